import names from './data/types.json';
import type { Dictionary } from './name';

export const typeNames: Dictionary = names;
