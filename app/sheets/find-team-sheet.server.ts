import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '~/accounts/viewer';
import { type Database, preparedFor } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { members, readings, teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { hiddenName } from '~/text/nameless';
import { isPublished, type Publication } from '~/tournaments/tournament';
import { isEditKey } from './edit-key.server';
import {
  isFirstReading,
  isSecondReading,
  readingColumns,
  readingOf,
  secondReadings,
} from './reading/sheet-reading.server';
import type { SheetViewer } from './reveal';
import type { TeamSheetContent } from './team-sheet';

// By their plain names: inside of a subquery drizzle would leave the table's name out.
const latestRevision = (where: SQL) =>
  sql<TeamSheetContent | null>`(select r.snapshot from team_revisions r
    where team_sheets.corrected_at is not null and r.team_sheet_id = team_sheets.id and ${where}
    order by r.revision desc limit 1)`.mapWith(teamRevisions.snapshot) as SQL<TeamSheetContent | null>;
// What staff write, and what comes late, after the start or while submission is closed, is a correction. What was handed
// in first is none, by whomever and whenever.
const isOwn = sql`(r.revision = 1 or r.by = 'player' and r.created_at < min(team_sheets.corrected_at,
  tournaments.submission_deadline_at, tournaments.scheduled_start_at,
  coalesce(tournaments.submission_closed_at, team_sheets.corrected_at)))`;

const columns = {
  ...columnsOf(teamSheets, 'id', 'displayName', 'hiddenName', 'tonamelId', 'members'),
  ...columnsOf(teamSheets, 'isPublic', 'teamCode', 'revision', 'correctedAt', 'withdrawnAt', 'erasedAt'),
  ...columnsOf(teamSheets, 'submittedAt', 'revisedAt'),
  /** Of a corrected sheet: as its player last left it, and as the last correction did. */
  beforeCorrection: latestRevision(isOwn),
  afterCorrection: latestRevision(sql`r.created_at = team_sheets.corrected_at`),
  tournamentId: tournaments.id,
  tournamentName: tournaments.name,
  kind: tournaments.sheetKind,
  ...columnsOf(tournaments, 'game', 'regulation', 'scheduledStartAt', 'endsAt', 'timeZone'),
  ...columnsOf(tournaments, 'publishedAt', 'archivedAt', 'canceledAt', 'cancelReason'),
  ...columnsOf(tournaments, 'groupId', 'checkInOpensAt', 'checkInClosesAt'),
  image: columnsOf(readings, 'imageKey', 'imageType', 'imageRemovedAt'),
  secondImage: columnsOf(secondReadings, 'imageKey', 'imageType', 'imageRemovedAt'),
  ...readingColumns,
};
// What decides who is looking; not part of the sheet.
const proofs = {
  ownerId: teamSheets.ownerId,
  editKeyHash: teamSheets.editKeyHash,
  role: members.role,
};

type Stored = Pick<typeof teamSheets.$inferSelect, 'displayName' | 'hiddenName'> &
  Record<'beforeCorrection' | 'afterCorrection', TeamSheetContent | null> &
  Publication & { tournamentName: string };

/**
 * As strangers see it: a name that was taken down is hidden where it was corrected, too, and that of a tournament which
 * is not public.
 */
export function withoutHiddenName<Sheet extends Stored>(sheet: Sheet, now = new Date()): Sheet {
  const hide = <Named extends { displayName: string } | null>(named: Named): Named =>
    named && named.displayName === sheet.hiddenName ? { ...named, displayName: hiddenName } : named;
  const { beforeCorrection, afterCorrection } = sheet;
  return {
    ...hide(sheet),
    tournamentName: isPublished(sheet, now) ? sheet.tournamentName : hiddenName,
    beforeCorrection: hide(beforeCorrection),
    afterCorrection: hide(afterCorrection),
  };
}

export type FoundTeamSheet = NonNullable<Awaited<ReturnType<typeof findTeamSheet>>>;

const seenSheet = preparedFor((db) =>
  db
    .select({ ...columns, ...proofs })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .leftJoin(
      members,
      and(eq(members.groupId, tournaments.groupId), eq(members.userId, sql.placeholder('userId'))),
    )
    .where(eq(teamSheets.id, sql.placeholder('id')))
    .prepare(),
);

/** With who the viewer is to it: one query, none for a malformed id. */
export async function findTeamSheet(db: Database, id: string, viewer: Viewer) {
  if (!isId(id)) return undefined;
  const row = await seenSheet(db).get({ id, userId: viewer.userId ?? '' });
  if (!row) return undefined;
  const { ownerId, editKeyHash, role, image, secondImage, secondReading, ...stored } = row;
  const editKey = viewer.editKeys.get(id);
  const seenBy: SheetViewer =
    ownerId !== null && ownerId === viewer.userId
      ? 'owner'
      : (role ??
        (viewer.isSiteAdmin
          ? 'siteAdmin'
          : editKey !== undefined && isEditKey(editKey, editKeyHash)
            ? 'guest'
            : 'stranger'));
  const images = [image, secondImage].flatMap((stored) => (stored && !stored.imageRemovedAt ? stored : []));
  const sheet = seenBy === 'stranger' ? withoutHiddenName(stored) : stored;
  return {
    sheet: { ...sheet, reading: readingOf(row), images },
    seenBy,
    /** Also of who is its player. */
    isStaff: role !== null || viewer.isSiteAdmin,
  };
}

/** Finds a sheet as it is now, and as one of its revisions has it. */
export async function findWithRevision(db: Database, id: string, revision: number) {
  const [[sheet], [earlier]] = await db.batch([
    db.select().from(teamSheets).where(eq(teamSheets.id, id)),
    db
      .select({ snapshot: teamRevisions.snapshot })
      .from(teamRevisions)
      .where(and(eq(teamRevisions.teamSheetId, id), eq(teamRevisions.revision, revision))),
  ]);
  return { sheet, snapshot: earlier?.snapshot };
}
