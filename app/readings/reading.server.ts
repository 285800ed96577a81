import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { retention } from '~/db/retention';
import { readings, tournaments } from '~/db/schema';
import { inRounds, sweptAtOnce } from '~/db/sweeping';
import { reached } from '~/http/faults';
import type { TeamImage } from '~/images/check-image';
import { shapeOf } from '~/images/screen-shape';
import { deleteStored, storeImage } from '~/images/stored-image.server';
import type { Locale } from '~/locales/locale';
import { logAct, logError } from '~/log/log.server';
import { currentRun } from '~/log/run.server';
import { traceOf } from '~/log/trace.server';
import type { Game } from '~/pokedex/game';
import {
  type FailureReason,
  maxAttempts,
  type ReadingMessage,
  type ReadingResult,
  staleAfterMilliseconds,
} from './reading';

export type Reading = typeof readings.$inferSelect;

type Stores = { IMAGES: R2Bucket; READINGS: Queue<ReadingMessage> };

const revivedAtOnce = 50;

/** Stores and queues a checked image. @returns an ID known to the uploader alone @throws Unavailable */
export async function startReading(
  db: Database,
  { IMAGES, READINGS }: Stores,
  image: TeamImage,
  { language, tournamentId = '' }: { language?: Locale; tournamentId?: string } = {},
): Promise<string> {
  const id = newId();
  const imageKey = `readings/${id}`;
  // The row first: an object without one is found by nobody but the sweep.
  await db.insert(readings).values({
    id,
    imageKey,
    imageType: image.type,
    imageBytes: image.bytes.length,
    shape: shapeOf(image.width, image.height),
    state: 'queued',
    languageHint: language ?? null,
    // None where nobody knows such a tournament: the image is read all the same.
    tournamentId: sql`(select ${tournaments.id} from ${tournaments} where ${tournaments.id} = ${tournamentId})`,
    queuedAt: new Date(),
    askedAt: new Date(),
  });
  try {
    await storeImage(IMAGES, imageKey, image.bytes, image.type);
  } catch (error) {
    await db.delete(readings).where(eq(readings.id, id)).catch(logged);
    throw error;
  }
  await send(READINGS, id);
  return id;
}

export async function findReading(db: Database, id: string): Promise<Reading | undefined> {
  const [reading] = await db.select().from(readings).where(eq(readings.id, id));
  return reading;
}

/** The game of the tournament that an image is sent for. */
export async function findGame(db: Database, tournamentId: string): Promise<Game | undefined> {
  const [row] = await db
    .select({ game: tournaments.game })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return row?.game;
}

/** A failed reading starts afresh; any other stays as it is. */
export async function retryReading(db: Database, queue: Stores['READINGS'], id: string, now: Date) {
  const [again] = await db
    .update(readings)
    .set({
      state: 'queued',
      attempts: 0,
      failureReason: null,
      result: null,
      queuedAt: now,
      askedAt: now,
      startedAt: null,
      finishedAt: null,
    })
    .where(and(eq(readings.id, id), eq(readings.state, 'failed')))
    .returning({ id: readings.id });
  if (again) await send(queue, id);
}

/** Sends a reading again whose message seems to be lost; called when somebody looks at it. */
export async function reviveIfStale(db: Database, queue: Stores['READINGS'], reading: Reading, now: Date) {
  if (reading.queuedAt.getTime() < now.getTime() - staleAfterMilliseconds)
    await reviveStale(db, queue, now, reading.id);
}

/** Undefined when there is nothing (more) to do: messages may come twice. */
export async function takeReading(db: Database, id: string, now: Date): Promise<Reading | undefined> {
  const [taken] = await db
    .update(readings)
    .set({ state: 'reading', attempts: sql`${readings.attempts} + 1`, startedAt: now })
    .where(and(eq(readings.id, id), inArray(readings.state, ['queued', 'reading'])))
    .returning();
  return taken;
}

export async function finishReading(db: Database, id: string, result: ReadingResult, now: Date) {
  await db
    .update(readings)
    .set({ state: 'done', result, engineVersion: result.engineVersion, failureReason: null, finishedAt: now })
    .where(eq(readings.id, id));
}

/** Says why a reading failed; one that has been read meanwhile stays read. */
export async function failReading(
  db: Database,
  id: string,
  reason: FailureReason,
  now: Date,
  result: ReadingResult | null = null,
) {
  await db
    .update(readings)
    .set({
      state: 'failed',
      failureReason: reason,
      result,
      engineVersion: result?.engineVersion ?? null,
      finishedAt: now,
    })
    .where(and(eq(readings.id, id), inArray(readings.state, ['queued', 'reading'])));
}

/** Every few minutes: sends lost readings again, gives up hopeless ones, deletes uploads of no sheet. */
export async function sweepReadings(db: Database, { IMAGES, READINGS }: Stores, now: Date) {
  await reviveStale(db, READINGS, now);
  await inRounds(async () => {
    const found = await unusedQuery(db, now);
    const used = found.filter(({ isUsed }) => isUsed).map(({ id }) => id);
    if (used.length > 0) await db.update(readings).set({ usedAt: now }).where(inArray(readings.id, used));
    await deleteStored(
      db,
      IMAGES,
      readings,
      found.filter(({ isUsed }) => !isUsed),
    );
    return found.length;
  });
}

/** Those of which it is not known that a sheet names them: each is asked about once, not every few minutes. */
export const unusedQuery = (db: Database, now: Date) =>
  db
    .select({
      id: readings.id,
      imageKey: readings.imageKey,
      // By their plain names: inside of a subquery drizzle would leave the table's name out.
      isUsed: sql<number>`exists (select 1 from team_sheets s where s.reading_id = readings.id)
        or exists (select 1 from team_sheets s where s.second_reading_id = readings.id)`.mapWith(Boolean),
    })
    .from(readings)
    .where(
      and(sql`used_at is null`, lt(readings.createdAt, new Date(now.getTime() - retention.unusedImages))),
    )
    .limit(sweptAtOnce);

async function reviveStale(db: Database, queue: Stores['READINGS'], now: Date, id?: string) {
  const stale = and(
    inArray(readings.state, ['queued', 'reading']),
    lt(readings.queuedAt, new Date(now.getTime() - staleAfterMilliseconds)),
    id ? eq(readings.id, id) : undefined,
  );
  const found = await db
    .select({ id: readings.id, attempts: readings.attempts })
    .from(readings)
    .where(stale)
    .limit(revivedAtOnce);
  for (const reading of found) {
    if (reading.attempts >= maxAttempts) {
      await failReading(db, reading.id, 'tooManyTries', now);
      continue;
    }
    await db.update(readings).set({ queuedAt: now }).where(eq(readings.id, reading.id));
    await send(queue, reading.id);
  }
}

// A message that cannot be sent is sent by the sweep: the row waits for it.
async function send(queue: Stores['READINGS'], readingId: string) {
  const sent = queue.send({ readingId, request: currentRun()?.request });
  const isSent = await reached(sent, 3000).then(() => true, logged);
  if (isSent) logAct('reading.queued', { reading: traceOf(readingId) });
}

const logged = (error: unknown) => logError(error, 'reading');
