import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { hasResults, isPublished } from '~/tournaments/tournament';

const maxOffered = 6;

const finishedTeams = (db: Database) =>
  db
    .select({
      id: teamSheets.id,
      members: teamSheets.members,
      teamCode: teamSheets.teamCode,
      isPublic: teamSheets.isPublic,
      sheetKind: tournaments.sheetKind,
      tournamentName: tournaments.name,
      ...columnsOf(tournaments, 'rule', 'regulation', 'externalUrl'),
      ...columnsOf(tournaments, 'publishedAt', 'archivedAt', 'endsAt', 'resultsPublishedAt'),
      rank: standings.rank,
    })
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id));

type Row = Awaited<ReturnType<typeof finishedTeams>>[number];

const finished = (ownerId: string, now: Date) =>
  and(eq(teamSheets.ownerId, ownerId), isNull(teamSheets.withdrawnAt), lte(tournaments.endsAt, now));

export type FinishedTeam = ReturnType<typeof asFinished>;

const asFinished = (row: Row, now: Date) => ({
  id: row.id,
  tournamentName: row.tournamentName,
  rule: row.rule,
  regulation: row.regulation,
  externalUrl: row.externalUrl,
  // What others have seen already: of a closed sheet the code is the author's alone to give away.
  teamCode: row.sheetKind === 'ots' && row.isPublic ? row.teamCode : null,
  species: row.members.map(({ species }) => species),
  rank: isPublished(row, now) && hasResults(row, now) ? row.rank : null,
});

export async function listFinishedTeams(db: Database, ownerId: string, now: Date) {
  const rows = await finishedTeams(db)
    .where(finished(ownerId, now))
    .orderBy(desc(teamSheets.submittedAt))
    .limit(maxOffered);
  return rows.map((row) => asFinished(row, now));
}

export async function findFinishedTeam(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<FinishedTeam | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await finishedTeams(db).where(and(eq(teamSheets.id, id), finished(ownerId, now)));
  return row && asFinished(row, now);
}
