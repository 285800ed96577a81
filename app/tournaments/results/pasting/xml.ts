interface Visit {
  open?: (path: string, attributes: ReadonlyMap<string, string>, line: number) => void;
  /** All text between the tags of an element that has no elements in it. */
  text?: (path: string, text: string) => void;
  close?: (path: string) => void;
}

const maxDepth = 20;
const maxTags = 100_000;

const attribute = /\s+([A-Za-z][\w.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;
const token =
  /<\?xml\s[^<>?]*\?>|<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w.-]*)((?:\s+[A-Za-z][\w.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Undefined where an `&` begins nothing that XML itself knows. */
function unescaped(text: string): string | undefined {
  let sound = true;
  const plain = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));|&/gi, (_, digits, hex, name) => {
    const code = digits ? Number(digits) : hex ? Number.parseInt(hex, 16) : undefined;
    const letter =
      code === undefined
        ? named[name]
        : code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
          ? String.fromCodePoint(code)
          : undefined;
    if (letter === undefined) sound = false;
    return letter ?? '';
  });
  return sound ? plain : undefined;
}

/**
 * The little of XML that TOM writes: elements, attributes, text, comments. A DTD, an entity of one's own, CDATA or any
 * other instruction is refused, so nothing here can grow or lead elsewhere; depth and number of tags have limits.
 * Returns the line of what is not so, from 1; undefined when all was read.
 */
export function readXml(text: string, visit: Visit): number | undefined {
  const open: string[] = [];
  let line = 1;
  let tags = 0;
  let roots = 0;
  let words: string | undefined;
  for (token.lastIndex = 0; token.lastIndex < text.length; ) {
    const from = token.lastIndex;
    const found = token.exec(text);
    if (!found || (found[0].startsWith('<?') && text.slice(0, from).trim() !== '')) return line;
    const [whole, slash, name, given = '', alone] = found;
    const here = line;
    line += whole.split('\n').length - 1;
    if (name === undefined) {
      if (whole.startsWith('<')) continue;
      const plain = unescaped(whole);
      if (plain === undefined || (open.length === 0 && plain.trim() !== '')) return here;
      if (words !== undefined) words += plain;
      continue;
    }
    if (slash) {
      if (open.at(-1) !== name || given !== '' || alone) return here;
      const path = open.join('/');
      if (words !== undefined) visit.text?.(path, words.trim());
      words = undefined;
      visit.close?.(path);
      open.pop();
      continue;
    }
    if (open.length === 0 && ++roots > 1) return here;
    open.push(name);
    if (open.length > maxDepth || ++tags > maxTags) return here;
    const attributes = new Map<string, string>();
    for (const [, key = '', double, single] of given.matchAll(attribute)) {
      const value = unescaped(double ?? single ?? '');
      if (value === undefined || attributes.has(key)) return here;
      attributes.set(key, value);
    }
    const path = open.join('/');
    visit.open?.(path, attributes, here);
    words = alone ? undefined : '';
    if (alone) {
      visit.close?.(path);
      open.pop();
    }
  }
  return open.length > 0 || roots === 0 ? line : undefined;
}
