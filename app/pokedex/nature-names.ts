import names from './data/natures.json' with { type: 'json' };
import type { Dictionary } from './name';

export const natureNames: Dictionary = names;
