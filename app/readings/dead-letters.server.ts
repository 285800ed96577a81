import { openDatabase } from '~/db/client.server';
import type { ReadingMessage, RenditionMessage } from './reading';
import { failReading } from './reading.server';

/**
 * What the reader gave up on. A reading is marked as failed, so that the player is told and can try again; without its
 * rendition a picture is shown as it is.
 */
export async function failDeadLetters(batch: MessageBatch<ReadingMessage | RenditionMessage>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of batch.messages) {
    if ('readingId' in message.body)
      await failReading(db, message.body.readingId, 'tooManyTries', new Date());
    message.ack();
  }
}
