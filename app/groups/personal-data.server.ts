import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { groups, groupTokens, members, roleRequests, staffLog } from '~/db/schema';

export const groupQueries = (db: Database, userId: string) => ({
  memberships: db
    .select({
      groupName: groups.name,
      ...columnsOf(members, 'role', 'displayName', 'tonamelId', 'createdAt'),
    })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(eq(members.userId, userId)),
  requests: db
    .select({
      ...columnsOf(roleRequests, 'kind', 'groupName', 'role', 'purpose', 'links'),
      ...columnsOf(roleRequests, 'createdAt', 'approvedAt', 'declinedAt', 'withdrawnAt', 'answer'),
    })
    .from(roleRequests)
    .where(eq(roleRequests.userId, userId)),
  groupTokens: db
    .select({
      // D1 names the columns of a batch by name alone: two of one name would be one.
      groupName: sql<string>`${groups.name}`.as('group_name'),
      ...columnsOf(groupTokens, 'name', 'createdAt', 'lastUsedAt', 'revokedAt'),
    })
    .from(groupTokens)
    .innerJoin(groups, eq(groups.id, groupTokens.groupId))
    .where(eq(groupTokens.createdById, userId)),
});

/** Statements that revoke what an account gave to programs, if `may` holds. Memberships go with the account. */
export const eraseGroupData = (db: Database, userId: string, may: SQL) =>
  [db.delete(groupTokens).where(and(eq(groupTokens.createdById, userId), may))] as const;

export const outdatedGroupData: readonly OutdatedTable[] = [
  { table: staffLog, key: staffLog.id, since: staffLog.createdAt, keptMs: retention.staffLog },
  {
    table: roleRequests,
    key: roleRequests.id,
    since: roleRequests.createdAt,
    keptMs: retention.roleRequests,
    where: sql`coalesce(approved_at, declined_at, withdrawn_at) is not null`,
  },
  {
    table: groupTokens,
    key: groupTokens.id,
    since: groupTokens.revokedAt,
    keptMs: retention.groupTokens,
    where: sql`revoked_at is not null`,
  },
];
