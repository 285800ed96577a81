import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { readings, standings, teamSheets, tournaments } from '~/db/schema';
import { publicName } from '~/db/shown-name';
import { isShownAt } from '~/tournaments/tournament.server';
import {
  isFirstReading,
  isSecondReading,
  readingColumns,
  secondReadings,
} from './reading/sheet-reading.server';

const columns = {
  ...columnsOf(teamSheets, 'id', 'members', 'isPublic', 'teamCode'),
  ...columnsOf(teamSheets, 'correctedAt', 'withdrawnAt', 'erasedAt'),
  displayName: publicName,
  rank: standings.rank,
  tournamentId: tournaments.id,
  tournamentName: tournaments.name,
  tournamentNameEn: tournaments.nameEn,
  kind: tournaments.sheetKind,
  ...columnsOf(tournaments, 'game', 'regulation', 'scheduledStartAt', 'endsAt', 'timeZone'),
  ...columnsOf(tournaments, 'resultsPublishedAt'),
  ...columnsOf(tournaments, 'publishedAt', 'archivedAt'),
  ...readingColumns,
};

const select = (db: Database) =>
  db
    .select(columns)
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
    .leftJoin(readings, isFirstReading)
    .leftJoin(secondReadings, isSecondReading);

export type StrangersTeam = Awaited<ReturnType<typeof listPublishedTeams>>[number];

/** Sort keys: names until results are published, so that the order doesn't reveal ranks. */
const orderOf = (isRanked: boolean): SQL[] => [
  ...(isRanked ? [sql`coalesce(${standings.rank}, 1000000)`] : []),
  publicName,
  sql`${teamSheets.id}`,
];

/** Lists a tournament's public teams by keyset pagination. `reveal` decides whether they may be shown yet. */
export function listPublishedTeams(
  db: Database,
  tournamentId: string,
  { isRanked, after, limit }: { isRanked: boolean; after?: readonly (string | number)[]; limit: number },
) {
  const order = orderOf(isRanked);
  const list = (parts: readonly unknown[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  return select(db)
    .where(
      and(
        eq(teamSheets.tournamentId, tournamentId),
        eq(teamSheets.isPublic, true),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
        after && sql`(${list(order)}) > (${list(after)})`,
      ),
    )
    .orderBy(...order.map((part) => asc(part)))
    .limit(limit);
}

export async function findStrangersTeam(db: Database, id: string): Promise<StrangersTeam | undefined> {
  const key = id.toLowerCase();
  if (!isId(key)) return undefined;
  const [row] = await select(db).where(eq(teamSheets.id, key));
  return row;
}

export const latestWinnerQuery = (db: Database, now: Date) =>
  db
    .select(columnsOf(teamSheets, 'id', 'tournamentId'))
    .from(tournaments)
    .innerJoin(teamSheets, eq(teamSheets.tournamentId, tournaments.id))
    .innerJoin(standings, and(eq(standings.teamSheetId, teamSheets.id), eq(standings.rank, 1)))
    .where(
      and(
        isShownAt(now),
        lte(tournaments.endsAt, now),
        lte(tournaments.resultsPublishedAt, now),
        eq(teamSheets.isPublic, true),
        isNull(teamSheets.withdrawnAt),
        isNull(teamSheets.erasedAt),
      ),
    )
    .orderBy(desc(tournaments.endsAt))
    .limit(1);

/** Finds what may be announced about a sheet before the start: never its six. */
export async function findSubmitted(db: Database, id: string) {
  const [sheet] = await db
    .select({
      ...columnsOf(teamSheets, 'id', 'revision', 'submittedAt', 'correctedAt'),
      playerName: publicName,
    })
    .from(teamSheets)
    .where(and(eq(teamSheets.id, id), isNull(teamSheets.withdrawnAt), isNull(teamSheets.erasedAt)));
  return sheet;
}

export const countSubmitted = (db: Database, tournamentId: string): Promise<number> =>
  db.$count(teamSheets, and(eq(teamSheets.tournamentId, tournamentId), isNull(teamSheets.withdrawnAt)));
