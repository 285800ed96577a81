import { itemNames } from './item-names';
import { foldName, type Name, plainName } from './name';
import { baseOf, speciesKeys, traitsOf } from './species';
import { speciesNames } from './species-names';
import { readStone } from './stone';

/** Whether a text written as a stone names a Pokémon, or its beginning, and none that this stone is for. */
export function isForAnother(text: string, stone: string): boolean {
  const stem = readStone(foldName(text))?.stem;
  const owners = new Set(
    speciesKeys()
      .filter((key) => isMadeBy(key, stone))
      .map(baseOf),
  );
  if (!stem || stem.length < 3 || owners.size === 0) return false;
  const named = speciesKeys().filter((key) =>
    bothNames(speciesNames[key]).some((name) => name.startsWith(stem)),
  );
  // 「ミュウナイト」 begins as Mewtwo's stone does and names Mew; 「リザードナイト」 names Charmeleon, and is how Charizard's are called.
  const inFull = named.filter((key) => bothNames(speciesNames[key]).includes(stem));
  const isOwnStem = bothNames(itemNames[stone]).some((name) => readStone(name)?.stem === stem);
  const meant = inFull.length > 0 && !isOwnStem ? inFull : named;
  return meant.length > 0 && !meant.some((key) => owners.has(baseOf(key)));
}

const bothNames = (name: Name | undefined) =>
  name ? [foldName(plainName(name.ja)), foldName(plainName(name.en))] : [];

const isMadeBy = (species: string, item: string) => traitsOf(species)?.formItems.includes(item);
