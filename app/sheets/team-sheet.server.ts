import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import type { Viewer } from '~/accounts/viewer';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { columnsOf as named, selectedRow } from '~/db/columns';
import { isId, newId } from '~/db/ids';
import { readings, teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { noteCorrected, noteSubmitted } from '~/notices/note.server';
import { knownMembers } from '~/pastes/known-members';
import { submissionState } from '~/tournaments/tournament';
import { isSubmissionOpen, noteChange, noteSheetChange } from '~/tournaments/tournament.server';
import { isEditKey } from './edit-key.server';
import { isLetInBy, matchLateEntrant, spendLateLink } from './late-link.server';
import type { TeamSheetContent } from './team-sheet';

interface Submission {
  tournamentId: string;
  submissionKey: string;
  editKeyHash: string;
  ownerId: string | null;
  content: TeamSheetContent;
  /** Staff may add a team until the tournament's end. */
  staff?: { userId: string; reason: string };
  lateHash?: string;
  /** Required if the tournament takes sheets only from entrants. */
  entrantId?: string;
}

/** Open to all, or to an entrant who has not dropped. */
const takesSheetOf = (entrantId = '') =>
  sql`(tournaments.entrants_only = 0 or not exists (select 1 from entrants e where e.tournament_id = tournaments.id)
    or exists (select 1 from entrants e where e.id = ${entrantId} and e.tournament_id = tournaments.id
      and e.dropped_at is null))`;

const columnsOf = ({ twitterId, teamCode, ...content }: TeamSheetContent) => ({
  ...content,
  twitterId: twitterId || null,
  teamCode: teamCode ?? null,
});

/** Idempotent by submission key. @returns undefined if submission is closed, or not open to them */
export async function submitTeamSheet(
  db: Database,
  { content, staff, lateHash, entrantId, ...submission }: Submission,
  now: Date,
): Promise<
  | { id: string; ownerId: string | null; editKeyHash: string; withdrawnAt: Date | null; isNew: boolean }
  | undefined
> {
  const id = newId();
  const { tournamentId, submissionKey } = submission;
  const may = staff
    ? and(gt(tournaments.endsAt, atWrite), isNull(tournaments.canceledAt))
    : or(and(isSubmissionOpen(atWrite), takesSheetOf(entrantId)), lateHash ? isLetInBy(lateHash) : undefined);
  const row = { ...submission, ...columnsOf(content), id, revision: 1, submittedAt: now };
  const [, , [found]] = await db.batch([
    db
      .insert(teamSheets)
      .select(
        db
          .select(selectedRow(teamSheets, row))
          .from(tournaments)
          .where(and(eq(tournaments.id, tournamentId), may)),
      )
      .onConflictDoNothing({ target: [teamSheets.submissionKey, teamSheets.tournamentId] }),
    recordRevision(db, id, 1, staff?.userId ?? submission.ownerId, content, now, staff?.reason),
    db
      .select(named(teamSheets, 'id', 'ownerId', 'editKeyHash', 'withdrawnAt'))
      .from(teamSheets)
      .where(and(eq(teamSheets.submissionKey, submissionKey), eq(teamSheets.tournamentId, tournamentId))),
    noteChange(db, tournamentId),
    noteSubmitted(db, id),
    ...(lateHash ? [spendLateLink(db, lateHash, id), matchLateEntrant(db, lateHash, id)] : []),
  ]);
  return found && { ...found, isNew: found.id === id };
}

export async function findMadeSheet(
  db: Database,
  { tournamentId, submissionKey }: Pick<Submission, 'tournamentId' | 'submissionKey'>,
) {
  const [made] = await db
    .select({ id: teamSheets.id })
    .from(teamSheets)
    .where(and(eq(teamSheets.submissionKey, submissionKey), eq(teamSheets.tournamentId, tournamentId)));
  return made;
}

interface Revision {
  id: string;
  base: number;
  byUserId: string | null;
  content: TeamSheetContent;
  /** Set for corrections by staff. Players have none, and are bound by `mayRevise`. */
  reason?: string;
}

/** `conflict`: changed since `base`; `removed`: its IDs or its player are erased and must not come back. */
export type RevisionRefusal = 'closed' | 'withdrawn' | 'conflict' | 'removed';

/** Checks by the database's clock, at the time of the write. */
export const isOpenAtWrite = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(tournaments)
      .where(and(eq(tournaments.id, teamSheets.tournamentId), isSubmissionOpen(atWrite))),
  );

/** Others have seen the sheet from the start on, even if its deadline was extended. */
const isUnseenAtWrite = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(tournaments)
      .where(
        and(
          eq(tournaments.id, teamSheets.tournamentId),
          isSubmissionOpen(atWrite),
          gt(tournaments.scheduledStartAt, atWrite),
        ),
      ),
  );

/** Guarded by revision. Changes by staff, or after the deadline or start, are corrections. @returns any refusal */
export async function reviseTeamSheet(
  db: Database,
  { id, base, byUserId, content, reason }: Revision,
  now: Date,
): Promise<RevisionRefusal | undefined> {
  const isOpen = isOpenAtWrite(db);
  const may = reason === undefined ? or(isOpen, gt(teamSheets.unlockedUntil, atWrite)) : sql`true`;
  const [written, , [after]] = await db.batch([
    db
      .update(teamSheets)
      .set({
        ...columnsOf(content),
        typedMembers: null,
        revision: base + 1,
        revisedAt: now,
        correctedAt:
          reason === undefined
            ? sql`case when ${isUnseenAtWrite(db)} then corrected_at else ${now.getTime()} end`
            : now,
      })
      .where(
        and(
          eq(teamSheets.id, id),
          eq(teamSheets.revision, base),
          isNull(teamSheets.withdrawnAt),
          isNull(teamSheets.idsRemovedAt),
          isNull(teamSheets.erasedAt),
          may,
        ),
      )
      .returning({ id: teamSheets.id }),
    recordRevision(db, id, base + 1, byUserId, content, now, reason),
    db
      .select({
        ...named(teamSheets, 'withdrawnAt', 'idsRemovedAt', 'erasedAt'),
        may: sql`${may}`.mapWith(Boolean),
      })
      .from(teamSheets)
      .where(eq(teamSheets.id, id)),
    noteSheetChange(db, id),
    noteCorrected(db, id, base + 1, now),
    releaseReadings(db, id, base),
  ]);
  if (written.length === 1) return undefined;
  if (!after || after.withdrawnAt) return 'withdrawn';
  if (after.idsRemovedAt || after.erasedAt) return 'removed';
  return after.may ? 'conflict' : 'closed';
}

/**
 * Records nothing for a write that lost a race. Two devices change revision 3: the first update makes it 4
 * and this adds row 4; the second changes nothing, and row 4 is there already. After a refusal the sheet is
 * still at 3, so that `revision = 4` finds nothing to record.
 */
const recordRevision = (
  db: Database,
  id: string,
  revision: number,
  byUserId: string | null,
  content: TeamSheetContent,
  now: Date,
  reason?: string,
) =>
  db
    .insert(teamRevisions)
    .select(
      sql`select id, revision, ${byUserId}, ${reason === undefined ? 'player' : 'staff'}, ${reason ?? null},
        ${JSON.stringify(content)}, ${now.getTime()}
        from team_sheets where id = ${id} and revision = ${revision}`,
    )
    .onConflictDoNothing();

// The previous revision's readings may be unused now; clearing `usedAt` lets the sweeper check again.
const releaseReadings = (db: Database, id: string, base: number) =>
  db
    .update(readings)
    .set({ usedAt: null })
    .where(
      sql`used_at is not null and id in (select snapshot ->> '$.readingId' from team_revisions
      where team_sheet_id = ${id} and revision = ${base} union select snapshot ->> '$.secondReadingId'
      from team_revisions where team_sheet_id = ${id} and revision = ${base})`,
    );

export type OwnTeamSheet = NonNullable<Awaited<ReturnType<typeof findOwnTeamSheet>>>;

/** Finds a sheet that the viewer owns or holds the edit key of, unless withdrawn. */
export async function findOwnTeamSheet(db: Database, id: string, viewer: Viewer) {
  const own = await findHeldTeamSheet(db, id, viewer);
  return own?.sheet.withdrawnAt ? undefined : own;
}

export async function findHeldTeamSheet(db: Database, id: string, viewer: Viewer) {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ sheet: teamSheets, tournament: tournaments })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(and(eq(teamSheets.id, id), isNull(teamSheets.erasedAt)));
  if (!row) return undefined;
  const { ownerId, editKeyHash } = row.sheet;
  const owns = ownerId !== null && ownerId === viewer.userId;
  return owns || isEditKey(viewer.editKeys.get(id) ?? '', editKeyHash) ? row : undefined;
}

/** Resolves names that have become known, as the form does, so that they don't count as changes. */
export const contentOf = (sheet: OwnTeamSheet['sheet']): TeamSheetContent => ({
  displayName: sheet.displayName,
  saidName: sheet.saidName,
  discordId: sheet.discordId,
  twitterId: sheet.twitterId ?? '',
  tonamelId: sheet.tonamelId,
  members: knownMembers(sheet.members),
  isPublic: sheet.isPublic,
  ...(sheet.teamCode && { teamCode: sheet.teamCode }),
  readingId: sheet.readingId,
  secondReadingId: sheet.secondReadingId,
  improvesReading: sheet.improvesReading,
});

/** Whether the current revision is a player's change, not the first submission or a correction. */
export async function isChangedByPlayer(
  db: Database,
  { id, revision }: Pick<OwnTeamSheet['sheet'], 'id' | 'revision'>,
): Promise<boolean> {
  const isLast = and(eq(teamRevisions.teamSheetId, id), eq(teamRevisions.revision, revision));
  return revision > 1 && (await db.$count(teamRevisions, and(isLast, eq(teamRevisions.by, 'player')))) > 0;
}

interface Changeable {
  sheet: { unlockedUntil: Date | null };
  tournament: Parameters<typeof submissionState>[0];
}

/** The time until which a player may change a sheet: the deadline, or the end of an unlock by staff. */
export function changeUntil({ sheet, tournament }: Changeable, now: Date): Date | undefined {
  const ends = [
    submissionState(tournament, now) === 'open' ? tournament.submissionDeadlineAt : null,
    sheet.unlockedUntil,
  ];
  return ends
    .filter((end) => end !== null)
    .filter((end) => end > now)
    .sort((a, b) => b.getTime() - a.getTime())[0];
}

export const mayRevise = (changeable: Changeable, now: Date): boolean =>
  changeUntil(changeable, now) !== undefined;
