import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { sheetChecks, users } from '~/db/schema';
import { hasRevision } from '~/sheets/erase/hidden-name.server';

interface Check {
  id: string;
  revision: number;
}

/** Idempotent. @returns false if the sheet has changed since that revision, or was erased */
export async function markChecked(
  db: Database,
  { id, revision, byUserId }: Check & { byUserId: string },
  now: Date,
): Promise<boolean> {
  const [, [sheet]] = await db.batch([
    db
      .insert(sheetChecks)
      .select(
        sql`select ${id}, ${revision}, ${byUserId}, ${now.getTime()} where ${hasRevision(id, revision)}`,
      )
      .onConflictDoNothing(),
    db.select({ isSeen: hasRevision(id, revision).mapWith(Boolean) }).from(sql`(select 1)`),
  ]);
  return sheet?.isSeen === true;
}

/** @returns whether there was a mark on that revision */
export async function unmarkChecked(db: Database, { id, revision }: Check): Promise<boolean> {
  const gone = await db
    .delete(sheetChecks)
    .where(and(eq(sheetChecks.teamSheetId, id), eq(sheetChecks.revision, revision)))
    .returning({ revision: sheetChecks.revision });
  return gone.length === 1;
}

export const lastCheckQuery = (db: Database, teamSheetId: string) =>
  db
    .select({ ...columnsOf(sheetChecks, 'revision', 'checkedAt'), who: users.displayName })
    .from(sheetChecks)
    .leftJoin(users, eq(users.id, sheetChecks.byUserId))
    .where(eq(sheetChecks.teamSheetId, teamSheetId))
    .orderBy(desc(sheetChecks.revision))
    .limit(1);

export const checkedRevision = sql<number | null>`(select max(c.revision) from sheet_checks c
  where c.team_sheet_id = team_sheets.id)`;

/** Time of the check of the current revision; a column of queries on team_sheets. */
export const checkedAt = sql<Date | null>`(select c.checked_at from sheet_checks c
  where c.team_sheet_id = team_sheets.id and c.revision = team_sheets.revision)`.mapWith(
  sheetChecks.checkedAt,
);
