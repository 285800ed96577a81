import { isSpeciesName } from './identify';
import { namedTwice } from './resolve-pasted';

export interface SpeciesList {
  names: string[];
  /** Words around the list. */
  others: string[];
}

const signs = /[/+,、→>|;&\t＞]+|\s[-–—]\s|\s{3,}/;
export const intro =
  /(?:team|pt|パーティ|パーティー|構築|並び|編成|チーム|party|roster|squad|使用|選出|ポケモン|6匹|六匹|lineup|メンバー|members?)\S{0,4}\s*$/i;
const closing = /^(?:です|でした|で(?:出|参加|いき|す)|を使|\(?[6六]\)?|!|w+$|$)/;
const maxAround = 30;

/** Reads species on one line: `A / B / C`, 「構築：A＋B＋C」. Sentences that mention Pokémon are no list. */
export function speciesListIn(text: string): SpeciesList | undefined {
  if (/。\s*\S/.test(text)) return undefined;
  const commas = /,.*,/.test(text) ? text.replace(/(?<!\s)\s+(?:and|&)\s+/gi, ', ') : text;
  if (namedTwice(text)) return undefined;
  return listAt(commas, signs, 2) ?? listAt(text, /[・]|[/+,、→>|;&\t]+/, 2) ?? wordList(text);
}

function listAt(text: string, separator: RegExp, least: number): SpeciesList | undefined {
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < least) return undefined;
  const first = isSpeciesName(parts[0] as string)
    ? { name: parts[0] as string, rest: '' }
    : lastName(parts[0] as string);
  if (!first) return undefined;
  const end = parts.at(-1) as string;
  const last = isSpeciesName(end) ? { name: end, rest: '' } : firstName(end);
  const middle = parts.slice(1, -1);
  if (!last || !middle.every(isSpeciesName)) return undefined;
  const isMeant =
    (first.rest === '' ||
      /[:：]\s*$/.test(first.rest) ||
      intro.test(first.rest) ||
      (parts.length === 6 && last.rest === '')) &&
    (last.rest === '' || closing.test(last.rest)) &&
    first.rest.length <= maxAround &&
    last.rest.length <= maxAround;
  if (!isMeant) return undefined;
  return {
    names: [first.name, ...middle, last.name],
    others: [first.rest, last.rest].filter((rest) => /[\p{L}\p{N}]/u.test(rest)),
  };
}

/** 「構築：ガブリアス」 → the name at the end, and what stands before it. */
function lastName(part: string): { name: string; rest: string } | undefined {
  for (const { index } of part.matchAll(/[:\s]|は(?=\P{L}*\p{L})/gu)) {
    const name = part.slice(index + 1).trim();
    if (isSpeciesName(name)) return { name, rest: part.slice(0, index + 1).trim() };
  }
  return undefined;
}

/** 「カイリューでした」, `Dragonite (6)`, `and Dragonite` */
function firstName(part: string): { name: string; rest: string } | undefined {
  const bare = part.replace(/^and\s+/i, '');
  if (isSpeciesName(bare)) return { name: bare, rest: '' };
  for (const { index } of bare.matchAll(/\s|[!(]|です|でした|を使|で[出参い]/g)) {
    const name = bare.slice(0, index).trim();
    if (isSpeciesName(name)) return { name, rest: bare.slice(index).trim() };
  }
  return undefined;
}

/** Names between blanks alone, of which there must be several and nothing else. */
function wordList(text: string): SpeciesList | undefined {
  const colon = text.indexOf(':');
  const intros = colon < 0 ? '' : text.slice(0, colon);
  const words = text
    .slice(colon + 1)
    .trim()
    .split(/\s+/);
  const names: string[] = [];
  const others: string[] = intros ? [intros] : [];
  for (let at = 0; at < words.length; ) {
    const size = [3, 2, 1].find(
      (count) => at + count <= words.length && isSpeciesName(words.slice(at, at + count).join(' ')),
    );
    if (size === undefined) {
      if (names.length > 0 || at > 1 || !intro.test(words[at] as string)) return undefined;
      others.push(words[at] as string);
      at += 1;
      continue;
    }
    names.push(words.slice(at, at + size).join(' '));
    at += size;
  }
  return names.length >= 3 && names.every((name) => name.length > 1) ? { names, others } : undefined;
}
