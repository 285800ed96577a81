import { alternativesIn, fieldsNamed, isSpeciesName, keysOf } from './identify';
import type { PastedHead, PastedPart } from './pasted-line';
import { type Piece, partsOf, piecesOf } from './pieces';
import { namedTwice } from './resolve-pasted';

export const isNothing = (value: string): boolean =>
  /^(none|no item|tbd|tba|undecided|なし|無し|未定|未決定?|未確定|検討中|考え中|迷い中|悩み中|調整中|--*|\?+)?$/i.test(
    value.replace(/[()]/g, '').trim(),
  );

const level = /(?:(?<![\s(])[\s(]+|(?<![a-z]))lv\.?\s*\d{1,3}\)?/i;
const sign = /(?<!\s)\s*(?:\((M|F|♂|♀|オス|メス)\)|([♂♀]))$/i;

/** Parses `Nick (Species) (M) @ Item`; without an item, the species must be known. */
export function readHead(text: string): PastedPart[] | undefined {
  if (!level.test(text)) return headParts(text);
  const parts = headParts(text.replace(level, '').trim());
  return parts && [...parts, { kind: 'leftOut', what: 'level' }];
}

function headParts(text: string): PastedPart[] | undefined {
  const at = text.lastIndexOf('@');
  if (at < 0) return namedParts(text);
  const name = text.slice(0, at).trim();
  const item = text.slice(at + 1).trim();
  const held = heldParts(item);
  if (!held) {
    // A nickname may hold the sign.
    const whole = namedHead(text);
    if (whole?.nickname) return [whole];
  }
  const named = namedParts(name);
  // Somebody is mentioned in a chat.
  if (name === '' || (!named && !held)) return undefined;
  const [head = { kind: 'head', name } as PastedHead, ...others] = named ?? [];
  return [{ ...(head as PastedHead), item: held?.item ?? item }, ...others, ...(held?.others ?? [])];
}

/** Reads the words after `@`: an item, and maybe other details. */
function heldParts(text: string): { item: string; others: PastedPart[] } | undefined {
  if (isNothing(text) || keysOf('item', text).length > 0) return { item: text, others: [] };
  const { names } = alternativesIn(text);
  if (names.length > 1 && names.every((name) => keysOf('item', name).length > 0))
    return { item: text, others: [] };
  const pieces = piecesOf(text);
  const at = pieces.findIndex(({ fields }) => fields.includes('item'));
  // 「ゲンガナイトY」 is another stone than 「ゲンガナイト」.
  if (at < 0 || pieces.some(({ fields }) => fields.length === 0)) return undefined;
  const others = pieces.filter((_, place) => place !== at);
  return { item: (pieces[at] as Piece).text, others: partsOf(others) };
}

function namedParts(name: string): PastedPart[] | undefined {
  const head = namedHead(name);
  if (head) return [head];
  // A chat puts the time and its author in front.
  const end = Math.max(name.lastIndexOf(':'), name.lastIndexOf('\t'));
  const own = end < 0 ? undefined : namedHead(name.slice(end + 1).trim());
  if (own) return [own, { kind: 'unread', text: name.slice(0, end).trim() }];
  const pieces = piecesOf(name);
  const isWhole = pieces.length > 1 && pieces.every(({ fields }) => fields.length > 0);
  return isWhole && pieces[0]?.fields.includes('species') ? partsOf(pieces) : undefined;
}

function namedHead(text: string): PastedHead | undefined {
  const only = isSpeciesName(text) ? text : namedTwice(text);
  if (only) return { kind: 'head', name: only };
  const match = sign.exec(text);
  const gender = match ? (/^(f|♀|メス)$/i.test(match[1] ?? (match[2] as string)) ? 'f' : 'm') : undefined;
  const name = match ? text.slice(0, match.index) : text;
  if (isSpeciesName(name)) return { kind: 'head', name, gender };
  const open = name.lastIndexOf('(');
  const inner = open > 0 && name.endsWith(')') ? name.slice(open + 1, -1).trim() : '';
  if (!isSpeciesName(inner)) return undefined;
  // 「ガブリアス（ゴースト）」 has a type in its brackets, not a species.
  const isOther = isSpeciesName(name.slice(0, open).trim()) && fieldsNamed(inner).includes('teraType');
  return isOther ? undefined : { kind: 'head', name: inner, gender, nickname: true };
}
