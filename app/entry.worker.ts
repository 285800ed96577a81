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
import type { ReadingMessage, RenditionMessage } from '~/readings/reading';
import { noteAllTimes } from '~/tournaments/note-times.server';
import { answerFault, askingForError, heard } from './door/answer-fault';
import { askedCron } from './door/asked-cron';
import { makeDoor, makeFilesOf, monitorPattern, type Way } from './door/door';
import type { Match } from './door/match';
import { contextOf } from './door/request-context.server';
import { sweeps } from './door/sweeps.server';
import { refusalUnlessConfigured } from './http/configuration';
import type { Fault } from './http/faults';
import { withHostCookies, withPlainCookies } from './http/host-cookies';
import type { Texts } from './http/kept-texts';
import { bounded } from './http/request-body';
import { refusalOf, refusalOfPath, secured } from './http/security';
import { keepRegulations, refreshRegulations } from './pokedex/known-regulations.server';
import { type MailsMessage, mailNotices } from './tell/mail-notices.server';
import { tellNotices } from './tell/tell-notices.server';
import { deliverNotices } from './webhooks/deliver.server';
import { type DeliveryMessage, sweepDeliveries } from './webhooks/deliveries.server';

export { BroadcastRoom } from './broadcast/room/room.server';

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    env: Env;
    /** What whoever only looks reads may be a copy, some moments old. */
    db: Database;
    /** After a write: a cookie with which its writer finds it again in any copy. */
    wrote(): Promise<string | undefined>;
    ctx: ExecutionContext;
    nonce: string;
    /** IANA name of the visitor's time zone, where the network knows it. */
    timeZone?: string;
    buildId: string;
    /** The route that was asked for, and what its module says of it. */
    way: Way;
    /** The route that another path of this site leads to. */
    match(pathname: string): Match;
    /** Whether this answer is made for one person or for a group's staff, so that nothing may keep it. */
    isPrivate: boolean;
    /** What a page of this route needs in the browser; nothing for what is no route. */
    filesOf(routeId: string, locale: Locale): readonly string[];
    locale: Locale;
    t: Translate;
    /** When the request came. What a write rests on is asked again, once all of the form has come. */
    now: Date;
    /** Whether it came as a POST: a loader is asked with GET, also for the page that an action answers with. */
    isPost: boolean;
    to(path: string): string;
    /** After sessions or memberships ended: these groups' rooms close the desks that were opened by them. */
    closeDesks(groupIds: readonly string[]): void;
    /** What is found under a key, looked for once however many loaders and components ask. */
    once<T>(key: string, find: () => Promise<T>): Promise<T>;
    /** What nobody expected and no route has an answer for. */
    noteFault(error: unknown): void;
    /** How that is told; undefined where nothing was noted. */
    fault(): Promise<Fault | undefined>;
    /** What the form says in words, where more came than is read; undefined where that cannot be told. */
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
  const { read, finish, told } = heard(request, way.policy, env.ENVIRONMENT === 'local');
  const context = await contextOf(request, env, ctx, {
    buildId: __BUILD_ID__,
    filesOf,
    way,
    match: door.find,
    ...told,
  });
  await keepRegulations(context.db, context.now, (work) => ctx.waitUntil(work));
  const ask = async (asked: Request) => {
    // After a fault it is asked for the page that tells of it.
    if (asked !== read) return door.ask(door.find(new URL(asked.url).pathname), asked, context);
    try {
      return await door.answer(way, asked, context);
    } catch (error) {
      context.noteFault(error);
      logError(error, 'page');
      return ask(askingForError(asked));
    }
  };
  const response =
    refusalOf(request, env.PUBLIC_URL, way.policy) ?? (await answerFault(request, context, ask, read));
  await finish();
  const { isPrivate, nonce } = context;
  const answered = secured(response, {
    ...{ request, policy: way.policy, isPrivate, nonce },
    storageBase: env.STORAGE_BASE,
  });
  if (answered.status === 101) return answered;
  const chosen = chosenLocale(request, env.PUBLIC_URL);
  if (chosen) answered.headers.append('Set-Cookie', localeCookie(chosen));
  // Whoever did something worth telling does not wait for it; what is left the next minute tells.
  if (currentRun()?.hasNews) ctx.waitUntil(tellSoon(env));
  const bookmark = await context.wrote();
  if (bookmark) answered.headers.append('Set-Cookie', bookmark);
  return answered;
}

const tellSoon = (env: Env) =>
  tellNotices(openDatabase(env.DB), env, new Date()).catch((error: unknown) => logError(error, 'telling'));

// As in wrangler.toml: the other one sweeps, the third queue has readings.
const everyMinute = '* * * * *';
const noticesQueue = 'sixsheet-notices';
const mailsQueue = 'sixsheet-mails';

async function noteAndTell(db: Database, env: Env, now: Date) {
  await noteAllTimes(db, now);
  // It is told by the database's clock, which noted it a moment later.
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
  fetch(asked, env, ctx) {
    const done = (status: number, ctx: ExecutionContext) => countAnswer(env, status, ctx);
    const refused = refusalOfPath(asked);
    const { pathname } = new URL(asked.url);
    const way = door.find(refused ? '/*' : pathname);
    const route = way.pattern + (pathname.endsWith('.data') ? '.data' : '');
    return followRequest(asked, { env, ctx, route, done }, async (ctx) => {
      if (!refused) return withHostCookies(await answer(withPlainCookies(asked), way, env, ctx), asked);
      await bounded(asked, 0, { heard: 0, isLocal: env.ENVIRONMENT === 'local' }).finish();
      return refused;
    });
  },
  async queue(batch, env) {
    if (batch.queue === noticesQueue) await deliverNotices(batch as MessageBatch<DeliveryMessage>, env);
    else if (batch.queue === mailsQueue) await mailNotices(batch as MessageBatch<MailsMessage>, env);
    else await failDeadLetters(batch as MessageBatch<ReadingMessage | RenditionMessage>, env);
  },
  scheduled: ({ cron }, env) => runCron(cron, env),
} satisfies ExportedHandler<Env, ReadingMessage | RenditionMessage | DeliveryMessage | MailsMessage>;
