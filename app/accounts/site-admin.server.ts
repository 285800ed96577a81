import { inArray, type SQL, sql } from 'drizzle-orm';
import { sessions, users } from '~/db/schema';
import { needsAdminPasskeys } from '~/http/configuration';
import { strongProofs } from './proof';

/** SQL on sessions and users: null unless the account is a site admin and this session may act as one. */
export const actingAdminSince = (env: Pick<Env, 'SITE_ADMIN_PASSKEYS'>): SQL<Date | null> =>
  (needsAdminPasskeys(env)
    ? sql`case when ${inArray(sessions.proof, strongProofs)} then ${users.siteAdminSince} end`
    : sql`${users.siteAdminSince}`
  ).mapWith(users.siteAdminSince) as SQL<Date | null>;
