import * as build from 'virtual:remix/server-build';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { sweepAttempts } from '~/accounts/attempts.server';
import { sweepMailLinks } from '~/accounts/mail-link.server';
import { sweepSessions } from '~/accounts/session.server';
import { connect } from '~/broadcast/connect.server';
import { type Database, openDatabase } from '~/db/client.server';
import { failDeadLetters } from '~/readings/dead-letters.server';
import type { ReadingMessage, RenditionMessage } from '~/readings/reading';
import { sweepReadings } from '~/readings/reading.server';
import { bounded } from '~/ui/request-body';
import { forRemix, refusalOf, secured } from '~/ui/security';
import { bodyLimit } from './body-limits';
import { sweepPictures } from './posts/pictures/picture.server';

export { BroadcastRoom } from '~/broadcast/room.server';

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    env: Env;
    db: Database;
    ctx: ExecutionContext;
    /** For the inline scripts of this one response. */
    nonce: string;
    /** IANA name of the visitor's time zone, where the network knows it. */
    timeZone?: string;
    /** Changes with every build of what the browser loads. */
    buildId: string;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

const serverBuild = build as unknown as ServerBuild;
const buildId = serverBuild.assets.version;
const handleRequest = createRequestHandler(serverBuild, 'production');

export default {
  async fetch(request, env, ctx) {
    const nonce = crypto.randomUUID();
    const context: AppLoadContext = {
      env,
      ctx,
      nonce,
      db: openDatabase(env.DB),
      buildId,
      // On one's own machine the network's facts are made up.
      timeZone: env.ENVIRONMENT === 'local' ? undefined : (request.cf?.timezone as string | undefined),
    };
    const connected = await connect(request, context);
    if (connected) return connected;
    const { request: read, drain } = bounded(request, bodyLimit(request));
    const response = refusalOf(request, env.PUBLIC_URL) ?? (await handleRequest(forRemix(read), context));
    await drain();
    return secured(response, nonce, request, env.STORAGE_BASE);
  },
  queue: failDeadLetters,
  async scheduled(_event, env) {
    const db = openDatabase(env.DB);
    const now = new Date();
    await Promise.all([
      sweepReadings(db, env, now),
      sweepPictures(db, env.IMAGES, now),
      sweepSessions(db, now),
      sweepAttempts(db, now),
      sweepMailLinks(db, now),
    ]);
  },
} satisfies ExportedHandler<Env, ReadingMessage | RenditionMessage>;
