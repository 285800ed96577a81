import names from './data/types.json' with { type: 'json' };
import type { Dictionary } from './name';

export const typeNames: Dictionary = names;
