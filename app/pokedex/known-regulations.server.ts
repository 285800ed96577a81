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

export async function findGivenRegulations(db: Database): Promise<RegulationSource[]> {
  const rows = await db
    .select({ source: regulationTexts.source })
    .from(regulationTexts)
    .where(isNull(regulationTexts.takenBackAt))
    .orderBy(regulationTexts.id);
  return rows.map(({ source }) => source);
}

/** Also returns texts taken back that brought names, since sheets may hold them. */
async function findNamingTexts(db: Database) {
  const rows = await db
    .select({ source: regulationTexts.source, takenBackAt: regulationTexts.takenBackAt })
    .from(regulationTexts)
    .where(or(isNull(regulationTexts.takenBackAt), sql`${regulationTexts.source} ->> '$.names' is not null`))
    .orderBy(regulationTexts.id);
  const sources = rows.filter(({ takenBackAt }) => takenBackAt === null).map(({ source }) => source);
  const latest = new Map(sources.map((source) => [source.id, source]));
  const texts = rows.map(({ source }) => ({ source, isInForce: latest.get(source.id) === source }));
  return { sources, texts };
}

/** Stale-while-revalidate, every 30 s at most: only a worker's first requests wait. A failure keeps what is known. */
export async function keepRegulations(
  db: Database,
  now: Date,
  waitUntil: (work: Promise<void>) => void,
): Promise<void> {
  if (isLoaded && now.getTime() < freshUntil) return;
  const work = refreshRegulations(db, now);
  // A promise belongs to the request that made it; others can't await it.
  if (isLoaded) waitUntil(work);
  else await work;
}

export async function refreshRegulations(db: Database, now: Date): Promise<void> {
  freshUntil = now.getTime() + maxAgeMs;
  try {
    const { sources, texts } = await findNamingTexts(db);
    knowNames(namesOfTexts(texts));
    knowRegulations(sources);
    isLoaded = true;
  } catch (error) {
    logError(error, 'regulations');
  }
}
