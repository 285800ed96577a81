import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { readingAspects, readings, readingTallies } from '~/db/schema';
import { sampleIdOf } from '~/readings/sample-id';
import { settledReadingsQuery } from '~/sheets/reading/sheet-reading.server';
import { aspectsOf } from './aspects';
import { compareWithSheet, countOutcomes } from './compare-with-sheet';
import { copySampleImage, insertSample } from './sample.server';

type Stores = Pick<Env, 'IMAGES' | 'SESSION_SECRET'>;
type Settled = Awaited<ReturnType<typeof settledReadingsQuery>>[number];

/** Every few minutes: counts how right some readings were. Each counts once, however often and wherever this runs. */
export async function sweepTallies(db: Database, { IMAGES, SESSION_SECRET }: Stores, now: Date) {
  const settled = new Map<string, Settled>();
  for (const row of await settledReadingsQuery(db, now))
    if (!settled.has(row.readingId)) settled.set(row.readingId, row);
  for (const row of settled.values())
    await tally(db, IMAGES, row, sampleIdOf(SESSION_SECRET, row.readingId), now);
}

/** Counts a reading, and keeps a sample where its player allows it. Those of a withdrawn sheet, and QR codes, are settled uncounted. */
async function tally(db: Database, images: R2Bucket, settled: Settled, sampleId: string, now: Date) {
  const { readingId, result, members, withdrawnAt, imageKey, shape } = settled;
  const settle = db
    .update(readings)
    // The URL of a team is no longer needed: no team screen was read.
    .set({ talliedAt: now, ...(result?.code && { result: null }) })
    .where(and(eq(readings.id, readingId), isAsFound(settled)));
  if (withdrawnAt || !result || result.code) {
    await settle;
    return;
  }
  const mayKeep = settled.improvesReading && (await images.head(imageKey)) !== null;
  const counts = countOutcomes(compareWithSheet(result, members));
  const byAspect = aspectsOf(result, shape).flatMap((aspect) => counts.map((each) => ({ aspect, ...each })));
  // One transaction: each statement asks whether the reading still waits, and the last one ends that.
  const [kept] = await db.batch([
    insertSample(db, { ...settled, id: sampleId }, mayKeep ? isAsFound(settled) : sql`false`, now),
    db
      .insert(readingTallies)
      .select(
        sql`select ${result.engineVersion}, ${settled.game}, value ->> 'field', value ->> 'outcome', value ->> 'count'
          from json_each(${JSON.stringify(counts)})
          where ${isAsFound(settled)}`,
      )
      .onConflictDoUpdate({
        target: [
          readingTallies.engineVersion,
          readingTallies.game,
          readingTallies.field,
          readingTallies.outcome,
        ],
        set: { count: sql`${readingTallies.count} + excluded.count` },
      }),
    db
      .insert(readingAspects)
      .select(
        sql`select ${result.engineVersion}, ${settled.game}, value ->> 'aspect', value ->> 'field',
          value ->> 'outcome', value ->> 'count'
          from json_each(${JSON.stringify(byAspect)}) where ${isAsFound(settled)}`,
      )
      .onConflictDoUpdate({
        target: [
          readingAspects.engineVersion,
          readingAspects.game,
          readingAspects.aspect,
          readingAspects.field,
          readingAspects.outcome,
        ],
        set: { count: sql`${readingAspects.count} + excluded.count` },
      }),
    settle,
  ]);
  if (kept.length > 0) await copySampleImage(db, images, imageKey, sampleId);
}

const isAsFound = ({ readingId, sheetId, revision, withdrawnAt }: Settled): SQL =>
  sql`exists (select 1 from readings as r, team_sheets as s where r.id = ${readingId} and r.tallied_at is null
    and s.id = ${sheetId} and s.revision = ${revision} and s.withdrawn_at is ${withdrawnAt?.getTime() ?? null})`;

/** All sums, and the same by aspect; in one round trip. */
export async function listTallies(db: Database) {
  const [all, byAspect] = await db.batch([
    db
      .select()
      .from(readingTallies)
      .orderBy(sql`${readingTallies.engineVersion} desc`, asc(readingTallies.game)),
    db.select().from(readingAspects),
  ]);
  return { all, byAspect };
}
