import { and, eq, inArray, isNotNull, or, type SQLWrapper } from 'drizzle-orm';
import { isSessionAlive } from '~/accounts/session.server';
import { actingAdminSince } from '~/accounts/site-admin.server';
import type { Database } from '~/db/client.server';
import { members, sessions, users } from '~/db/schema';
import { may, roles } from '~/groups/permission';

const runners = roles.filter((role) => may(role, 'runBroadcast'));

const runsAs = (adminSince: SQLWrapper) => or(isNotNull(adminSince), inArray(members.role, runners));

export async function sessionsAtDesk(
  db: Database,
  env: Env,
  groupId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.groupId, groupId)))
    .where(and(inArray(sessions.id, [...new Set(ids)]), isSessionAlive(now), runsAs(actingAdminSince(env))));
  return new Set(rows.map(({ id }) => id));
}
