import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { entrants } from '~/db/schema';
import { checkInState } from './entrant-settings';
import { findRoster } from './entrants.server';

interface Asked {
  id: string;
  tournamentId: string;
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
  endsAt: Date;
}

/** What a team's page says of its player's check-in. */
export interface CheckIn {
  state: 'soon' | 'open' | 'over' | 'done' | 'unlisted' | 'dropped';
  opensAt: Date;
  closesAt: Date;
}

/** Undefined where nobody is asked to check in: without its times or a list, and once the tournament is over. */
export async function findCheckIn(db: Database, sheet: Asked, now: Date): Promise<CheckIn | undefined> {
  const { checkInOpensAt: opensAt, checkInClosesAt: closesAt } = sheet;
  const time = checkInState(sheet, now);
  if (time === 'off' || !opensAt || !closesAt || now >= sheet.endsAt) return undefined;
  const roster = await findRoster(db, sheet.tournamentId);
  if (!roster) return undefined;
  const own = roster.entrants.find(({ sheetId }) => sheetId === sheet.id);
  const state = !own ? 'unlisted' : own.droppedAt ? 'dropped' : own.checkedInAt ? 'done' : time;
  return { state, opensAt, closesAt };
}

/** By the player, within the times as the database's clock has them; false where it may not be. */
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
