import { asc, eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { matchChanges, users } from '~/db/schema';

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
