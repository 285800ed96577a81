import names from './data/items.json' with { type: 'json' };
import { openDictionary } from './later-names';
import type { Dictionary } from './name';

export const itemNames: Dictionary = openDictionary('items', names);
