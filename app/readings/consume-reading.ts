import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { tournaments } from '~/db/schema';
import { logAct, logError } from '~/log/log.server';
import { traceOf } from '~/log/trace.server';
import { type Allowed, allowedIn } from '~/pokedex/allowed';
import { nothingRead } from './engine/nothing-read';
import { readTeamImage } from './engine/read-team-image';
import { UnreadableImage } from './engine/unreadable-image';
import { findTeamCode } from './find-code';
import { keepRendition } from './keep-rendition';
import type { ReaderEnv } from './reader-env';
import { type FailureReason, type ReadingMessage, type ReadingResult, retryDelaySeconds } from './reading';
import { failReading, finishReading, takeReading } from './reading.server';

/** Idempotent: reads an image once, however often its message comes. Retries only faults that may pass. */
export async function consumeReading(message: Message<ReadingMessage>, db: Database, env: ReaderEnv) {
  const { readingId } = message.body;
  const facts = { reading: traceOf(readingId), attempt: message.attempts };
  let bytes = new Uint8Array();
  try {
    const reading = await takeReading(db, readingId, new Date());
    if (!reading) return message.ack();
    const image = await env.IMAGES.get(reading.imageKey);
    if (!image) {
      await failReading(db, readingId, 'imageMissing', new Date());
      logAct('reading.failed', { ...facts, reason: 'imageMissing' });
      return message.ack();
    }
    bytes = new Uint8Array(await image.arrayBuffer());
    await keepRendition(env.IMAGES, reading.imageKey, bytes);
    const result = await readTeamImage(bytes, {
      language: reading.languageHint ?? undefined,
      models: env.MODELS,
      allowed: await allowedAt(db, reading.tournamentId),
    });
    await finishReading(db, readingId, result, new Date());
    logAct('reading.done', { ...facts, engine: result.engineVersion });
    message.ack();
  } catch (error) {
    if (error instanceof UnreadableImage) {
      const { reason, result } = await whatIsThere(error, bytes);
      await failReading(db, readingId, reason, new Date(), result);
      logAct('reading.failed', { ...facts, reason });
      return message.ack();
    }
    logError(error, 'reading', facts);
    message.retry({ delaySeconds: retryDelaySeconds(message.attempts) });
  }
}

/** A screen that was not recognized is tallied, too, and may become a sample. */
async function whatIsThere(
  { reason }: UnreadableImage,
  bytes: Uint8Array,
): Promise<{ reason: FailureReason; result: ReadingResult | null }> {
  const code = reason === 'noTeamFound' ? await findTeamCode(bytes) : undefined;
  if (code) return { reason: 'qrCode', result: { ...nothingRead, code } };
  return { reason, result: reason === 'imageBroken' ? null : nothingRead };
}

async function allowedAt(db: Database, tournamentId: string | null): Promise<Allowed | undefined> {
  if (!tournamentId) return undefined;
  const [tournament] = await db
    .select(columnsOf(tournaments, 'game', 'regulation'))
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return tournament && allowedIn(tournament.game, tournament.regulation);
}
