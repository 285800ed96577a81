import names from './data/species.json';
import type { Dictionary } from './name';

export const speciesNames: Dictionary = names;
