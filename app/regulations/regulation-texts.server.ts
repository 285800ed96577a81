import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { regulationTexts, tournaments, users } from '~/db/schema';
import { builtInRegulations } from '~/pokedex/built-in-regulations';
import { findGivenRegulations } from '~/pokedex/known-regulations.server';
import type { RegulationSource } from '~/pokedex/regulation';

export type RegulationText = Awaited<ReturnType<typeof listTexts>>[number];

const takers = sql`(select display_name from users taker where taker.id = regulation_texts.taken_back_by_id)`;

const select = (db: Database) =>
  db
    .select({
      id: regulationTexts.id,
      regulation: regulationTexts.regulation,
      source: regulationTexts.source,
      createdAt: regulationTexts.createdAt,
      by: users.displayName,
      takenBackAt: regulationTexts.takenBackAt,
      takenBackBy: sql<string | null>`${takers}`,
    })
    .from(regulationTexts)
    .leftJoin(users, eq(users.id, regulationTexts.byUserId));

/** All that was ever written of one, the latest first. */
export const listTexts = (db: Database, regulation: string) =>
  select(db).where(eq(regulationTexts.regulation, regulation)).orderBy(desc(regulationTexts.id)).limit(100);

/** The texts in force, by regulation. */
export async function findTextsInForce(db: Database): Promise<Map<string, RegulationText>> {
  const rows = await select(db).where(isNull(regulationTexts.takenBackAt)).orderBy(regulationTexts.id);
  return new Map(rows.map((row) => [row.regulation, row]));
}

/** Files first: a text of the same regulation stands above them. */
export const findKnownSources = async (db: Database): Promise<RegulationSource[]> => [
  ...builtInRegulations,
  ...(await findGivenRegulations(db)),
];

export const fileOf = (regulation: string): RegulationSource | undefined =>
  builtInRegulations.find(({ id }) => id === regulation);

const inForce = (regulation: string) => sql`(select coalesce(max(id), 0) from regulation_texts
  where regulation = ${regulation} and taken_back_at is null)`;

/** `seen` is the id of the text that was in force when this one was written, 0 for none; false when another one is. */
export async function saveText(
  db: Database,
  source: RegulationSource,
  seen: number,
  byUserId: string,
): Promise<boolean> {
  const saved = await db.all(sql`insert into regulation_texts (regulation, source, by_user_id)
    select ${source.id}, ${JSON.stringify(source)}, ${byUserId} where ${inForce(source.id)} = ${seen}
    returning id`);
  return saved.length > 0;
}

/** Brings back what stood there before: an older text, the file, or nothing. False when another text is in force. */
export async function takeBackText(
  db: Database,
  regulation: string,
  seen: number,
  byUserId: string,
  now: Date,
): Promise<boolean> {
  const taken = await db.all(sql`update regulation_texts
    set taken_back_at = ${now.getTime()}, taken_back_by_id = ${byUserId}
    where id = ${seen} and id = ${inForce(regulation)} returning id`);
  return taken.length > 0;
}

/** Whether this text was taken back by the same one before, by another press of the same button. */
export const isTakenBackBy = async (db: Database, seen: number, byUserId: string): Promise<boolean> =>
  (await db.$count(
    regulationTexts,
    and(eq(regulationTexts.id, seen), eq(regulationTexts.takenBackById, byUserId)),
  )) > 0;

/** How many tournaments name each; drafts and past ones too. */
export async function countUses(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ regulation: tournaments.regulation, count: sql<number>`count(*)` })
    .from(tournaments)
    .groupBy(tournaments.regulation);
  return new Map(rows.map(({ regulation, count }) => [regulation ?? '', count]));
}
