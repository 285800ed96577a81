import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { teamSheets } from '~/db/schema';
import { findRosterOf } from '~/entrants/entrants.server';
import { findLooks } from '~/judging/looks.server';
import { checkedRevision } from '~/judging/sheet-check.server';
import type { RuledTournament } from '~/pokedex/legal-rules';

const notes = sql<number>`(select count(*) from player_notes n
  where n.team_sheet_id = team_sheets.id and n.taken_back_at is null)`;

/** The sheets without their six: of two thousand the page shows a few, and counts the rest. Two queries, or three. */
export async function findDay(db: Database, tournament: RuledTournament & { id: string }) {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'revision', 'unlockedUntil'),
      checkedRevision,
      notes,
    })
    .from(teamSheets)
    .where(
      and(
        eq(teamSheets.tournamentId, tournament.id),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
      ),
    )
    .orderBy(asc(teamSheets.submittedAt), asc(teamSheets.id));
  const [looks, roster] = await Promise.all([
    findLooks(db, tournament, rows),
    findRosterOf(db, tournament.id, rows),
  ]);
  const sheets = rows.map((row) => Object.assign(row, looks.get(row.id) ?? unseen));
  return { sheets, roster };
}

/** Somebody wrote it between the queries. */
const unseen = { isAgainstRules: false, isReadingAsked: false };
