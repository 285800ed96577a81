type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type StoredForms = {
  path: string;
  fields: { form: number; name: string; turn: number; value: string | boolean }[];
};

const key = 'sixsheet:kept-forms';

/** Fields that a reload can restore: no files, which no page may fill in, and no passwords. */
function* controls() {
  for (const [form, element] of [...document.forms].entries()) {
    const turns = new Map<string, number>();
    for (const control of element.elements as Iterable<Element>) {
      if (!control.matches('input, textarea, select')) continue;
      const field = control as Control;
      if (!field.name || ['file', 'password', 'submit', 'button', 'image'].includes(field.type)) continue;
      const turn = turns.get(field.name) ?? 0;
      turns.set(field.name, turn + 1);
      yield { form, name: field.name, turn, field };
    }
  }
}

const isTicked = (field: Control): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

export function keepForms() {
  const fields = [...controls()].map(({ field, ...place }) => ({
    ...place,
    value: isTicked(field) ? field.checked : field.value,
  }));
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, fields } satisfies StoredForms));
  } catch {
    // Full or forbidden storage: reloading is still better.
  }
}

function takeStored(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}

export function restoreForms() {
  const text = takeStored();
  if (!text) return;
  const { path, fields } = JSON.parse(text) as StoredForms;
  if (path !== location.pathname) return;
  const stored = new Map(fields.map(({ form, name, turn, value }) => [`${form} ${turn} ${name}`, value]));
  for (const { form, name, turn, field } of controls()) {
    const value = stored.get(`${form} ${turn} ${name}`);
    if (value === undefined) continue;
    if (isTicked(field)) {
      if (field.checked !== value) field.click();
      continue;
    }
    if (field.value === value) continue;
    // React overrides the element's own setter: use the prototype's, and dispatch events.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
