import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '~/accounts/viewer';
import { type Database, preparedFor } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { members, readings, teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { hiddenName } from '~/text/nameless';
import { isPublished, type Publication } from '~/tournaments/tournament';
import { eventOfGroup } from '~/tournaments/tournament.server';
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

// Plain table names, since drizzle would omit them inside a subquery.
const latestRevision = (where: SQL) =>
  sql<TeamSheetContent | null>`(select r.snapshot from team_revisions r
    where team_sheets.corrected_at is not null and r.team_sheet_id = team_sheets.id and ${where}
    order by r.revision desc limit 1)`.mapWith(teamRevisions.snapshot) as SQL<TeamSheetContent | null>;
// Corrections are changes by staff, after start or deadline, or while submission is closed; never revision 1.
const isOwn = sql`(r.revision = 1 or r.by = 'player' and r.created_at < min(team_sheets.corrected_at,
  tournaments.submission_deadline_at, tournaments.scheduled_start_at,
  coalesce(tournaments.submission_closed_at, team_sheets.corrected_at)))`;

const columns = {
  ...columnsOf(teamSheets, 'id', 'displayName', 'hiddenName', 'tonamelId', 'members'),
  ...columnsOf(teamSheets, 'isPublic', 'teamCode', 'revision', 'correctedAt', 'withdrawnAt', 'erasedAt'),
  ...columnsOf(teamSheets, 'submittedAt', 'revisedAt'),
  beforeCorrection: latestRevision(isOwn),
  afterCorrection: latestRevision(sql`r.created_at = team_sheets.corrected_at`),
  event: eventOfGroup,
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
const proofs = {
  ownerId: teamSheets.ownerId,
  editKeyHash: teamSheets.editKeyHash,
  role: members.role,
};

type Stored = Pick<typeof teamSheets.$inferSelect, 'displayName' | 'hiddenName'> &
  Record<'beforeCorrection' | 'afterCorrection', TeamSheetContent | null> &
  Publication & { tournamentName: string };

/** Hides a name that was taken down, also before and after a correction, and the name of an unpublished tournament. */
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

/** Finds a sheet and the viewer's relation to it in one query; a malformed ID costs none. */
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
    /** True also for staff who are the sheet's player. */
    isStaff: role !== null || viewer.isSiteAdmin,
  };
}

/** Finds a sheet as it is now and its snapshot at a revision. */
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
