import type { ja } from '../ja';
import type { Translated } from '../translated';
import { about } from './about';
import { accounts } from './accounts';
import { accuracy } from './accuracy';
import { broadcast } from './broadcast';
import { columns } from './columns';
import { day } from './day';
import { desk } from './desk';
import { developers } from './developers';
import { entrants } from './entrants';
import { errors } from './errors';
import { feeds } from './feeds';
import { fields } from './fields';
import { groups } from './groups';
import { guide } from './guide/guide';
import { hall } from './hall';
import { health } from './health';
import { host } from './host';
import { sharing } from './host/sharing';
import { judging } from './judging';
import { late } from './late';
import { mails } from './mails/choices';
import { noticeMails } from './mails/notices';
import { offline } from './offline';
import { overlays } from './overlays';
import { access, passkeys } from './passkeys';
import { pasted } from './pasted';
import { posts } from './posts';
import { profile } from './profile';
import { readings } from './readings';
import { regulations } from './regulations';
import { officialLists } from './regulations/official-lists';
import { reports } from './reports';
import { requests } from './requests';
import { results } from './results';
import { rounds } from './rounds/rounds';
import { roundsDesk } from './rounds/rounds-desk';
import { shell } from './shell';
import { endAccess } from './sign-in/end-access';
import { inApp } from './sign-in/in-app';
import { staffLog } from './staff-log';
import { stats } from './stats';
import { teams } from './teams';
import { tokens, webhooks } from './tokens';
import { told } from './told';
import { tournaments } from './tournaments';
import { viewTeam } from './view-team';

export const en: Translated<typeof ja> = {
  inApp,
  access,
  day,
  desk,
  developers,
  endAccess,
  entrants,
  errors,
  feeds,
  fields,
  groups,
  guide,
  posts,
  profile,
  readings,
  sharing,
  shell,
  teams,
  tournaments,
  viewTeam,
  webhooks,
  about,
  accounts,
  accuracy,
  broadcast,
  hall,
  columns,
  health,
  host,
  judging,
  late,
  mails,
  noticeMails,
  officialLists,
  offline,
  overlays,
  passkeys,
  pasted,
  regulations,
  reports,
  requests,
  results,
  rounds,
  roundsDesk,
  staffLog,
  stats,
  told,
  tokens,
};
