import names from './data/abilities.json' with { type: 'json' };
import { openDictionary } from './later-names';
import type { Dictionary } from './name';

export const abilityNames: Dictionary = openDictionary('abilities', names);
