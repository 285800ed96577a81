import { readings } from './readings';
import { shell } from './shell';
import { tournaments } from './tournaments';

export const ja = { readings, shell, tournaments };
