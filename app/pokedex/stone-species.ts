import { itemNames } from './item-names';
import { foldName, type Name, plainName } from './name';
import { baseOf, speciesKeys, traitsOf } from './species';
import { speciesNames } from './species-names';
import { readStone } from './stone';

/** Whether a text written as a stone names a Pokémon, or its beginning, that this stone is not for. */
export function isForAnother(text: string, stone: string): boolean {
  const stem = readStone(foldName(text))?.stem;
  const owners = new Set(
    speciesKeys()
      .filter((key) => isMadeBy(key, stone))
      .map(baseOf),
  );
  if (!stem || stem.length < 3 || owners.size === 0) return false;
  const candidates = speciesKeys().filter((key) =>
    bothNames(speciesNames[key]).some((name) => name.startsWith(stem)),
  );
  // 「ミュウナイト」 names Mew though Mewtwo's begins alike; 「リザードナイト」 names Charmeleon but means Charizard's.
  const inFull = candidates.filter((key) => bothNames(speciesNames[key]).includes(stem));
  const isOwnStem = bothNames(itemNames[stone]).some((name) => readStone(name)?.stem === stem);
  const likely = inFull.length > 0 && !isOwnStem ? inFull : candidates;
  return likely.length > 0 && !likely.some((key) => owners.has(baseOf(key)));
}

const bothNames = (name: Name | undefined) =>
  name ? [foldName(plainName(name.ja)), foldName(plainName(name.en))] : [];

const isMadeBy = (species: string, item: string) => traitsOf(species)?.formItems.includes(item);
