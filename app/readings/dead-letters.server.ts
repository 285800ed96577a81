import { openDatabase } from '~/db/client.server';
import type { ReadingMessage, RenditionMessage } from './reading';
import { failReading } from './reading.server';

/** Tells the player to try again; an image without its phone-size rendition is simply shown whole. */
export async function failDeadLetters(batch: MessageBatch<ReadingMessage | RenditionMessage>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of batch.messages) {
    if ('readingId' in message.body)
      await failReading(db, message.body.readingId, 'tooManyTries', new Date());
    message.ack();
  }
}
