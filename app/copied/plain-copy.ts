const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the entities of HTML, as a page's source has them. Unknown ones stay. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const quote = /^ {0,3}(?:> ?){1,5}/;
const fence = /^\s*(?:```|~~~)\w{0,12}\s*$/;

/** A list or table as it was before a chat or page dressed it: no entities, quote marks and code fences. Lines keep their numbers. */
export function plainCopy(text: string): string {
  const lines = withoutEntities(text).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const quoted = filled.filter((line) => quote.test(line)).length;
  const isQuoted = quoted > 2 || quoted * 2 > filled.length;
  return lines
    .map((line) => (isQuoted ? line.replace(quote, '') : line))
    .map((line) => (fence.test(line) ? '' : line))
    .join('\n');
}
