import names from './data/abilities.json' with { type: 'json' };
import type { Dictionary } from './name';

export const abilityNames: Dictionary = names;
