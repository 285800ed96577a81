const pokePaste =
  /^(?:https?:\/\/)?(?:www\.)?pokepast\.es\/([0-9a-f]{8,32})(?:\/(?:raw|json)?)?(?:[?#]\S*)?$/i;
const anyLink = /^https?:\/\/\S+$/i;

/** Finds a link pasted instead of a team: the ID of a PokePaste, or a URL that is never fetched. */
export function linkIn(text: string): { pokePaste: string } | { link: string } | undefined {
  const line = text.trim();
  if (line.length > 300) return undefined;
  const id = pokePaste.exec(line)?.[1];
  if (id !== undefined) return { pokePaste: id.toLowerCase() };
  return anyLink.test(line) ? { link: line } : undefined;
}

/** Characters; longer pages are cut, as a team is near the beginning. */
const maxPageLength = 200_000;
// Must not match a nickname: `<3 (Pikachu)`.
const isHtml = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!doctype html/i;
const hidden = /<(script|style|head|svg|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const breaks =
  /<\/?(?:address|article|br|dd|div|dl|dt|h[1-6]|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)\b[^<>]*>/gi;
const tags = /<!--[\s\S]*?(?:-->|$)|<[!/?a-z][^<>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Strips copied HTML of its tags; returns any other text unchanged. */
export function withoutTags(text: string): string {
  if (!isHtml.test(text.slice(0, maxPageLength))) return text;
  return text
    .slice(0, maxPageLength)
    .replace(hidden, '\n')
    .replace(breaks, '\n')
    .replace(tags, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/[<>]/g, ' ');
}
