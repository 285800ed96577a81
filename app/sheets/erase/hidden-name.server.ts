import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import type { ForgottenPeople } from '~/db/forgotten-people';
import { reportCases, roomRemovals, teamSheets } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import { hiddenName } from '~/text/nameless';
import { toldReason } from '~/text/told-reason';

/** Reason why a name is hidden, for its player and staff; undefined if it isn't. */
export async function findHiding(
  db: Database,
  { id, displayName, hiddenName }: Pick<typeof teamSheets.$inferSelect, 'id' | 'displayName' | 'hiddenName'>,
  t: Translate,
): Promise<string | undefined> {
  if (displayName !== hiddenName) return undefined;
  const [found] = await db
    .select(columnsOf(reportCases, 'cause', 'reason'))
    .from(reportCases)
    .where(
      and(
        eq(reportCases.teamSheetId, id),
        isNotNull(reportCases.takenDownAt),
        isNull(reportCases.restoredAt),
      ),
    )
    .orderBy(desc(reportCases.takenDownAt))
    .limit(1);
  return toldReason(t, found ?? { cause: null, reason: '' });
}

interface Named {
  id: string;
  tournamentId: string;
  groupId: string;
  displayName: string;
}

export const hasRevision = (id: string, revision: number): SQL =>
  sql`exists (select 1 from team_sheets s where s.id = ${id} and s.revision = ${revision} and s.erased_at is null)`;

/** Statements, guarded by `may`, that hide a name also in the group's broadcasts. */
export const hideName = (db: Database, sheet: Named, may: SQL, now: Date) => [
  db
    .update(teamSheets)
    .set({ hiddenName: sql`display_name` })
    .where(and(eq(teamSheets.id, sheet.id), may)),
  callOnAir(db, sheet, { name: sheet.displayName, instead: hiddenName }, may, now),
];

export const showName = (db: Database, sheet: Named, may: SQL, now: Date) => [
  db
    .update(teamSheets)
    .set({ hiddenName: null })
    .where(and(eq(teamSheets.id, sheet.id), may)),
  // Matches by team only: two hidden names look the same, and both would be replaced.
  callOnAir(db, sheet, { name: '', instead: sheet.displayName }, may, now),
];

function callOnAir(
  db: Database,
  { id, tournamentId, groupId }: Named,
  names: { name: string; instead: string },
  may: SQL,
  now: Date,
) {
  const people: ForgottenPeople = { sheets: [{ id, tournamentId, ...names }] };
  return db
    .insert(roomRemovals)
    .select(sql`select null, ${groupId}, ${JSON.stringify(people)}, ${now.getTime()} where ${may}`);
}
