import { findAllByName, foldName, plainName } from '~/pokedex/name';
import { baseOf, speciesKeys } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { readStone } from '~/pokedex/stone';

/** A text that looks like a Mega Stone's name. Possible owners come best first. */
export interface StoneText {
  owners: readonly string[];
  letter: string;
}

export interface NewSpecies {
  key: string;
  names: readonly string[];
}

/** @returns undefined unless the text ends like a stone: 「ヒードラナイト」, "Heatranite" */
export function readStoneText(text: string, more: readonly NewSpecies[] = []): StoneText | undefined {
  const stone = readStone(foldName(text));
  if (!stone || !/^[xyz]?$/.test(stone.letter)) return undefined;
  return { owners: ownersOf(stone.stem, more), letter: stone.letter };
}

/** Stones drop or change the end of a name: ヒードラ for ヒードラン, "darkran" for Darkrai. */
function ownersOf(stem: string, more: readonly NewSpecies[]): string[] {
  const isKana = /[ぁ-ゖー]/.test(stem);
  const minShared = Math.max(isKana ? 2 : 4, stem.length - (isKana ? 1 : 2));
  const candidates = [
    ...speciesKeys()
      .filter((key) => key === baseOf(key))
      .map((key) => ({ key, names: Object.values(speciesNames[key] ?? {}) })),
    ...more,
  ];
  const matches = candidates.flatMap(({ key, names }) => {
    const all = names.map((name) => foldName(plainName(name)));
    const shared = Math.max(...all.map((name) => sharedStart(name, stem)), 0);
    const length = Math.min(
      ...all.filter((name) => sharedStart(name, stem) === shared).map(({ length: n }) => n),
    );
    return shared >= Math.min(minShared, stem.length) ? [{ key, shared, length }] : [];
  });
  const best = Math.max(0, ...matches.map(({ shared }) => shared));
  return matches
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
  const [knownKey] = keys;
  const folded = foldName(name);
  const newKey = more.find(({ names }) => names.some((one) => foldName(one) === folded))?.key;
  const species = keys.size === 1 ? knownKey : newKey;
  const letter = (jaLetter ?? enLetter ?? idLetter ?? '').normalize('NFKC').toLowerCase();
  return species === undefined ? undefined : { of: species, letter };
}
