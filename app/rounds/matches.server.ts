import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { entrants, matches, stages, teamSheets } from '~/db/schema';
import { hiddenName } from '~/text/nameless';

/** Names that were taken down on the sheet are taken down here too. */
const shownName = sql<string>`case when ${entrants.name} = ${teamSheets.hiddenName}
  then ${sql.raw(`'${hiddenName}'`)} else ${entrants.name} end`;

const peopleQuery = (db: Database, tournamentId: string) =>
  db
    .select({
      ...columnsOf(entrants, 'id', 'droppedAt', 'checkedInAt', 'teamSheetId', 'reading', 'seed'),
      name: shownName,
    })
    .from(entrants)
    .leftJoin(teamSheets, eq(teamSheets.id, entrants.teamSheetId))
    .where(eq(entrants.tournamentId, tournamentId))
    .orderBy(asc(entrants.position), asc(entrants.id));

export type Person = Awaited<ReturnType<typeof peopleQuery>>[number];

const stageQuery = (db: Database, tournamentId: string, which?: SQL) =>
  db
    .select()
    .from(stages)
    .where(and(eq(stages.tournamentId, tournamentId), which));
export type Stage = Awaited<ReturnType<typeof stageQuery>>[number];

const matchQuery = (db: Database, tournamentId: string) =>
  db
    .select()
    .from(matches)
    .where(eq(matches.tournamentId, tournamentId))
    .orderBy(asc(matches.stage), asc(matches.round), asc(matches.place));
export type Match = typeof matches.$inferSelect;

export interface Rounds {
  stages: Stage[];
  /** By stage, round and place. */
  matches: Match[];
  people: ReadonlyMap<string, Person>;
}

/** All that a tournament has of rounds, drafts too, in one round trip. */
export async function findRounds(db: Database, tournamentId: string): Promise<Rounds> {
  const [found, played, people] = await db.batch([
    stageQuery(db, tournamentId),
    matchQuery(db, tournamentId),
    peopleQuery(db, tournamentId),
  ]);
  return { stages: found, matches: played, people: new Map(people.map((each) => [each.id, each])) };
}

/** Only what is published. @returns undefined if nothing is, at the cost of one query */
export async function findPublishedRounds(db: Database, tournamentId: string): Promise<Rounds | undefined> {
  const published = await stageQuery(db, tournamentId, isNotNull(stages.publishedAt));
  if (published.length === 0) return undefined;
  const [played, people] = await db.batch([matchQuery(db, tournamentId), peopleQuery(db, tournamentId)]);
  const kinds = new Set(published.map(({ kind }) => kind));
  return {
    stages: published,
    matches: played.filter(({ stage }) => kinds.has(stage)),
    people: new Map(people.map((each) => [each.id, each])),
  };
}

/** Whether anything is published. */
export const isInRounds = async (db: Database, tournamentId: string): Promise<boolean> =>
  (await stageQuery(db, tournamentId, isNotNull(stages.publishedAt)).limit(1)).length > 0;

/** A match of this tournament with its stage. @returns undefined for another tournament's, and for a malformed ID */
export async function findMatch(db: Database, tournamentId: string, id: string) {
  if (!isId(id)) return undefined;
  const [found] = await db
    .select({
      match: matches,
      stage: stages,
      rounds: sql<number>`(select max(m.round) from matches m
        where m.tournament_id = ${tournamentId} and m.stage = ${matches.stage})`,
    })
    .from(matches)
    .innerJoin(stages, and(eq(stages.tournamentId, matches.tournamentId), eq(stages.kind, matches.stage)))
    .where(and(eq(matches.id, id), eq(matches.tournamentId, tournamentId)));
  return found;
}
export type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatch>>>;
