import names from './data/species.json' with { type: 'json' };
import { openDictionary } from './later-names';
import type { Dictionary } from './name';

export const speciesNames: Dictionary = openDictionary('species', names);
