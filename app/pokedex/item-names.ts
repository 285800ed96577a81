import names from './data/items.json' with { type: 'json' };
import type { Dictionary } from './name';

export const itemNames: Dictionary = names;
