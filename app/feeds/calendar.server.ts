import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { calendarLinks, groups, tournaments, withdrawnTournaments } from '~/db/schema';
import { enteredBy } from '~/sheets/players.server';
import { isPublished } from '~/tournaments/tournament';
import { isShownAt } from '~/tournaments/tournament.server';
import type { CalendarEvent, PublicEvent } from './calendar';

// The newest by their start: more than five years of a group that holds two a week.
const maxEvents = 500;

const dates = ['submissionDeadlineAt', 'scheduledStartAt', 'endsAt', 'tellings'] as const;
const columns = {
  ...columnsOf(tournaments, 'id', 'name', 'nameEn', 'rule', 'format', 'regulation', 'place'),
  ...columnsOf(tournaments, ...dates, 'toldAt', 'createdAt', 'publishedAt', 'archivedAt'),
  ...columnsOf(tournaments, 'submissionClosedAt', 'canceledAt', 'cancelReason'),
  groupName: groups.name,
};
const withdrawn = columnsOf(withdrawnTournaments, ...dates, 'withdrawnAt');

type Row = Omit<PublicEvent, 'toldAt'> & { toldAt: Date | null };
type WithdrawnRow = Record<'submissionDeadlineAt' | 'scheduledStartAt' | 'endsAt' | 'withdrawnAt', Date> & {
  tellings: number;
};

const told = <T extends Row>(row: T): PublicEvent => ({ ...row, toldAt: row.toldAt ?? row.createdAt });
const off = (id: string, { withdrawnAt, ...row }: WithdrawnRow, knownAs?: string): CalendarEvent => ({
  ...row,
  id,
  toldAt: withdrawnAt,
  knownAs,
});

const select = (db: Database) =>
  db.select(columns).from(tournaments).innerJoin(groups, eq(groups.id, tournaments.groupId));

const selectWithdrawn = (db: Database, which: SQL) =>
  db
    .select({ tournamentId: withdrawnTournaments.tournamentId, ...withdrawn })
    .from(withdrawnTournaments)
    .where(which)
    .orderBy(desc(withdrawnTournaments.scheduledStartAt))
    .limit(maxEvents);

/** One tournament, public or withdrawn before its end; undefined for any other. */
export async function findTournamentEvent(
  db: Database,
  id: string,
  now: Date,
): Promise<CalendarEvent | undefined> {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [[row], [gone]] = await Promise.all([
    select(db).where(and(eq(tournaments.id, key), isShownAt(now))),
    selectWithdrawn(db, eq(withdrawnTournaments.tournamentId, key)),
  ]);
  return row ? told(row) : gone && off(key, gone);
}

/** The public tournaments of a group, without its tests; undefined where there is no such group. */
export async function findGroupEvents(db: Database, groupId: string, now: Date) {
  const key = groupId.toLowerCase();
  if (!isId(key)) return undefined;
  const [[group], rows, gone] = await Promise.all([
    db.select({ name: groups.name }).from(groups).where(eq(groups.id, key)),
    select(db)
      .where(and(eq(tournaments.groupId, key), eq(tournaments.isTest, false), isShownAt(now)))
      .orderBy(desc(tournaments.scheduledStartAt), desc(tournaments.id))
      .limit(maxEvents),
    selectWithdrawn(db, eq(withdrawnTournaments.groupId, key)),
  ]);
  return (
    group && {
      name: group.name,
      events: [...rows.map(told), ...gone.map((row) => off(row.tournamentId, row))],
    }
  );
}

/** Events that an account has entered, by its calendar token. @returns undefined for an unknown token */
export async function findOwnEvents(db: Database, tokenHash: string, now: Date) {
  const owner = db
    .select({ userId: calendarLinks.userId })
    .from(calendarLinks)
    .where(eq(calendarLinks.tokenHash, tokenHash));
  const entered = enteredBy(db, owner);
  const [[link], rows] = await Promise.all([
    owner,
    db
      .select({ ...columns, withdrawn })
      .from(tournaments)
      .innerJoin(groups, eq(groups.id, tournaments.groupId))
      .leftJoin(withdrawnTournaments, eq(withdrawnTournaments.tournamentId, tournaments.id))
      .where(inArray(tournaments.id, entered))
      .orderBy(desc(tournaments.scheduledStartAt), desc(tournaments.id))
      .limit(maxEvents),
  ]);
  if (!link) return undefined;
  return rows.flatMap(({ withdrawn, ...row }): CalendarEvent[] => {
    if (isPublished(row, now)) return [told(row)];
    return withdrawn ? [off(row.id, withdrawn, row.name)] : [];
  });
}
