/** Escaped markup. Only `html` creates it. */
export interface Html {
  readonly html: string;
}
type Value = Html | string | number | null | undefined | false | readonly Value[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(render).join('');
}

// Line breaks in templates are for readability. Those before an attribute become a space.
const flat = (part: string) =>
  part.replace(/\n\s*([a-z])?/g, (_, attribute?: string) => (attribute ? ` ${attribute}` : ''));

// Memoized: pictures repeat some thirty templates hundreds of times, and flattening is half the work.
const flatCache = new WeakMap<TemplateStringsArray, string[]>();
function partsOf(template: TemplateStringsArray): string[] {
  const parts = flatCache.get(template) ?? template.map(flat);
  flatCache.set(template, parts);
  return parts;
}

export const html = (template: TemplateStringsArray, ...values: Value[]): Html => ({
  html: partsOf(template).reduce((before, after, at) => before + render(values[at - 1]) + after),
});
