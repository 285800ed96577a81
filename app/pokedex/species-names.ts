import names from './data/species.json' with { type: 'json' };
import type { Dictionary } from './name';

export const speciesNames: Dictionary = names;
