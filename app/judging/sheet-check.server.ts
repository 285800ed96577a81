import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { sheetChecks, teamSheets, users } from '~/db/schema';

interface Check {
  id: string;
  /** As it was seen. */
  revision: number;
}

/** False when the sheet has changed since it was seen, or its player has deleted it; twice is once. */
export async function markChecked(
  db: Database,
  { id, revision, byUserId }: Check & { byUserId: string },
  now: Date,
): Promise<boolean> {
  const seen = sql`${teamSheets.id} = ${id} and ${teamSheets.revision} = ${revision} and ${teamSheets.erasedAt} is null`;
  const [, found] = await db.batch([
    db
      .insert(sheetChecks)
      .select(sql`select id, revision, ${byUserId}, ${now.getTime()} from team_sheets where ${seen}`)
      .onConflictDoNothing(),
    db.select({ id: teamSheets.id }).from(teamSheets).where(seen),
  ]);
  return found.length === 1;
}

/** @returns whether there was a mark on that revision */
export async function unmarkChecked(db: Database, { id, revision }: Check): Promise<boolean> {
  const gone = await db
    .delete(sheetChecks)
    .where(and(eq(sheetChecks.teamSheetId, id), eq(sheetChecks.revision, revision)))
    .returning({ revision: sheetChecks.revision });
  return gone.length === 1;
}

/** Of the latest revision that was looked through. */
export const lastCheckQuery = (db: Database, teamSheetId: string) =>
  db
    .select({ ...columnsOf(sheetChecks, 'revision', 'checkedAt'), who: users.displayName })
    .from(sheetChecks)
    .leftJoin(users, eq(users.id, sheetChecks.byUserId))
    .where(eq(sheetChecks.teamSheetId, teamSheetId))
    .orderBy(desc(sheetChecks.revision))
    .limit(1);

/** A column of a query about team_sheets. */
export const checkedRevision = sql<number | null>`(select max(c.revision) from sheet_checks c
  where c.team_sheet_id = team_sheets.id)`;

/** The same, of the sheet as it is now. */
export const checkedAt = sql<Date | null>`(select c.checked_at from sheet_checks c
  where c.team_sheet_id = team_sheets.id and c.revision = team_sheets.revision)`.mapWith(
  sheetChecks.checkedAt,
);
