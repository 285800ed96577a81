import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { matchChanges, users } from '~/db/schema';
import { maxPlayerChanges } from './write-match.server';

/** Every report, confirmation, objection and entry, oldest first. */
export const listChanges = (db: Database, matchId: string) =>
  db
    .select({
      ...columnsOf(matchChanges, 'id', 'by', 'act', 'snapshot', 'createdAt'),
      who: users.displayName,
    })
    .from(matchChanges)
    .leftJoin(users, eq(users.id, matchChanges.byUserId))
    .where(eq(matchChanges.matchId, matchId))
    .orderBy(asc(matchChanges.revision), asc(matchChanges.id));

/** Whether its players have changed it so often that only staff change it now. */
export async function isForStaff(db: Database, matchId: string): Promise<boolean> {
  const [found] = await db
    .select({ changes: count() })
    .from(matchChanges)
    .where(and(eq(matchChanges.matchId, matchId), ne(matchChanges.by, 'staff')));
  return (found?.changes ?? 0) >= maxPlayerChanges;
}
