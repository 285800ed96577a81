import { accounts } from './accounts';
import { broadcast } from './broadcast';
import { desk } from './desk';
import { errors } from './errors';
import { fields } from './fields';
import { groups } from './groups';
import { host } from './host';
import { overlays } from './overlays';
import { posts } from './posts';
import { profile } from './profile';
import { readings } from './readings';
import { requests } from './requests';
import { results } from './results';
import { shell } from './shell';
import { teams } from './teams';
import { tournaments } from './tournaments';
import { viewTeam } from './view-team';

export const ja = {
  accounts,
  desk,
  broadcast,
  errors,
  fields,
  groups,
  host,
  overlays,
  posts,
  profile,
  readings,
  requests,
  results,
  shell,
  teams,
  tournaments,
  viewTeam,
};
