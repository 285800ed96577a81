import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { entrants, playerNotes, sheetChecks, teamSheets, users } from '~/db/schema';

interface JudgeLine {
  at: Date;
  what: 'checked' | 'noted';
  player: string;
  tonamelId: string;
  /** Of a note; empty is one without a penalty. */
  penalty: string;
  text: string;
  /** Of a check. */
  revision: number | null;
  who: string | null;
  takenBackAt: Date | null;
  takenBackBy: string | null;
}

const takers = alias(users, 'takers');
const most = 20_000;

/** What judges did in a tournament, in the order of time: sheets looked through, notes and penalties, taken back or not. */
export async function listJudgeLog(db: Database, tournamentId: string): Promise<JudgeLine[]> {
  const [notes, checks] = await Promise.all([
    db
      .select({
        ...columnsOf(playerNotes, 'penalty', 'text', 'createdAt', 'takenBackAt'),
        player: sql<string | null>`coalesce(${teamSheets.displayName}, ${entrants.name})`.as('player'),
        tonamelId: sql<string | null>`coalesce(${teamSheets.tonamelId}, ${entrants.tonamelId})`.as('tonamel'),
        who: users.displayName,
        takenBackBy: sql<string | null>`takers.display_name`.as('taken_back_by'),
      })
      .from(playerNotes)
      .leftJoin(teamSheets, eq(teamSheets.id, playerNotes.teamSheetId))
      .leftJoin(entrants, eq(entrants.id, playerNotes.entrantId))
      .leftJoin(users, eq(users.id, playerNotes.byUserId))
      .leftJoin(takers, eq(takers.id, playerNotes.takenBackById))
      .where(eq(playerNotes.tournamentId, tournamentId))
      .limit(most),
    db
      .select({
        ...columnsOf(sheetChecks, 'revision', 'checkedAt'),
        ...columnsOf(teamSheets, 'displayName', 'tonamelId'),
        who: users.displayName,
      })
      .from(sheetChecks)
      .innerJoin(teamSheets, eq(teamSheets.id, sheetChecks.teamSheetId))
      .leftJoin(users, eq(users.id, sheetChecks.byUserId))
      .where(eq(teamSheets.tournamentId, tournamentId))
      .limit(most),
  ]);
  const lines: JudgeLine[] = [
    ...notes.map(({ createdAt, player, tonamelId, ...note }) => ({
      ...{ at: createdAt, what: 'noted' as const, revision: null, ...note },
      ...{ player: player ?? '', tonamelId: tonamelId ?? '' },
    })),
    ...checks.map(({ checkedAt, displayName, ...check }) => ({
      ...{ at: checkedAt, what: 'checked' as const, player: displayName, ...check },
      ...{ penalty: '', text: '', takenBackAt: null, takenBackBy: null },
    })),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
