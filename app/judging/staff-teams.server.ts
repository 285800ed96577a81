import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import {
  readings,
  staffActions,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
  users,
} from '~/db/schema';
import { publicName, publicSaidName } from '~/db/shown-name';
import { unlistedNames } from '~/pastes/unlisted-names';
import type { RuledTournament } from '~/pokedex/legal-rules';
import { sheetDetails } from '~/pokedex/regulations';
import { standingColumns } from '~/results/standings.server';
import { listMovedRevisions } from '~/sheets/histories.server';
import { judgeStored } from '~/sheets/legality/judge-stored';
import { hasReadableBlanks } from '~/sheets/reading/reading-asked';
import {
  isFirstReading,
  isSecondReading,
  isUnsure,
  jointState,
  readingColumns,
  secondReadings,
} from '~/sheets/reading/sheet-reading.server';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import type { ListedTeam } from './listed-team';
import { briefOf } from './player-note';
import { notedKinds } from './player-note.server';
import { checkedAt, checkedRevision } from './sheet-check.server';

type Tournament = Pick<HostedTournament, 'id' | keyof RuledTournament>;

const isAlignmentRead = sql`(coalesce(instr(readings.result, '"alignment":'), 0)
  or coalesce(instr(second_readings.result, '"alignment":'), 0))`;

/** Includes withdrawn teams: one query, about 1.2 KB per team. */
export async function listTeams(db: Database, tournament: Tournament): Promise<ListedTeam[]> {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'members'),
      ...columnsOf(teamSheets, 'revision', 'submittedAt', 'revisedAt'),
      ...columnsOf(teamSheets, 'correctedAt', 'unlockedUntil', 'withdrawnAt'),
      state: readings.state,
      secondState: secondReadings.state,
      isUnsure,
      isAlignmentRead,
      checkedRevision,
      notedKinds,
    })
    .from(teamSheets)
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(eq(teamSheets.tournamentId, tournament.id));
  const shows = sheetDetails(tournament.game, tournament.regulation);
  const judge = judgeStored(tournament);
  return rows.map(({ members, state, secondState, isUnsure, isAlignmentRead, notedKinds, ...row }) => ({
    ...row,
    noted: briefOf(JSON.parse(notedKinds) as string[]),
    readingState: jointState([state, secondState]),
    species: members.map(({ species }) => species),
    findings: judge(members).length,
    isUnsure: Boolean(isUnsure),
    hasUnlistedNames: unlistedNames(members).length > 0,
    hasReadableBlanks: hasReadableBlanks(members),
    hasOtherBlanks: members.some(
      ({ teraType, statAlignment }) =>
        (shows.includes('teraType') && !teraType) ||
        (shows.includes('statAlignment') && !statAlignment && !isAlignmentRead),
    ),
  }));
}

export const listChoices = (db: Database, groupId: string) =>
  db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(and(eq(tournaments.groupId, groupId), isNull(tournaments.archivedAt)))
    .orderBy(desc(tournaments.scheduledStartAt), asc(tournaments.id))
    .limit(100);

export async function findStaffTeam(db: Database, tournamentId: string, id: string | undefined) {
  const key = (id ?? '').toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await db
    .select({
      sheet: teamSheets,
      ...readingColumns,
      standing: standingColumns,
      /** Latest staff action, for optimistic concurrency. */
      lastActionId: sql<number>`coalesce((select max(a.id) from staff_actions a where a.team_sheet_id = team_sheets.id), 0)`,
    })
    .from(teamSheets)
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(and(eq(teamSheets.id, key), eq(teamSheets.tournamentId, tournamentId)));
  return row;
}

const maxRevisions = 50;

/** Newest first. @throws Unavailable if the history was moved to R2, which doesn't answer */
export async function listTeamHistory(db: Database, images: R2Bucket, id: string) {
  const [revisions, actions] = await db.batch([
    db
      .select({
        revision: teamRevisions.revision,
        by: teamRevisions.by,
        who: users.displayName,
        ...columnsOf(teamRevisions, 'reason', 'snapshot', 'createdAt'),
      })
      .from(teamRevisions)
      .leftJoin(users, eq(users.id, teamRevisions.byUserId))
      .where(eq(teamRevisions.teamSheetId, id))
      .orderBy(desc(teamRevisions.revision))
      .limit(maxRevisions + 1),
    db
      .select({
        id: staffActions.id,
        ...columnsOf(staffActions, 'by', 'action'),
        who: users.displayName,
        ...columnsOf(staffActions, 'reason', 'until', 'createdAt'),
      })
      .from(staffActions)
      .leftJoin(users, eq(users.id, staffActions.byUserId))
      .where(eq(staffActions.teamSheetId, id))
      .orderBy(desc(staffActions.id))
      .limit(maxRevisions),
  ]);
  return { revisions: revisions.length ? revisions : await listMovedRevisions(db, images, id), actions };
}

const maxExported = 5000;

const exportedColumns = {
  ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'twitterId'),
  ...columnsOf(teamSheets, 'saidName', 'members', 'teamCode', 'isPublic', 'revision'),
  ...columnsOf(teamSheets, 'submittedAt', 'revisedAt', 'correctedAt', 'withdrawnAt', 'idsRemovedAt'),
  checkedAt,
  standing: standingColumns,
};

export function listExportedTeams(db: Database, tournamentId: string) {
  return db
    .select(exportedColumns)
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(eq(teamSheets.tournamentId, tournamentId))
    .orderBy(asc(teamSheets.displayName), asc(teamSheets.id))
    .limit(maxExported);
}

/** Lists sheets for the API by keyset pagination in the order of names, with withdrawn ones and readings. */
export function listSheets(
  db: Database,
  tournamentId: string,
  { after, limit }: { after?: readonly [name: string, id: string]; limit: number },
) {
  return db
    .select({
      ...exportedColumns,
      ...readingColumns,
    })
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(
      and(
        eq(teamSheets.tournamentId, tournamentId),
        after && sql`(${teamSheets.displayName}, ${teamSheets.id}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(teamSheets.displayName), asc(teamSheets.id))
    .limit(limit);
}

export async function listPrintedTeams(
  db: Database,
  tournamentId: string,
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'tonamelId', 'members'),
      // Printouts are passed around, so they show public names.
      displayName: publicName,
      saidName: publicSaidName,
      ...readingColumns,
    })
    .from(teamSheets)
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)))
    .orderBy(asc(publicName), asc(teamSheets.id))
    .limit(size + 1)
    .offset((page - 1) * size);
  return { rows: rows.slice(0, size), hasMore: rows.length > size };
}

export async function findTeamOnDesk(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({
      displayName: teamSheets.displayName,
      groupId: tournaments.groupId,
      images: sql<number>`(select count(*) from readings r
        where r.id in (team_sheets.reading_id, team_sheets.second_reading_id) and r.image_removed_at is null)`,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(eq(teamSheets.id, id));
  return row;
}
