import names from './data/natures.json';
import type { Dictionary } from './name';

export const natureNames: Dictionary = names;
