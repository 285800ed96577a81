import names from './data/moves.json' with { type: 'json' };
import type { Dictionary } from './name';

export const moveNames: Dictionary = names;
