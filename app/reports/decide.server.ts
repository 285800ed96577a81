import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '~/db/client.server';
import { reportCases, reports } from '~/db/schema';
import { bringPostBack, canComeBack, isShown, takeDownPost } from '~/posts/review/take-down.server';
import { hasRevision, hideName, showName } from '~/sheets/erase/hidden-name.server';
import { bringTournamentBack, isPublicVersion, takeDownTournament } from '~/tournaments/take-down.server';
import type { Cause } from './report';
import type { FoundCase } from './report.server';

type Statement = BatchItem<'sqlite'>;

const namedBy = { post: 'post_id', team: 'team_sheet_id', tournament: 'tournament_id' } as const;
const isOpen = isNull(reportCases.decidedAt);

/** Guarded write in one batch. @returns false if another decision came first */
async function decide(
  db: Database,
  first: Statement & Promise<unknown[]>,
  caseId: string,
  then: readonly Statement[],
  now: Date,
): Promise<boolean> {
  const [decided] = await db.batch([
    first,
    db
      .update(reports)
      .set({ decidedAt: now })
      .where(
        and(
          eq(reports.caseId, caseId),
          isNull(reports.decidedAt),
          sql`(select decided_at from report_cases where id = ${caseId}) is not null`,
        ),
      ),
    ...then,
  ]);
  return (decided as unknown[]).length > 0;
}

/** Dismisses a case; later reports open a new one. */
export const keepThing = (db: Database, id: string, byUserId: string, now: Date): Promise<boolean> =>
  decide(
    db,
    db
      .update(reportCases)
      .set({ decidedAt: now, decidedById: byUserId })
      .where(and(eq(reportCases.id, id), isOpen))
      .returning({ id: reportCases.id }),
    id,
    [],
    now,
  );

interface Decision {
  byUserId: string;
  /** The reviewed version, checked on write. */
  version: number;
  cause: Cause;
  reason: string;
  /** Reason shown to a post's author, in their language. */
  authorText: string;
}

/** @returns false if another decision came first, or the reviewed version is no longer public */
export function takeDown(db: Database, one: FoundCase, decision: Decision, now: Date): Promise<boolean> {
  const { id, thingId } = one;
  const { byUserId, version, cause, reason, authorText } = decision;
  const isDone = sql`exists (select 1 from report_cases c where c.id = ${id}
    and c.taken_down_at = ${now.getTime()} and c.decided_by_id = ${byUserId})`;
  const ways: Record<FoundCase['kind'], () => [mayBe: SQL, then: readonly Statement[]]> = {
    post: () => [
      isShown(thingId, version),
      takeDownPost(db, { postId: thingId, version, byUserId, reason: authorText }, isDone, now),
    ],
    team: () => [hasRevision(thingId, version), hideName(db, sheetOf(one), isDone, now)],
    tournament: () => [isPublicVersion(thingId, version), takeDownTournament(db, thingId, isDone)],
  };
  const [mayBe, then] = ways[one.kind]();
  const first = db
    .update(reportCases)
    .set({ decidedAt: now, takenDownAt: now, decidedById: byUserId, version, cause, reason })
    .where(and(eq(reportCases.id, id), isOpen, mayBe))
    .returning({ id: reportCases.id });
  return decide(db, first, id, then, now);
}

/** @returns false if it was restored or taken down again already, or another version is public */
export async function restoreThing(
  db: Database,
  one: FoundCase,
  { byUserId, note }: { byUserId: string; note: string },
  now: Date,
): Promise<boolean> {
  const { id, thingId } = one;
  const version = one.version ?? 0;
  const isDone = sql`exists (select 1 from report_cases c where c.id = ${id}
    and c.restored_at = ${now.getTime()} and c.restored_by_id = ${byUserId})`;
  const ways: Record<FoundCase['kind'], () => Promise<[mayBe: SQL, then: readonly Statement[]]>> = {
    post: async () => [
      canComeBack(thingId, version),
      await bringPostBack(db, { postId: thingId, version, byUserId }, isDone, now),
    ],
    team: async () => [sql`true`, showName(db, sheetOf(one), isDone, now)],
    tournament: async () => [sql`true`, bringTournamentBack(db, thingId, isDone, now)],
  };
  const [mayBe, then] = await ways[one.kind]();
  const isLatest = sql`not exists (select 1 from report_cases later
    where later.taken_down_at > ${one.takenDownAt?.getTime() ?? 0} and later.${sql.raw(namedBy[one.kind])} = ${thingId})`;
  const first = db
    .update(reportCases)
    .set({ restoredAt: now, restoredById: byUserId, note })
    .where(
      and(
        eq(reportCases.id, id),
        isNotNull(reportCases.takenDownAt),
        isNull(reportCases.restoredAt),
        isLatest,
        mayBe,
      ),
    )
    .returning({ id: reportCases.id });
  return decide(db, first, id, then, now);
}

const { decidedById, takenDownAt, restoredAt } = reportCases;

/** Conditions that hold after the user's own earlier press of each button. */
export const decisions = {
  keep: (byUserId: string) => and(eq(decidedById, byUserId), isNull(takenDownAt)),
  takeDown: ({ byUserId, version, cause, reason }: Omit<Decision, 'authorText'>) =>
    and(
      ...[eq(decidedById, byUserId), isNotNull(takenDownAt), isNull(restoredAt)],
      ...[eq(reportCases.version, version), eq(reportCases.cause, cause), eq(reportCases.reason, reason)],
    ),
  restore: (byUserId: string, note: string) =>
    and(eq(reportCases.restoredById, byUserId), eq(reportCases.note, note)),
};

/** Whether a repeated press finds its decision already made. */
export const matchesDecision = async (db: Database, caseId: string, so: SQL | undefined): Promise<boolean> =>
  (await db.$count(reportCases, and(eq(reportCases.id, caseId), so))) > 0;

const sheetOf = ({ thingId, sheetName, sheetTournamentId, groupId }: FoundCase) => ({
  id: thingId,
  displayName: sheetName,
  tournamentId: sheetTournamentId ?? '',
  groupId: groupId ?? '',
});
