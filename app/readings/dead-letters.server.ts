import { openDatabase } from '~/db/client.server';
import { addCounts } from '~/log/counts.server';
import { knownMessages } from '~/log/known-messages.server';
import { logAct, logError } from '~/log/log.server';
import { inRun, newRun } from '~/log/run.server';
import { traceOf } from '~/log/trace.server';
import { isReaderMessage, type ReaderMessage } from './reading';
import { failReading } from './reading.server';

/** Consumes the dead letter queue: the player may try again; an image without its rendition is shown whole. */
export async function failDeadLetters(batch: MessageBatch<unknown>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of knownMessages<ReaderMessage>(batch, env, isReaderMessage)) {
    await inRun(newRun(env, message.body.request), async () => {
      const reading = 'readingId' in message.body ? message.body.readingId : undefined;
      try {
        if (reading !== undefined) await failReading(db, reading, 'tooManyTries', new Date());
        await addCounts(db, { deadLetters: 1 }, new Date());
        message.ack();
      } catch (error) {
        logError(error, 'dead letter');
        return message.retry();
      }
      logAct('reading.dead', { reading: reading === undefined ? undefined : traceOf(reading) });
    });
  }
}
