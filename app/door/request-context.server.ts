import type { AppLoadContext } from '@remix-run/cloudflare';
import { roomOf } from '~/broadcast/room/room';
import { streamsOf } from '~/broadcast/stream';
import { detectLocale } from '~/locales/detect.server';
import { translatorFor } from '~/locales/i18n';
import { localePath } from '~/locales/locale';
import { logError } from '~/log/log.server';
import { note } from '~/log/run.server';
import type { FaultContext } from './answer-fault';
import { nearestDatabase } from './nearest-database.server';

export async function contextOf(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  parts: Pick<AppLoadContext, 'buildId' | 'filesOf' | 'way' | 'match'> & FaultContext,
): Promise<AppLoadContext> {
  const locale = await detectLocale(request);
  note({ locale });
  const { pathname } = new URL(request.url);
  const { db, wrote } = await nearestDatabase(request, { env }, parts.way.policy);
  const cache = new Map<string, Promise<unknown>>();
  return {
    env,
    ctx,
    ...parts,
    locale,
    nonce: crypto.randomUUID(),
    db,
    wrote,
    t: translatorFor(locale),
    now: new Date(),
    isPost: request.method === 'POST',
    // Local development has made-up network facts.
    timeZone: env.ENVIRONMENT === 'local' ? undefined : (request.cf?.timezone as string | undefined),
    isPrivate: parts.way.policy.audience !== 'everyone',
    to: (path) => localePath(pathname, path),
    closeDesks: (groupIds) => {
      for (const stream of groupIds.flatMap(streamsOf))
        ctx.waitUntil(
          roomOf(env, stream)
            .closeDesks()
            .catch((error: unknown) => logError(error, 'closing desks')),
        );
    },
    once<T>(key: string, find: () => Promise<T>) {
      const cached = cache.get(key) ?? find();
      cache.set(key, cached);
      return cached as Promise<T>;
    },
  };
}
