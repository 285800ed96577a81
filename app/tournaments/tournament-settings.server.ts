import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { retold } from '~/db/retold';
import { tournaments } from '~/db/schema';
import { searchTextOf } from '~/text/text';
import { noteTimes } from './note-times.server';
import { isTakenDown } from './take-down.server';
import { topCuts } from './top-cut';
import { noteChange } from './tournament.server';
import type { TournamentSettings } from './tournament-values';
import { noteReturn, noteWithdrawal } from './withdrawal.server';

interface Host {
  id: string;
  name: string;
}

/** `id` is the form's idempotency key. @returns false if it is another group's */
export async function addTournament(
  db: Database,
  group: Host,
  id: string,
  settings: TournamentSettings,
  publishedAt: Date | null,
): Promise<boolean> {
  const searchText = searchTextOf(settings.name, group.name);
  await db.batch([
    db
      .insert(tournaments)
      .values({ ...settings, id, groupId: group.id, publishedAt, searchText })
      .onConflictDoNothing(),
    ...noteTimes(db, { tournamentId: id, kinds: publicKinds }),
  ]);
  const [stored] = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(isTournament(group.id, id));
  return stored !== undefined;
}

const publicKinds = ['tournament.published', 'tournament.opened', 'tournament.closed'] as const;

const isTournament = (groupId: string, id: string) =>
  and(eq(tournaments.id, id), eq(tournaments.groupId, groupId));

/** Optimistic concurrency. @returns false if the tournament is no longer at `version` */
export async function editTournament(
  db: Database,
  group: Host,
  id: string,
  version: number,
  settings: TournamentSettings,
): Promise<boolean> {
  const [, saved] = await db.batch([
    noteChange(db, id),
    db
      .update(tournaments)
      .set({
        ...settings,
        // The end may have moved: the sweeper checks again.
        idsRemovedAt: null,
        plannedEndsAt: plannedEndAfter(settings),
        searchText: searchTextOf(settings.name, group.name),
        version: sql`${tournaments.version} + 1`,
        ...retold,
      })
      .where(and(isTournament(group.id, id), eq(tournaments.version, version)))
      .returning({ id: tournaments.id }),
  ]);
  return saved.length > 0;
}

/** An end in the past is how a started tournament ended, not what was planned; a later one is the new plan. */
const plannedEndAfter = ({ scheduledStartAt, endsAt }: TournamentSettings) => sql`case
  when ${endsAt.getTime()} <= ${atWrite} and ${tournaments.scheduledStartAt} = ${scheduledStartAt.getTime()}
  then max(coalesce(${tournaments.plannedEndsAt}, ${tournaments.endsAt}), ${endsAt.getTime()}) end`;

const minute = 60_000;

interface Extension {
  minutes: number;
  /** Version that the organizer saw: a second press moves nothing. */
  version: number;
}

/** Extends from the deadline or now, whichever is later. @returns undefined if another save came first or time is up */
export async function extendDeadline(
  db: Database,
  groupId: string,
  tournament: { id: string; submissionDeadlineAt: Date; endsAt: Date; canceledAt: Date | null },
  { minutes, version }: Extension,
  now: Date,
): Promise<Date | undefined> {
  const { id, submissionDeadlineAt: before, endsAt, canceledAt } = tournament;
  const from = Math.ceil(Math.max(before.getTime(), now.getTime()) / minute) * minute;
  const to = new Date(Math.min(from + minutes * minute, endsAt.getTime()));
  if (canceledAt || to <= before || to <= now) return undefined;
  const [moved] = await db.batch([
    db
      .update(tournaments)
      .set({ submissionDeadlineAt: to, version: sql`${tournaments.version} + 1`, ...retold })
      .where(
        and(
          isTournament(groupId, id),
          eq(tournaments.version, version),
          eq(tournaments.submissionDeadlineAt, before),
        ),
      )
      .returning({ id: tournaments.id }),
    ...noteTimes(db, { tournamentId: id, kinds: publicKinds }),
  ]);
  return moved.length > 0 ? to : undefined;
}

/** Whether the very next save after `version` moved the deadline to `target` (ms since 1970; NaN: unknown) or later. */
export async function wasExtended(
  db: Database,
  groupId: string,
  id: string,
  { version, target }: { version: number; target: number },
): Promise<boolean> {
  const [found] = await db
    .select(columnsOf(tournaments, 'version', 'submissionDeadlineAt'))
    .from(tournaments)
    .where(isTournament(groupId, id));
  return found?.version === version + 1 && found.submissionDeadlineAt.getTime() >= target;
}

export async function findLatestTournament(
  db: Database,
  groupId: string,
): Promise<TournamentSettings | undefined> {
  const [latest] = await db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.groupId, groupId), eq(tournaments.isTest, false)))
    .orderBy(desc(tournaments.scheduledStartAt))
    .limit(1);
  return latest;
}

export const changes = [
  'publish',
  'unpublish',
  'close-entry',
  'open-entry',
  'stop-submission',
  'resume-submission',
  'archive',
  'restore',
  'delete',
] as const;
export type Change = (typeof changes)[number];

const columnsAfter: Record<
  Exclude<Change, 'delete'>,
  (now: Date) => Partial<typeof tournaments.$inferInsert>
> = {
  publish: (now) => ({ publishedAt: now }),
  unpublish: () => ({ publishedAt: null }),
  'close-entry': (now) => ({ entryClosedAt: now }),
  'open-entry': () => ({ entryClosedAt: null }),
  'stop-submission': (now) => ({ submissionClosedAt: now }),
  'resume-submission': () => ({ submissionClosedAt: null }),
  archive: (now) => ({ archivedAt: now }),
  restore: () => ({ archivedAt: null }),
};

/** @returns false if it is missing, has teams (delete), or was taken down (publish) */
export async function changeTournament(
  db: Database,
  groupId: string,
  id: string,
  change: Change,
  now: Date,
): Promise<boolean> {
  if (change === 'delete') {
    // Withdrawn teams count too: their players keep what they submitted.
    const isEmpty = sql`not exists (select 1 from team_sheets where tournament_id = ${id})`;
    const [, deleted] = await db.batch([
      noteWithdrawal(db, and(isTournament(groupId, id), isEmpty)),
      db
        .delete(tournaments)
        .where(and(isTournament(groupId, id), isEmpty))
        .returning({ id: tournaments.id }),
    ]);
    return deleted.length > 0;
  }
  const isWithdrawal = change === 'unpublish' || change === 'archive';
  const [, changed] = await db.batch([
    noteWithdrawal(db, isWithdrawal ? isTournament(groupId, id) : sql`false`),
    db
      .update(tournaments)
      .set({ ...columnsAfter[change](now), ...retold })
      .where(and(isTournament(groupId, id), change === 'publish' ? not(isTakenDown(id)) : undefined))
      .returning({ id: tournaments.id }),
    noteReturn(db, id),
    noteChange(db, id),
    ...noteTimes(db, { tournamentId: id, kinds: publicKinds }),
  ]);
  return changed.length > 0;
}

/** Compare-and-set. @returns false if the picture is no longer `before` */
export async function changeThumbnail(
  db: Database,
  groupId: string,
  id: string,
  before: string | null,
  thumbnailKey: string | null,
): Promise<boolean> {
  const changed = await db
    .update(tournaments)
    .set({ thumbnailKey })
    .where(and(isTournament(groupId, id), sql`${tournaments.thumbnailKey} is ${before}`))
    .returning({ id: tournaments.id });
  return changed.length > 0;
}

/** Takes over the size of a bracket that is made here, unless the organizer has said one. */
export async function setTopCut(db: Database, tournamentId: string, size: number) {
  const topCut = topCuts.find((each) => each === size);
  if (topCut === undefined) return;
  await db
    .update(tournaments)
    .set({ topCut, version: sql`${tournaments.version} + 1` })
    .where(and(eq(tournaments.id, tournamentId), isNull(tournaments.topCut)));
}
