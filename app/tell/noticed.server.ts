import { eq, inArray } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { announcements, groups, notices, tournaments } from '~/db/schema';

/** Finds notices with what their mails are about, in no order. */
export async function findNoticed(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ notice: notices, tournament: tournaments, groupName: groups.name })
    .from(notices)
    .innerJoin(tournaments, eq(tournaments.id, notices.tournamentId))
    .innerJoin(groups, eq(groups.id, notices.groupId))
    .where(inArray(notices.id, [...ids]));
  const occasions = rows.flatMap(({ notice: { kind, occasion } }) =>
    kind === 'announcement.posted' ? [occasion] : [],
  );
  const posted =
    occasions.length > 0
      ? await db.select().from(announcements).where(inArray(announcements.id, occasions))
      : [];
  return rows.map((row) => ({ ...row, announcement: posted.find(({ id }) => id === row.notice.occasion) }));
}

export type Noticed = Awaited<ReturnType<typeof findNoticed>>[number];
