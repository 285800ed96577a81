import { inArray, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { readings } from '~/db/schema';
import { sumCounts } from '~/log/counts.server';
import { findNotes } from '~/log/notes.server';
import { countGivenUp } from '~/tell/unsent-mails.server';
import { askDatabase, askStorage } from './check.server';
import type { HealthFacts } from './health';

export async function findQueue(db: Database): Promise<HealthFacts['queue']> {
  const askedAt = sql<number | null>`min(coalesce(${readings.askedAt}, ${readings.createdAt}))`;
  const [row] = await db
    .select({ waiting: sql<number>`count(*)`, oldestAt: askedAt })
    .from(readings)
    .where(inArray(readings.state, ['queued', 'reading']));
  const { waiting = 0, oldestAt = null } = row ?? {};
  return { waiting, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}

export async function findHealth(db: Database, env: Env, now: Date): Promise<HealthFacts> {
  const [d1, r2, queue, notes, givenUp, hour, day] = await Promise.all([
    askDatabase(env.DB),
    askStorage(env.IMAGES),
    findQueue(db),
    findNotes(db),
    countGivenUp(db, now),
    sumCounts(db, 1, now),
    sumCounts(db, 24, now),
  ]);
  return {
    now,
    d1: { ms: d1?.ms, bytes: d1?.answer.meta.size_after },
    r2: { ms: r2?.ms },
    queue,
    deadLetters: day.deadLetters,
    mail: { failures: day.mailFailures, ...givenUp, last: notes.mail },
    sweep: notes.sweep,
    hour,
    day,
    refused: day.refused,
  };
}
