import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '~/accounts/viewer';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import { teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { submissionState } from '~/tournaments/tournament';
import { isEditKey } from './edit-key.server';
import type { TeamSheetContent } from './team-sheet';

interface Submission {
  tournamentId: string;
  submissionKey: string;
  editKeyHash: string;
  ownerId: string | null;
  content: TeamSheetContent;
}

const columnsOf = ({ twitterId, ...content }: TeamSheetContent) => ({
  ...content,
  twitterId: twitterId || null,
});

/** Writes a sheet with its first revision, all or nothing. A repeated submission key finds the sheet it made before. */
export async function submitTeamSheet(
  db: Database,
  { content, ...submission }: Submission,
  now: Date,
): Promise<{ id: string; revision: number; isNew: boolean; tournamentId: string }> {
  const id = newId();
  const [, , [row]] = await db.batch([
    db
      .insert(teamSheets)
      .values({ ...submission, ...columnsOf(content), id, submittedAt: now })
      .onConflictDoNothing({ target: teamSheets.submissionKey }),
    recordRevision(db, id, 1, submission.ownerId, content, now),
    db
      .select({ id: teamSheets.id, revision: teamSheets.revision, tournamentId: teamSheets.tournamentId })
      .from(teamSheets)
      .where(eq(teamSheets.submissionKey, submission.submissionKey)),
  ]);
  if (!row) throw new Error('The sheet that was just written is gone.');
  return { ...row, isNew: row.id === id };
}

interface Revision {
  id: string;
  /** The revision that was changed. */
  base: number;
  byUserId: string | null;
  content: TeamSheetContent;
  /** Of a correction by staff: why. */
  reason?: string;
  /** The opponent's page says that the sheet was corrected: always by staff, by its player once the time is over. */
  isCorrection?: boolean;
}

/**
 * Writes the next revision, if `base` is still the latest one.
 * @returns whether it was: false when another tab or device has changed the sheet meanwhile
 */
export async function reviseTeamSheet(
  db: Database,
  { id, base, byUserId, content, reason, isCorrection = false }: Revision,
  now: Date,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(teamSheets)
      .set({
        ...columnsOf(content),
        revision: base + 1,
        revisedAt: now,
        ...(isCorrection && { correctedAt: now }),
      })
      .where(and(eq(teamSheets.id, id), eq(teamSheets.revision, base), isNull(teamSheets.withdrawnAt)))
      .returning({ id: teamSheets.id }),
    recordRevision(db, id, base + 1, byUserId, content, now, reason),
  ]);
  return written.length === 1;
}

/** Only when the sheet is at this revision and it is not recorded: a write that lost a race records nothing. */
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

export type OwnTeamSheet = NonNullable<Awaited<ReturnType<typeof findOwnTeamSheet>>>;

/** A sheet of the viewer's own, owned or handed in with the edit key they hold, whole; undefined for anybody else. */
export async function findOwnTeamSheet(db: Database, id: string, viewer: Viewer) {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ sheet: teamSheets, tournament: tournaments })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(and(eq(teamSheets.id, id), isNull(teamSheets.withdrawnAt)));
  if (!row) return undefined;
  const { ownerId, editKeyHash } = row.sheet;
  const owns = ownerId !== null && ownerId === viewer.userId;
  return owns || isEditKey(viewer.editKeys.get(id) ?? '', editKeyHash) ? row : undefined;
}

export const contentOf = (sheet: OwnTeamSheet['sheet']): TeamSheetContent => ({
  displayName: sheet.displayName,
  discordId: sheet.discordId,
  twitterId: sheet.twitterId ?? '',
  tonamelId: sheet.tonamelId,
  members: sheet.members,
  isPublic: sheet.isPublic,
  readingId: sheet.readingId,
});

/** Whether a player may change a sheet: until the deadline, or while staff have unlocked it. */
export const mayRevise = (
  {
    sheet,
    tournament,
  }: {
    sheet: { unlockedUntil: Date | null };
    tournament: Parameters<typeof submissionState>[0];
  },
  now: Date,
): boolean =>
  submissionState(tournament, now) === 'open' || (sheet.unlockedUntil !== null && sheet.unlockedUntil > now);
