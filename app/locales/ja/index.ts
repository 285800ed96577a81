import { errors } from './errors';
import { readings } from './readings';
import { shell } from './shell';
import { tournaments } from './tournaments';
import { viewTeam } from './view-team';

export const ja = { errors, readings, shell, tournaments, viewTeam };
