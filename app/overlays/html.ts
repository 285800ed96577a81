/** Markup whose texts are escaped; made by `html` alone. */
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
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(written).join('');
}

// A template has line breaks for its reader: in the markup they are nothing, before an attribute a blank.
const flat = (part: string) =>
  part.replace(/\n\s*([a-z])?/g, (_, attribute?: string) => (attribute ? ` ${attribute}` : ''));

// A picture is a few hundred pieces of some thirty templates: flattening each anew would double its time.
const flattened = new WeakMap<TemplateStringsArray, string[]>();
function partsOf(template: TemplateStringsArray): string[] {
  const parts = flattened.get(template) ?? template.map(flat);
  flattened.set(template, parts);
  return parts;
}

export const html = (template: TemplateStringsArray, ...values: Value[]): Html => ({
  html: partsOf(template).reduce((before, after, at) => before + written(values[at - 1]) + after),
});
