import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { regulationTexts, tournaments, users } from '~/db/schema';
import { builtInRegulations } from '~/pokedex/built-in-regulations';
import { findGivenRegulations } from '~/pokedex/known-regulations.server';
import type { RegulationSource } from '~/pokedex/regulation';

export type RegulationTextRow = Awaited<ReturnType<typeof listTexts>>[number];

const takenBackByName = sql`(select display_name from users taker where taker.id = regulation_texts.taken_back_by_id)`;

const select = (db: Database) =>
  db
    .select({
      id: regulationTexts.id,
      regulation: regulationTexts.regulation,
      source: regulationTexts.source,
      createdAt: regulationTexts.createdAt,
      by: users.displayName,
      takenBackAt: regulationTexts.takenBackAt,
      takenBackBy: sql<string | null>`${takenBackByName}`,
    })
    .from(regulationTexts)
    .leftJoin(users, eq(users.id, regulationTexts.byUserId));

/** History of a regulation's texts, newest first, at most 100. */
export const listTexts = (db: Database, regulation: string) =>
  select(db).where(eq(regulationTexts.regulation, regulation)).orderBy(desc(regulationTexts.id)).limit(100);

export async function findTextsInForce(db: Database): Promise<Map<string, RegulationTextRow>> {
  const rows = await select(db).where(isNull(regulationTexts.takenBackAt)).orderBy(regulationTexts.id);
  return new Map(rows.map((row) => [row.regulation, row]));
}

/** Built-in files first, so that a stored text overrides the file of the same regulation. */
export const findKnownSources = async (db: Database): Promise<RegulationSource[]> => [
  ...builtInRegulations,
  ...(await findGivenRegulations(db)),
];

export const fileOf = (regulation: string): RegulationSource | undefined =>
  builtInRegulations.find(({ id }) => id === regulation);

const inForce = (regulation: string) => sql`(select coalesce(max(id), 0) from regulation_texts
  where regulation = ${regulation} and taken_back_at is null)`;

/** Compare-and-set on `seen`, the ID of the text in force or 0. @returns whether it was saved */
export async function saveText(
  db: Database,
  source: RegulationSource,
  seen: number,
  byUserId: string,
): Promise<boolean> {
  const rows = await db.all(sql`insert into regulation_texts (regulation, source, by_user_id)
    select ${source.id}, ${JSON.stringify(source)}, ${byUserId} where ${inForce(source.id)} = ${seen}
    returning id`);
  return rows.length > 0;
}

/** Reverts to the previous text, the file, or nothing. @returns false if `seen` is no longer in force */
export async function takeBackText(
  db: Database,
  regulation: string,
  seen: number,
  byUserId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.all(sql`update regulation_texts
    set taken_back_at = ${now.getTime()}, taken_back_by_id = ${byUserId}
    where id = ${seen} and id = ${inForce(regulation)} returning id`);
  return rows.length > 0;
}

/** Whether the same user has already reverted this text, by a double press. */
export const isTakenBackBy = async (db: Database, seen: number, byUserId: string): Promise<boolean> =>
  (await db.$count(
    regulationTexts,
    and(eq(regulationTexts.id, seen), eq(regulationTexts.takenBackById, byUserId)),
  )) > 0;

/** Tournaments per regulation ID, including drafts and past ones. */
export async function countUses(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ regulation: tournaments.regulation, count: sql<number>`count(*)` })
    .from(tournaments)
    .groupBy(tournaments.regulation);
  return new Map(rows.map(({ regulation, count }) => [regulation ?? '', count]));
}
