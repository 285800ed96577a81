import { shell } from './shell';
import { tournaments } from './tournaments';

export const ja = { shell, tournaments };
