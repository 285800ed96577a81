export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTicked = (field: Control): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Whether a control has another value than the page gave it. */
export function isTyped(field: Control): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
