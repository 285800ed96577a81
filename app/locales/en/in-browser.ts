import { desk } from './desk';
import { errors } from './errors';
import { fields } from './fields';
import { groups } from './groups';
import { posts } from './posts';
import { profile } from './profile';
import { readings } from './readings';
import { shell } from './shell';
import { teams } from './teams';
import { tournaments } from './tournaments';
import { viewTeam } from './view-team';

const anywhere = { errors, fields, readings, shell };

/** The rooms of the pages that run in the browser (`handle.hydrate`); the others are written by the server alone. */
export const strings = { ...anywhere, desk, groups, posts, profile, teams, tournaments, viewTeam };
