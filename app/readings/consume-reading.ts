import type { Database } from '~/db/client.server';
import { readTeamImage } from './engine/read-team-image';
import { UnreadableImage } from './engine/unreadable-image';
import { keepRendition } from './keep-rendition';
import type { ReaderEnv } from './reader-env';
import { type ReadingMessage, retryDelaySeconds } from './reading';
import { failReading, finishReading, takeReading } from './reading.server';

/** Reads one image, once for however many messages. Only what a later try may mend is left to be retried. */
export async function consumeReading(message: Message<ReadingMessage>, db: Database, env: ReaderEnv) {
  const { readingId } = message.body;
  try {
    const reading = await takeReading(db, readingId, new Date());
    if (!reading) return message.ack();
    const image = await env.IMAGES.get(reading.imageKey);
    if (!image) {
      await failReading(db, readingId, 'imageMissing', new Date());
      return message.ack();
    }
    const bytes = new Uint8Array(await image.arrayBuffer());
    await keepRendition(env.IMAGES, reading.imageKey, bytes);
    const result = await readTeamImage(bytes, {
      language: reading.languageHint ?? undefined,
      models: env.MODELS,
    });
    await finishReading(db, readingId, result, new Date());
    message.ack();
  } catch (error) {
    if (error instanceof UnreadableImage) {
      await failReading(db, readingId, error.reason, new Date());
      return message.ack();
    }
    console.error(readingId, error);
    message.retry({ delaySeconds: retryDelaySeconds(message.attempts) });
  }
}
