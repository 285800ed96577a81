import { openDatabase } from '~/db/client.server';
import type { ReadingMessage } from './reading';
import { failReading } from './reading.server';

/** Readings which the reader gave up on: marked as failed, so that the player is told and can try again. */
export async function failDeadLetters(batch: MessageBatch<ReadingMessage>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of batch.messages) {
    await failReading(db, message.body.readingId, 'tooManyTries', new Date());
    message.ack();
  }
}
