import names from './data/moves.json';
import type { Dictionary } from './name';

export const moveNames: Dictionary = names;
