import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { entrants } from '~/db/schema';
import { checkInState } from './entrant-settings';
import { findRoster } from './entrants.server';

interface CheckInSheet {
  id: string;
  tournamentId: string;
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
  endsAt: Date;
}

export interface CheckIn {
  state: 'soon' | 'open' | 'over' | 'done' | 'unlisted' | 'dropped';
  opensAt: Date;
  closesAt: Date;
}

/** @returns undefined if there are no check-in times, no entrants, or the tournament is over */
export async function findCheckIn(
  db: Database,
  sheet: CheckInSheet,
  now: Date,
): Promise<CheckIn | undefined> {
  const { checkInOpensAt: opensAt, checkInClosesAt: closesAt } = sheet;
  const time = checkInState(sheet, now);
  if (time === 'off' || !opensAt || !closesAt || now >= sheet.endsAt) return undefined;
  const roster = await findRoster(db, sheet.tournamentId);
  if (!roster) return undefined;
  const own = roster.entrants.find(({ sheetId }) => sheetId === sheet.id);
  const state = !own ? 'unlisted' : own.droppedAt ? 'dropped' : own.checkedInAt ? 'done' : time;
  return { state, opensAt, closesAt };
}

/** Checks the player in. @returns false outside the check-in times by the database's clock, or if not on the list */
export async function checkInPlayer(
  db: Database,
  { id, tournamentId }: { id: string; tournamentId: string },
  now: Date,
): Promise<boolean> {
  const roster = await findRoster(db, tournamentId);
  const own = roster?.entrants.find(({ sheetId }) => sheetId === id);
  if (!own) return false;
  if (own.checkedInAt) return true;
  const checkedIn = await db
    .update(entrants)
    .set({ checkedInAt: now, checkedInBy: 'player' })
    .where(
      and(
        eq(entrants.id, own.id),
        isNull(entrants.droppedAt),
        isNull(entrants.checkedInAt),
        sql`exists (select 1 from tournaments t where t.id = ${tournamentId}
          and t.check_in_opens_at <= unixepoch('subsec') * 1000
          and t.check_in_closes_at > unixepoch('subsec') * 1000)`,
      ),
    )
    .returning({ id: entrants.id });
  return checkedIn.length === 1;
}
