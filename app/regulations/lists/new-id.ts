import { type Dictionary, foldName } from '~/pokedex/name';
import { kanaToRomaji } from '~/pokedex/romaji';

const plainId = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Makes an id as Showdown does, of the English name, else of the Japanese one in Latin letters; never one in use. */
export function newId(
  { ja = '', en = '' }: { ja?: string; en?: string },
  known: Dictionary,
  taken: ReadonlySet<string>,
): string {
  const id = plainId(en) || plainId(kanaToRomaji(foldName(ja))) || 'new';
  const isThere = (each: string) => Object.hasOwn(known, each) || taken.has(each);
  let free = id;
  for (let next = 2; isThere(free); next++) free = `${id}${next}`;
  return free;
}
