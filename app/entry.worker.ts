import * as build from 'virtual:remix/server-build';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { type Database, openDatabase } from '~/db/client.server';
import { failDeadLetters } from '~/readings/dead-letters.server';
import type { ReadingMessage } from '~/readings/reading';
import { sweepReadings } from '~/readings/reading.server';

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    env: Env;
    db: Database;
    ctx: ExecutionContext;
    /** For the inline scripts of this one response. */
    nonce: string;
    /** IANA name of the visitor's time zone, where the network knows it. */
    timeZone?: string;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

const handleRequest = createRequestHandler(build as unknown as ServerBuild, 'production');

export default {
  async fetch(request, env, ctx) {
    const context: AppLoadContext = {
      env,
      ctx,
      db: openDatabase(env.DB),
      nonce: crypto.randomUUID(),
      // On one's own machine the network's facts are made up.
      timeZone: env.ENVIRONMENT === 'local' ? undefined : (request.cf?.timezone as string | undefined),
    };
    return handleRequest(request, context);
  },
  queue: failDeadLetters,
  async scheduled(_event, env) {
    await sweepReadings(openDatabase(env.DB), env, new Date());
  },
} satisfies ExportedHandler<Env, ReadingMessage>;
