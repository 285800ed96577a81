const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the entities of HTML, as a page's source has them. Unknown ones stay. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const quote = /^ {0,3}(?:> ?){1,5}/;
/** A chat's word that a post was changed. */
const edited = /\s?[(（](?:edited|編集済み?)[)）]$/;
const fence = /^\s*(?:```|~~~)\w{0,12}\s*$/;

const source = /<(?:table|tr|td|ul|ol|li)\b[^<>]{0,200}>/i;
const trimmedLines = (text: string) => text.split('\n').map((line) => line.trim());
/** The rows and cells of a page's source. */
const withoutTags = (text: string): string =>
  trimmedLines(
    trimmedLines(text)
      .join(' ')
      .replace(/<\/t[hd]\s?>(?=\s{0,20}<t[hd]\b)/gi, '\t')
      .replace(/<(?:br\b[^<>]{0,20}|\/(?:tr|li|p|div|h\d|table))>/gi, '\n')
      .replace(/<\/?[a-z][^<>]{0,500}>/gi, ''),
  ).join('\n');

/** A list or table as it was before a chat or page dressed it: no entities, quote marks and code fences. Lines keep their numbers. */
export function plainCopy(text: string): string {
  const lines = withoutEntities(source.test(text) ? withoutTags(text) : text).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const quoted = filled.filter((line) => quote.test(line)).length;
  const isQuoted = quoted > 2 || quoted * 2 > filled.length;
  return lines
    .map((line) => (isQuoted ? line.replace(quote, '') : line))
    .map((line) => (fence.test(line) ? '' : line.replace(edited, '')))
    .join('\n');
}
