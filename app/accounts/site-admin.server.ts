import { inArray, type SQL, sql } from 'drizzle-orm';
import { sessions, users } from '~/db/schema';
import { needsAdminPasskeys } from '~/http/configuration';
import { strongProofs } from './proof';

/**
 * In a query that joins a session with its person: since when they are a site admin, as far as this session may act as one;
 * else null. Whatever a site admin may do rests on it.
 */
export const actingAdminSince = (env: Pick<Env, 'SITE_ADMIN_PASSKEYS'>): SQL<Date | null> =>
  (needsAdminPasskeys(env)
    ? sql`case when ${inArray(sessions.proof, strongProofs)} then ${users.siteAdminSince} end`
    : sql`${users.siteAdminSince}`
  ).mapWith(users.siteAdminSince) as SQL<Date | null>;
