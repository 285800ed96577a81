import { foldName } from './name';
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
  const named = speciesKeys().filter((key) => {
    const { ja, en } = speciesNames[key] ?? { ja: '', en: '' };
    return foldName(ja).startsWith(stem) || foldName(en).startsWith(stem);
  });
  return named.length > 0 && !named.some((key) => owners.has(baseOf(key)));
}

const isMadeBy = (species: string, item: string) => traitsOf(species)?.formItems.includes(item);
