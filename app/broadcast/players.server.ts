import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Database, preparedFor } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { listed } from '~/db/listed';
import { broadcasts, entrants, readings, standings, teamSheets, tournaments } from '~/db/schema';
import { publicName, publicSaidName } from '~/db/shown-name';
import { namingColumns, standingColumns } from '~/results/standings.server';
import { isFirstReading, isSecondReading, secondReadings } from '~/sheets/reading/sheet-reading.server';
import { bracketPlayers } from './bracket';

const maxTeams = 2000;
const maxStandings = 16;
const maxEarlier = 5;

// Each query names the group: a broadcast never shows a team of another group's tournament.

/** Finds the player of a sheet that is not withdrawn, by the name to put on air. */
export async function findPlayer(db: Database, groupId: string, sheetId: string) {
  if (!isId(sheetId)) return undefined;
  const [player] = await db
    .select({ name: publicName, tournamentId: tournaments.id })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(and(eq(teamSheets.id, sheetId), eq(tournaments.groupId, groupId), isNull(teamSheets.withdrawnAt)));
  return player;
}

export async function listTeamChoices(db: Database, groupId: string, tournamentId: string | null) {
  if (!tournamentId || !isId(tournamentId)) return [];
  return db
    .select({
      ...columnsOf(teamSheets, 'id', 'tonamelId'),
      displayName: publicName,
      saidName: publicSaidName,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(eq(tournaments.id, tournamentId), eq(tournaments.groupId, groupId), isNull(teamSheets.withdrawnAt)),
    )
    .orderBy(asc(publicName), asc(teamSheets.id))
    .limit(maxTeams);
}

interface KnownPlayer {
  record?: string;
  seed?: number;
}

/** Finds, by sheet, the public facts about players: published results, and the seed on the list of entrants. */
export async function findKnownPlayers(
  db: Database,
  groupId: string,
  sheetIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  if (sheetIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: teamSheets.id,
      ...columnsOf(standings, 'wins', 'losses', 'ties'),
      seed: sql<number | null>`(
        select e.seed from ${entrants} e
        where e.tournament_id = ${tournaments.id} and e.seed between 1 and 999
          and (e.team_sheet_id = ${teamSheets.id}
            or (e.team_sheet_id is null and e.tonamel_id <> '' and e.tonamel_id = ${teamSheets.tonamelId}))
        limit 1)`,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(
      standings,
      and(eq(standings.teamSheetId, teamSheets.id), isNotNull(tournaments.resultsPublishedAt)),
    )
    .where(and(inArray(teamSheets.id, [...sheetIds]), eq(tournaments.groupId, groupId)));
  return new Map(
    rows.map(({ id, wins, losses, ties, seed }) => {
      const record = wins === null ? undefined : [wins, losses, ...(ties ? [ties] : [])].join('-');
      return [id, { ...(record && { record }), ...(seed !== null && { seed }) }];
    }),
  );
}

/** Newest first. Other groups' results count only under the same name, so that nobody learns of another one. */
export async function listEarlierResults(db: Database, groupId: string, sheetId: string, now: Date) {
  const [player] = await db
    .select({ ownerId: teamSheets.ownerId, name: publicName, tournamentId: tournaments.id })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(and(eq(teamSheets.id, sheetId), eq(tournaments.groupId, groupId)));
  if (!player?.ownerId) return [];
  return db
    .select({
      ...columnsOf(tournaments, 'id', 'name', 'scheduledStartAt', 'timeZone'),
      result: { ...standingColumns, ...namingColumns(tournaments.id, tournaments.topCut) },
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .innerJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(
      and(
        eq(teamSheets.ownerId, player.ownerId),
        ne(tournaments.id, player.tournamentId),
        or(eq(tournaments.groupId, groupId), sql`${publicName} = ${player.name}`),
        isNull(teamSheets.withdrawnAt),
        eq(tournaments.isTest, false),
        isNull(tournaments.archivedAt),
        lte(tournaments.publishedAt, now),
        lte(tournaments.endsAt, now),
        lte(tournaments.resultsPublishedAt, now),
      ),
    )
    .orderBy(desc(tournaments.scheduledStartAt), desc(tournaments.id))
    .limit(maxEarlier);
}

/** Lists the ranked players down to a place: more than `rank` rows where players share one. */
export const listRanked = (
  db: Database,
  groupId: string,
  tournamentId: string,
  rank: number = bracketPlayers,
) =>
  db
    .select({ rank: standings.rank, player: publicName })
    .from(standings)
    .innerJoin(teamSheets, eq(teamSheets.id, standings.teamSheetId))
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.groupId, groupId),
        isNull(teamSheets.withdrawnAt),
        lte(standings.rank, rank),
      ),
    )
    .orderBy(asc(standings.rank))
    .limit(rank + 1);

const value = sql.placeholder;

/** Lists the standings of a scene, the best first. `onlyOut`: only if they are published. */
export const sceneStandings = preparedFor((db) =>
  db
    .select({
      ...columnsOf(standings, 'rank', 'wins', 'losses', 'ties'),
      player: publicName,
      saidName: publicSaidName,
    })
    .from(standings)
    .innerJoin(teamSheets, eq(teamSheets.id, standings.teamSheetId))
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .where(
      and(
        eq(tournaments.id, value('tournamentId')),
        eq(tournaments.groupId, value('groupId')),
        isNull(teamSheets.withdrawnAt),
        or(isNotNull(tournaments.resultsPublishedAt), sql`not ${value('onlyOut')}`),
      ),
    )
    .orderBy(
      sql`${standings.rank} is null`,
      asc(standings.rank),
      sql`${standings.wins} desc`,
      sql`${standings.losses} is null`,
      asc(standings.losses),
      asc(publicName),
    )
    .limit(maxStandings)
    .prepare(),
);

const { state, result } = secondReadings;

/** Lists sheets of a scene (`sheetIds` in JSON) with what decides how much of them may be shown. */
export const sceneSheets = preparedFor((db) =>
  db
    .select({
      ...columnsOf(teamSheets, 'id', 'members', 'isPublic', 'withdrawnAt', 'erasedAt'),
      displayName: publicName,
      saidName: publicSaidName,
      kind: tournaments.sheetKind,
      ...columnsOf(tournaments, 'game', 'regulation', 'scheduledStartAt', 'endsAt'),
      reading: columnsOf(readings, 'state', 'result'),
      // Rows of a batch hold only one of two columns of the same name.
      secondReading: {
        state: sql`${state}`.mapWith(state).as('second_state'),
        result: sql`${result}`.mapWith(result).as('second_result'),
      },
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading)
    .where(
      and(
        inArray(teamSheets.id, sql`(select value from json_each(${value('sheetIds')}))`),
        eq(tournaments.groupId, value('groupId')),
      ),
    )
    .prepare(),
);

export const listStreamsWith = (db: Database, sheetIds: readonly string[]) =>
  db
    .selectDistinct(columnsOf(broadcasts, 'groupId', 'stream'))
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .innerJoin(broadcasts, eq(broadcasts.groupId, tournaments.groupId))
    .where(and(inArray(teamSheets.id, listed(sheetIds)), isNotNull(broadcasts.scene)));
