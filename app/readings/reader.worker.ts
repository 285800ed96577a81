import { openDatabase } from '~/db/client.server';
import { consumeReading, type ReaderEnv } from './consume-reading';
import type { ReadingMessage } from './reading';

/** The Queue-triggered reader: one image at a time, since an isolate has room for one. */
export default {
  async queue(batch, env) {
    for (const message of batch.messages) await consumeReading(message, openDatabase(env.DB), env);
  },
} satisfies ExportedHandler<ReaderEnv, ReadingMessage>;
