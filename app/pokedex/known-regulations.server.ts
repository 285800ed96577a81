import { isNull, or, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { regulationTexts } from '~/db/schema';
import { logError } from '~/log/log.server';
import { namesOfTexts } from './given-names';
import { knowNames } from './later-names';
import type { RegulationSource } from './regulation';
import { knowRegulations } from './regulations';

const maxAgeMs = 30_000;
let freshUntil = 0;
let isLoaded = false;

/** Those that site admins gave, the latest text of each that was not taken back. */
export async function findGivenRegulations(db: Database): Promise<RegulationSource[]> {
  const rows = await db
    .select({ source: regulationTexts.source })
    .from(regulationTexts)
    .where(isNull(regulationTexts.takenBackAt))
    .orderBy(regulationTexts.id);
  return rows.map(({ source }) => source);
}

/** Those texts, and the ones that brought names before: what sheets hold of them is shown for ever. */
async function findNamingTexts(db: Database) {
  const rows = await db
    .select({ source: regulationTexts.source, takenBackAt: regulationTexts.takenBackAt })
    .from(regulationTexts)
    .where(or(isNull(regulationTexts.takenBackAt), sql`${regulationTexts.source} ->> '$.names' is not null`))
    .orderBy(regulationTexts.id);
  const given = rows.filter(({ takenBackAt }) => takenBackAt === null).map(({ source }) => source);
  const latest = new Map(given.map((source) => [source.id, source]));
  const texts = rows.map(({ source }) => ({ source, isInForce: latest.get(source.id) === source }));
  return { given, texts };
}

/**
 * Brings what this worker knows of regulations and their names up to date, at most every 30 seconds: a new one is known
 * everywhere within a minute. Nobody waits but the first requests of a worker; where the database does not answer, what was
 * known goes on.
 */
export async function keepRegulations(
  db: Database,
  now: Date,
  waitUntil: (work: Promise<void>) => void,
): Promise<void> {
  if (isLoaded && now.getTime() < freshUntil) return;
  const work = refreshRegulations(db, now);
  // A promise belongs to the request that made it: another could not wait for it.
  if (isLoaded) waitUntil(work);
  else await work;
}

/** At once, after a change. */
export async function refreshRegulations(db: Database, now: Date): Promise<void> {
  freshUntil = now.getTime() + maxAgeMs;
  try {
    const { given, texts } = await findNamingTexts(db);
    knowNames(namesOfTexts(texts));
    knowRegulations(given);
    isLoaded = true;
  } catch (error) {
    logError(error, 'regulations');
  }
}
