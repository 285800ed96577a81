import names from './data/items.json';
import type { Dictionary } from './name';

export const itemNames: Dictionary = names;
