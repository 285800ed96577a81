import names from './data/moves.json' with { type: 'json' };
import { openDictionary } from './later-names';
import type { Dictionary } from './name';

export const moveNames: Dictionary = openDictionary('moves', names);
