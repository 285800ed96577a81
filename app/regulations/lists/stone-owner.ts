import { findAllByName, foldName, plainName } from '~/pokedex/name';
import { baseOf, speciesKeys } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { readStone } from '~/pokedex/stone';

/** Reads a text that is written as a Mega Stone's name: its possible owners, best first, and its letter. */
export interface StoneText {
  owners: readonly string[];
  /** `x`, `y`, `z` or none. */
  letter: string;
}

/** A species that the lists bring along, which no dictionary has yet. */
export interface NewSpecies {
  key: string;
  names: readonly string[];
}

/** Undefined for what does not end as stones do: 「ヒードラナイト」, "Heatranite". */
export function readStoneText(text: string, more: readonly NewSpecies[] = []): StoneText | undefined {
  const stone = readStone(foldName(text));
  if (!stone || !/^[xyz]?$/.test(stone.letter)) return undefined;
  return { owners: ownersOf(stone.stem, more), letter: stone.letter };
}

/** Stones leave out the end of a name, or change it: ヒードラ of ヒードラン, "darkran" of Darkrai. */
function ownersOf(stem: string, more: readonly NewSpecies[]): string[] {
  const isKana = /[ぁ-ゖー]/.test(stem);
  const least = Math.max(isKana ? 2 : 4, stem.length - (isKana ? 1 : 2));
  const named = [
    ...speciesKeys()
      .filter((key) => key === baseOf(key))
      .map((key) => ({ key, names: Object.values(speciesNames[key] ?? {}) })),
    ...more,
  ];
  const found = named.flatMap(({ key, names }) => {
    const all = names.map((name) => foldName(plainName(name)));
    const shared = Math.max(...all.map((name) => sharedStart(name, stem)), 0);
    const length = Math.min(
      ...all.filter((name) => sharedStart(name, stem) === shared).map(({ length: n }) => n),
    );
    return shared >= Math.min(least, stem.length) ? [{ key, shared, length }] : [];
  });
  const best = Math.max(0, ...found.map(({ shared }) => shared));
  return found
    .filter(({ shared }) => shared === best)
    .sort((a, b) => a.length - b.length)
    .map(({ key }) => key);
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Finds the species of a Mega's name: 「メガヒードラン」, "Mega Heatran", "Heatran-Mega-X". */
export function readMegaText(
  text: string,
  more: readonly NewSpecies[] = [],
): { of: string; letter: string } | undefined {
  const [, ja, jaLetter, en, enLetter, id, idLetter] =
    /^(?:メガ(.+?)(?<!\s)\s*([XYZＸＹＺ])?|Mega[\s-]+([^\s-].*?)(?:(?<![\s-])[\s-]+([XYZ]))?|(.+)-Mega(?:-([XYZ]))?)$/i.exec(
      text,
    ) ?? [];
  const name = ja ?? en ?? id;
  if (name === undefined) return undefined;
  const keys = new Set(findAllByName(speciesNames, name).map(baseOf));
  const [known] = keys;
  const folded = foldName(name);
  const given = more.find(({ names }) => names.some((one) => foldName(one) === folded))?.key;
  const of = keys.size === 1 ? known : given;
  const letter = (jaLetter ?? enLetter ?? idLetter ?? '').normalize('NFKC').toLowerCase();
  return of === undefined ? undefined : { of, letter };
}
