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

/** A template of markup: what is put in is escaped, in texts and in quoted attributes. The browser runs it as well. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  html: strings.reduce((before, after, at) => before + written(values[at - 1]) + after),
});
