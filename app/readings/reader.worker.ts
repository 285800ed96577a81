import { openDatabase } from '~/db/client.server';
import { knownMessages } from '~/log/known-messages.server';
import { logError } from '~/log/log.server';
import { inRun, newRun } from '~/log/run.server';
import { keepRegulations } from '~/pokedex/known-regulations.server';
import { consumeReading } from './consume-reading';
import { consumeRendition } from './keep-rendition';
import type { ReaderEnv } from './reader-env';
import { isReaderMessage, type ReaderMessage, type ReadingMessage, type RenditionMessage } from './reading';

/** Queue consumer: one image at a time, as an isolate has memory for one. */
export default {
  async queue(batch, env, ctx) {
    const db = openDatabase(env.DB);
    await inRun(newRun(env), () => keepRegulations(db, new Date(), (work) => ctx.waitUntil(work)));
    for (const message of knownMessages<ReaderMessage>(batch, env, isReaderMessage)) {
      await inRun(newRun(env, message.body.request), () =>
        isReading(message)
          ? consumeReading(message, db, env)
          : consumeRendition(message as Message<RenditionMessage>, env),
      ).catch((error: unknown) => {
        inRun(newRun(env, message.body.request), () => logError(error, 'message'));
        message.retry();
      });
    }
  },
} satisfies ExportedHandler<ReaderEnv>;

const isReading = (message: Message<ReaderMessage>): message is Message<ReadingMessage> =>
  'readingId' in message.body;
