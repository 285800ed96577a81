import { and, asc, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { standings, teamSheets } from '~/db/schema';
import { publicName } from '~/db/shown-name';
import { hasResults, phaseOf } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { type PlaceNaming, standingOf } from './final-standing';
import { storedFields } from './result';

/** Default limit; `?show=all` lifts it. */
export const usualStandings = 512;

/** Columns of a `PlaceNaming`. All are expressions: in a left join, drizzle takes none for the joined table's own. */
export const namingColumns = (tournamentId: SQLWrapper, topCut: SQLWrapper) => ({
  players: sql<number>`(select count(*) from team_sheets p
    where p.tournament_id = ${tournamentId} and p.withdrawn_at is null)`,
  topCut: sql<number | null>`${topCut}`,
  hasThirdPlaceMatch: sql`(select count(distinct k.rank) = 2 from standings k
    join team_sheets p on p.id = k.team_sheet_id
    where p.tournament_id = ${tournamentId} and p.withdrawn_at is null and k.rank in (3, 4))`.mapWith(
    Boolean,
  ),
});

/** Columns for left joins, where a team may have no standing: the first column is never null, so drizzle can detect a missing row. */
export const standingColumns = columnsOf(standings, 'ties', 'wins', 'losses', 'rank', 'outcome');

const noNaming: PlaceNaming = { players: 0, topCut: null, hasThirdPlaceMatch: false };
const rankLast = sql`${standings.rank} is null`;

/** Public teams, none before the end. Sorted by rank once results are published, then by name. */
export async function listPublicTeams(
  db: Database,
  tournament: FoundTournament,
  now: Date,
  limit = usualStandings,
) {
  if (phaseOf(tournament, now) !== 'past') return [];
  const ranked = hasResults(tournament, now);
  // The order must not leak unpublished results.
  const order = ranked ? [rankLast, asc(standings.rank)] : [];
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'members'),
      displayName: publicName,
      rank: standings.rank,
    })
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(
      and(
        eq(teamSheets.tournamentId, tournament.id),
        eq(teamSheets.isPublic, true),
        isNull(teamSheets.withdrawnAt),
      ),
    )
    .orderBy(...order, asc(publicName), asc(teamSheets.id))
    .limit(limit);
  return rows.map(({ members, rank, ...team }) => ({
    ...team,
    species: members.map(({ species }) => species),
    rank: ranked ? rank : null,
  }));
}

/** Public standings, empty until published. Private teams have no `teamSheetId`: the ID is their link. */
export async function listStandings(
  db: Database,
  tournament: FoundTournament,
  now: Date,
  limit = usualStandings,
  offset = 0,
) {
  if (!hasResults(tournament, now)) return { rows: [], naming: noNaming, hasMore: false };
  const rows = await db
    .select({
      teamSheetId: teamSheets.id,
      isPublic: teamSheets.isPublic,
      displayName: publicName,
      ...standingColumns,
      naming: namingColumns(sql`${tournament.id}`, sql`${tournament.topCut}`),
    })
    .from(teamSheets)
    .innerJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(and(eq(teamSheets.tournamentId, tournament.id), isNull(teamSheets.withdrawnAt)))
    .orderBy(rankLast, asc(standings.rank), sql`${standings.wins} desc`, asc(publicName), asc(teamSheets.id))
    .limit(limit + 1)
    .offset(offset);
  return {
    naming: rows[0]?.naming ?? noNaming,
    hasMore: rows.length > limit,
    rows: rows.slice(0, limit).map(({ teamSheetId, isPublic, displayName, naming, ...result }) => ({
      displayName,
      ...standingOf(result),
      teamSheetId: isPublic ? teamSheetId : undefined,
    })),
  };
}

export type ResultRow = Awaited<ReturnType<typeof listResultRows>>[number];

/** All teams but withdrawn ones, by rank, then wins, then name. */
export async function listResultRows(db: Database, tournamentId: string) {
  const rows = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'displayName', 'tonamelId'),
      saved: columnsOf(standings, 'version', ...storedFields),
    })
    .from(teamSheets)
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .where(and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)))
    .orderBy(
      sql`${standings.rank} is null`,
      asc(standings.rank),
      desc(sql`coalesce(${standings.wins}, -1)`),
      asc(teamSheets.displayName),
      asc(teamSheets.id),
    );
  return rows.map(({ saved, ...team }) => {
    if (!saved) return { ...team, result: null, version: 0 };
    const { version, ...result } = saved;
    return { ...team, result, version };
  });
}

/** IDs on Discord and X by which another platform may call the players. */
export const listPlayerIds = (db: Database, tournamentId: string) =>
  db
    .select(columnsOf(teamSheets, 'id', 'discordId', 'twitterId'))
    .from(teamSheets)
    .where(and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)));
