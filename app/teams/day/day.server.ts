import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { teamSheets } from '~/db/schema';
import { checkedRevision } from '~/teams/judging/sheet-check.server';
import { findRosterOf } from '~/tournaments/entrants/entrants.server';

const notes = sql<number>`(select count(*) from player_notes n
  where n.team_sheet_id = team_sheets.id and n.taken_back_at is null)`;

/** The sheets without their six: of two thousand the page shows a few, and counts the rest. Two queries. */
export async function findDay(db: Database, tournamentId: string) {
  const sheets = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'revision', 'unlockedUntil'),
      checkedRevision,
      notes,
    })
    .from(teamSheets)
    .where(
      and(
        eq(teamSheets.tournamentId, tournamentId),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
      ),
    )
    .orderBy(asc(teamSheets.submittedAt), asc(teamSheets.id));
  return { sheets, roster: await findRosterOf(db, tournamentId, sheets) };
}
