const maxLength = 500;
const email = /(?<![^\s@"'<>(),:;=])[^\s@"'<>(),:;=]+@[^\s@"'<>(),:;=]+/g;
const url = /\b(https?:\/\/[^\s/"'<>]+)[^\s"'<>)]*/gi;
const address = /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}/gi;
// "reading 'x'" names a property of our own; any other quotation may be a person's text.
const quotations: Readonly<Record<string, RegExp>> = {
  '"': /"(?:[^"\\]|\\[\s\S])*"/y,
  "'": /'(?:[^'\\]|\\[\s\S])*'/y,
  '`': /`[^`]*`/y,
  '「': /「[^」]*」/y,
};
const property = /(?:reading|setting) $/;
const word = /[\w$+/=-]{16,}/g;

const isToken = (text: string) => /\d/.test(text) || (text.length >= 24 && !/[_-]/.test(text));

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Removes personal data in any case, the longest first. Fewer than three characters identify no one. */
export function withoutKnown(text: string, known: Iterable<string>): string {
  const values = [...new Set([...known].flatMap((each) => [each, each.trim(), each.normalize('NFKC')]))]
    .filter((each) => each.length >= 3)
    .sort((a, b) => b.length - a.length);
  return values.reduce((rest, each) => rest.replace(new RegExp(escapeRegExp(each), 'gi'), '[…]'), text);
}

/** Removes quotations. An open one is searched for once: no later one of its kind ends either. */
function withoutQuotations(text: string): string {
  const endless = new Set<string>();
  let result = '';
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/["'`「]/g)) {
    const quotation = quotations[sign];
    if (index < from || !quotation || endless.has(sign)) continue;
    quotation.lastIndex = index;
    const quoted = quotation.exec(text)?.[0];
    if (quoted === undefined) {
      endless.add(sign);
      continue;
    }
    const before = text.slice(from, index);
    result += before + (property.test(before.slice(-8)) ? quoted : '‘…’');
    from = index + quoted.length;
  }
  return result + text.slice(from);
}

/** Scrubs a message: no personal data, addresses, tokens or quotations; at most 500 characters. */
export function scrubbed(text: string, known: Iterable<string>): string {
  return withoutQuotations(withoutKnown(text, known))
    .replace(url, '$1/…')
    .replace(email, '[mail]')
    .replace(address, '[address]')
    .replace(word, (all) => (isToken(all) ? '[token]' : all))
    .slice(0, maxLength);
}

/** Scrubs SQL. Double quotes hold names; single quotes hold values, which become question marks. */
export const scrubbedSql = (sql: string, known: Iterable<string>): string =>
  withoutKnown(sql, known)
    .replace(/'(?:[^']|'')*'/g, '?')
    .slice(0, maxLength);
