import * as build from 'virtual:remix/server-build';
import type { ServerBuild } from '@remix-run/cloudflare';
import { type Database, openDatabase } from '~/db/client.server';
import { answerMonitor } from '~/health/answer-monitor.server';
import { countAnswer } from '~/health/count-answer.server';
import { sweep } from '~/health/sweep.server';
import { chosenLocale } from '~/locales/detect.server';
import type { Translate } from '~/locales/i18n';
import { type Locale, localeCookie } from '~/locales/locale';
import { followRequest } from '~/log/follow-request.server';
import { logError } from '~/log/log.server';
import { currentRun, inRun, newRun } from '~/log/run.server';
import { failDeadLetters } from '~/readings/dead-letters.server';
import { noteAllTimes } from '~/tournaments/note-times.server';
import { answerFault, askingForError, keepTextsForFault } from './door/answer-fault';
import { askedCron } from './door/asked-cron';
import { makeDoor, makeFilesOf, monitorPattern, type Way } from './door/door';
import type { Match } from './door/match';
import { contextOf } from './door/request-context.server';
import { sweeps } from './door/sweeps.server';
import { refusalUnlessConfigured } from './http/configuration';
import type { Fault } from './http/faults';
import { withHostCookies, withPlainCookies } from './http/host-cookies';
import { withoutLineHint } from './http/in-app-browser';
import type { Texts } from './http/kept-texts';
import { bounded } from './http/request-body';
import { refusalOf, refusalOfPath, secured } from './http/security';
import { limitCookie, limitedDevice } from './limits/limited-device';
import { keepRegulations, refreshRegulations } from './pokedex/known-regulations.server';
import { giveUpNotices, mailNotices } from './tell/mail-notices.server';
import { tellNotices } from './tell/tell-notices.server';
import { deliverNotices } from './webhooks/deliver-batch.server';
import { sweepDeliveries } from './webhooks/deliveries.server';

export { BroadcastRoom } from './broadcast/room/room.server';

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    env: Env;
    /** A replica for read-only requests, possibly a moment stale; else the primary. */
    db: Database;
    /** Read-your-writes: after a write, a bookmark cookie that makes replicas catch up with it. */
    wrote(): Promise<string | undefined>;
    ctx: ExecutionContext;
    nonce: string;
    /** IANA name of the visitor's time zone, where the network knows it. */
    timeZone?: string;
    buildId: string;
    way: Way;
    match(pathname: string): Match;
    /** Whether the response is personal or for staff, and must not be cached. */
    isPrivate: boolean;
    /** Browser files of the route's page; empty for an unknown route. */
    filesOf(routeId: string, locale: Locale): readonly string[];
    locale: Locale;
    t: Translate;
    /** Time of arrival. Writes take a new time after reading the body, which may take minutes. */
    now: Date;
    /** Whether the request is a POST. Loaders always get a GET, even when rendering an action's answer. */
    isPost: boolean;
    to(path: string): string;
    /** Closes desks of these groups whose session or membership has ended. */
    closeDesks(groupIds: readonly string[]): void;
    /** Memoizes a lookup for the request, shared by loaders and components. */
    once<T>(key: string, find: () => Promise<T>): Promise<T>;
    /** Records an unexpected error that no route handles. */
    noteFault(error: unknown): void;
    /** Text for the recorded error; undefined if there is none. */
    fault(): Promise<Fault | undefined>;
    /** Text fields of a form whose body was too large; undefined if they can't be recovered. */
    textsSent(): Promise<Texts | undefined>;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

const serverBuild = build as unknown as ServerBuild;
const door = makeDoor(serverBuild);
const filesOf = makeFilesOf(serverBuild);

async function answer(request: Request, way: Way, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (way.pattern === monitorPattern) return answerMonitor(request, env);
  const unconfigured = refusalUnlessConfigured(env);
  if (unconfigured) return unconfigured;
  const cron = askedCron(request, env);
  if (cron !== undefined) {
    await runCron(cron, env);
    return new Response(null, { status: 204 });
  }
  const { limitedRequest, finish, faultContext } = keepTextsForFault(
    request,
    way.policy,
    env.ENVIRONMENT === 'local',
  );
  const context = await contextOf(request, env, ctx, {
    buildId: __BUILD_ID__,
    filesOf,
    way,
    match: door.find,
    ...faultContext,
  });
  await keepRegulations(context.db, context.now, (work) => ctx.waitUntil(work));
  const ask = async (asked: Request) => {
    // Not the original request: this is the error page.
    if (asked !== limitedRequest) return door.ask(door.find(new URL(asked.url).pathname), asked, context);
    try {
      return await door.answer(way, asked, context);
    } catch (error) {
      context.noteFault(error);
      logError(error, 'page');
      return ask(askingForError(asked));
    }
  };
  const response =
    refusalOf(request, env.PUBLIC_URL, way.policy) ??
    (await answerFault(request, context, ask, limitedRequest));
  await finish();
  const { isPrivate, nonce } = context;
  const answered = secured(response, {
    request,
    policy: way.policy,
    isPrivate,
    nonce,
    storageBase: env.STORAGE_BASE,
  });
  if (answered.status === 101) return answered;
  const chosen = chosenLocale(request, env.PUBLIC_URL);
  if (chosen) answered.headers.append('Set-Cookie', localeCookie(chosen));
  const isShown = request.method === 'GET' && answered.status === 200;
  if (way.policy.countsDevices && isShown && !limitedDevice(request, env.SESSION_SECRET))
    answered.headers.append('Set-Cookie', limitCookie(request, env.SESSION_SECRET));
  // Deliver after responding; the cron picks up the rest.
  if (currentRun()?.hasNews) ctx.waitUntil(tellSoon(env));
  const bookmark = await context.wrote();
  if (bookmark) answered.headers.append('Set-Cookie', bookmark);
  return answered;
}

const tellSoon = (env: Env) =>
  tellNotices(openDatabase(env.DB), env, new Date()).catch((error: unknown) => logError(error, 'telling'));

// Same names as in wrangler.toml. The other cron sweeps; the other queue is the dead letter queue of readings.
const everyMinute = '* * * * *';
const noticesQueue = 'sixsheet-notices';
const mailsQueue = 'sixsheet-mails';
const deadMailsQueue = 'sixsheet-mails-dead';

async function noteAndTell(db: Database, env: Env, now: Date) {
  await noteAllTimes(db, now);
  // A new time, since events were stamped by the database's clock a moment later.
  await tellNotices(db, env, new Date());
  await sweepDeliveries(db, env, now);
}

function runCron(cron: string, env: Env) {
  const db = openDatabase(env.DB);
  const now = new Date();
  const tell = () => noteAndTell(db, env, now);
  if (cron === everyMinute)
    return inRun(newRun(env), () => tell().catch((error: unknown) => logError(error, 'every minute')));
  return inRun(newRun(env), async () => {
    await refreshRegulations(db, now);
    await sweep(db, env, { ...sweeps(db, env, now), notices: tell }, now);
  });
}

export default {
  fetch(given, env, ctx) {
    const asked = withoutLineHint(given);
    const done = (status: number, ctx: ExecutionContext) => countAnswer(env, status, ctx);
    const refused = refusalOfPath(asked);
    const { pathname } = new URL(asked.url);
    const way = door.find(refused ? '/*' : pathname);
    const route = way.pattern + (pathname.endsWith('.data') ? '.data' : '');
    return followRequest(asked, { env, ctx, route, done }, async (ctx) => {
      if (!refused) return withHostCookies(await answer(withPlainCookies(asked), way, env, ctx), asked);
      await bounded(asked, 0, { maxRead: 0, isLocal: env.ENVIRONMENT === 'local' }).finish();
      return refused;
    });
  },
  async queue(batch, env) {
    if (batch.queue === noticesQueue) await deliverNotices(batch, env);
    else if (batch.queue === mailsQueue) await mailNotices(batch, env);
    else if (batch.queue === deadMailsQueue) await giveUpNotices(batch, env);
    else await failDeadLetters(batch, env);
  },
  scheduled: ({ cron }, env) => runCron(cron, env),
} satisfies ExportedHandler<Env>;
