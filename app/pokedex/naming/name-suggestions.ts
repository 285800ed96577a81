import { type Dictionary, findByName, foldName } from '~/pokedex/name';
import { type Aliases, searchIndex, searchNames } from '~/pokedex/search';

interface Preferred {
  /** Players' words for the names; their order is a guess at how much each is used. */
  aliases?: Aliases;
  first?: readonly string[];
  allowed?: ReadonlySet<string>;
  /** Keys, most used first. */
  used?: readonly string[];
}

const maxSuggestions = 8;
const noWords: Aliases = {};

/** Best first, of equal ones the most used; an exact name stays on top, so that Enter keeps it. */
export function suggestNames(
  names: Dictionary,
  text: string,
  { aliases = noWords, first = [], allowed = new Set(first), used = [] }: Preferred = {},
): string[] {
  if (foldName(text) === '') return [...first];
  const byUse = [...new Set([...used, ...Object.keys(aliases)])];
  const places = new Map(byUse.map((key, at) => [key, at]));
  const placeByUse = (key: string) => places.get(key) ?? places.size;
  const matches = searchNames(searchIndex(names, aliases), text, Number.POSITIVE_INFINITY, placeByUse);
  const exact = findByName(names, text);
  const place = (key: string) => (key === exact ? 0 : allowed.has(key) ? 1 : 2);
  return matches.sort((a, b) => place(a) - place(b)).slice(0, maxSuggestions);
}
