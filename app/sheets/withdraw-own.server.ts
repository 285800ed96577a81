import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { staffActions, teamSheets } from '~/db/schema';
import { noteSheetChange } from '~/tournaments/tournament.server';
import { isOpenAtWrite } from './team-sheet.server';

export interface OwnDeed {
  id: string;
  action: 'withdraw' | 'restore';
  /** None for a guest. */
  byUserId: string | null;
}

/** Until the deadline a player takes a team back, and brings back what they took back; false when it may not be (any more). */
export async function withdrawOwnTeam(db: Database, { id, action, byUserId }: OwnDeed, now: Date) {
  const isWithdrawal = action === 'withdraw';
  const [written] = await db.batch([
    db
      .update(teamSheets)
      .set({ withdrawnAt: isWithdrawal ? now : null, withdrawnBy: isWithdrawal ? 'player' : null })
      .where(
        and(
          eq(teamSheets.id, id),
          isWithdrawal ? isNull(teamSheets.withdrawnAt) : eq(teamSheets.withdrawnBy, 'player'),
          isNull(teamSheets.erasedAt),
          isOpenAtWrite(db),
        ),
      )
      .returning({ id: teamSheets.id }),
    // Holds when the statement before has written.
    db.insert(staffActions).select(
      sql`select null, id, ${byUserId}, 'player', ${action}, '', null, ${now.getTime()}
        from team_sheets where id = ${id} and changes() = 1`,
    ),
    noteSheetChange(db, id),
  ]);
  return written.length === 1;
}
