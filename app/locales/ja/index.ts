import { errors } from './errors';
import { readings } from './readings';
import { shell } from './shell';
import { tournaments } from './tournaments';

export const ja = { errors, readings, shell, tournaments };
