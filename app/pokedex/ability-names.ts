import names from './data/abilities.json';
import type { Dictionary } from './name';

export const abilityNames: Dictionary = names;
