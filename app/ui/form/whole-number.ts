/** A non-negative whole number in a form's field, as pages print it. @returns -1, which no row has, for anything else */
export function wholeNumberIn(form: FormData, name: string): number {
  const text = form.get(name);
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
