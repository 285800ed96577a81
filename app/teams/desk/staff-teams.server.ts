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
import { sheetDetails } from '~/pokedex/regulations';
import {
  isFirstReading,
  isSecondReading,
  jointState,
  readingColumns,
  secondReadings,
} from '~/teams/reading/sheet-reading.server';
import type { HostedTournament } from '~/tournaments/host/hosted-tournament.server';
import type { ListedTeam } from './listed-team';

type Tournament = Pick<HostedTournament, 'id' | 'game' | 'regulation'>;

// By their plain names: inside of a subquery drizzle would leave the table's name out.
const species = sql<string>`(select json_group_array(json_extract(m.value, '$.species')) from json_each(team_sheets.members) m)`;
const anyMember = (is: string) =>
  sql<number>`exists(select 1 from json_each(team_sheets.members) m where ${sql.raw(is)})`;
// Free names alone have capitals or letters beyond ASCII (see freeName). A sixth of the time of looking at each value.
const unlistedNames = sql<number>`(length(members) <> length(cast(members as blob)) or lower(members) <>
  replace(replace(members, '"teraType"', '"teratype"'), '"statAlignment"', '"statalignment"'))`;
const readableBlanks = anyMember(
  `json_extract(m.value, '$.ability') is null or json_extract(m.value, '$.item') is null
   or coalesce(json_array_length(m.value, '$.moves'), 0) < 4`,
);
const blank = (detail: 'teraType' | 'statAlignment') =>
  anyMember(`json_extract(m.value, '$.${detail}') is null`);
// Looking for the words is a hundred times quicker than parsing thousands of readings.
const isDoubtful = (result: string) =>
  `(instr(${result}, '"uncertain":true') or instr(${result}, '"key":null'))`;
// The tab of stats alone names no move: of two images one without a doubt is enough.
const isUnsure = sql<number>`${sql.raw(isDoubtful('readings.result'))}
  and coalesce(${sql.raw(isDoubtful('second_readings.result'))}, 1)`;
const isAlignmentRead = sql`(coalesce(instr(readings.result, '"alignment":'), 0)
  or coalesce(instr(second_readings.result, '"alignment":'), 0))`;

/** Also withdrawn teams, as the list needs them: one query, about 300 bytes a team. */
export async function listTeams(db: Database, { id, game, regulation }: Tournament): Promise<ListedTeam[]> {
  const shows = sheetDetails(game, regulation);
  const otherBlanks = shows.includes('teraType')
    ? blank('teraType')
    : shows.includes('statAlignment')
      ? sql<number>`${blank('statAlignment')} and not ${isAlignmentRead}`
      : sql<number>`0`;
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId'),
      species,
      ...columnsOf(teamSheets, 'revision', 'submittedAt', 'revisedAt'),
      ...columnsOf(teamSheets, 'correctedAt', 'unlockedUntil', 'withdrawnAt'),
      state: readings.state,
      secondState: secondReadings.state,
      isUnsure,
      hasUnlistedNames: unlistedNames,
      hasReadableBlanks: readableBlanks,
      hasOtherBlanks: otherBlanks,
    })
    .from(teamSheets)
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(eq(teamSheets.tournamentId, id));
  return rows.map(({ state, secondState, ...row }) => ({
    ...row,
    readingState: jointState([state, secondState]),
    species: JSON.parse(row.species) as string[],
    isUnsure: Boolean(row.isUnsure),
    hasUnlistedNames: Boolean(row.hasUnlistedNames),
    hasReadableBlanks: Boolean(row.hasReadableBlanks),
    hasOtherBlanks: Boolean(row.hasOtherBlanks),
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
      standing: columnsOf(standings, 'wins', 'losses', 'rank'),
      /** Of the last thing that staff did: it tells whether somebody else was quicker. */
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

export function listTeamHistory(db: Database, id: string) {
  return db.batch([
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
        action: staffActions.action,
        who: users.displayName,
        ...columnsOf(staffActions, 'reason', 'until', 'createdAt'),
      })
      .from(staffActions)
      .leftJoin(users, eq(users.id, staffActions.byUserId))
      .where(eq(staffActions.teamSheetId, id))
      .orderBy(desc(staffActions.id))
      .limit(maxRevisions),
  ]);
}

const maxExported = 5000;

export function listExportedTeams(db: Database, tournamentId: string) {
  return db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'discordId', 'twitterId'),
      ...columnsOf(teamSheets, 'members', 'isPublic', 'revision'),
      ...columnsOf(teamSheets, 'submittedAt', 'revisedAt', 'correctedAt', 'withdrawnAt'),
      standing: columnsOf(standings, 'wins', 'losses', 'rank'),
    })
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(eq(teamSheets.tournamentId, tournamentId))
    .orderBy(asc(teamSheets.displayName), asc(teamSheets.id))
    .limit(maxExported);
}

export async function listPrintedTeams(
  db: Database,
  tournamentId: string,
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId', 'members'),
      ...readingColumns,
    })
    .from(teamSheets)
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)))
    .orderBy(asc(teamSheets.displayName), asc(teamSheets.id))
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
      images: sql<number>`(${teamSheets.readingId} is not null) + (${teamSheets.secondReadingId} is not null)`,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(eq(teamSheets.id, id));
  return row;
}
