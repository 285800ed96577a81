import { type Dictionary, foldName } from '~/pokedex/name';
import { kanaToRomaji } from '~/pokedex/romaji';

const plainId = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Makes an unused Showdown-style ID from the English name, or else from the romanized Japanese name. */
export function newNameId(
  { ja = '', en = '' }: { ja?: string; en?: string },
  known: Dictionary,
  taken: ReadonlySet<string>,
): string {
  const id = plainId(en) || plainId(kanaToRomaji(foldName(ja))) || 'new';
  const isInUse = (each: string) => Object.hasOwn(known, each) || taken.has(each);
  let free = id;
  for (let next = 2; isInUse(free); next++) free = `${id}${next}`;
  return free;
}
