import { openDatabase } from '~/db/client.server';
import { keepRegulations } from '~/regulations/known-regulations.server';
import { consumeReading } from './consume-reading';
import { consumeRendition } from './keep-rendition';
import type { ReaderEnv } from './reader-env';
import type { ReadingMessage, RenditionMessage } from './reading';

/** The Queue-triggered reader: one image at a time, since an isolate has room for one. */
export default {
  async queue(batch, env, ctx) {
    await keepRegulations(openDatabase(env.DB), new Date(), (work) => ctx.waitUntil(work));
    for (const message of batch.messages) {
      if (isReading(message)) await consumeReading(message, openDatabase(env.DB), env);
      else await consumeRendition(message as Message<RenditionMessage>, env);
    }
  },
} satisfies ExportedHandler<ReaderEnv, ReadingMessage | RenditionMessage>;

const isReading = (message: Message<ReadingMessage | RenditionMessage>): message is Message<ReadingMessage> =>
  'readingId' in message.body;
