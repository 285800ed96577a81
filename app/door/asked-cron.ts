import { isFromElsewhere } from '~/http/security';
import { isLoopback } from '~/limits/network-address';

/** For local development: the runtime's own endpoint fails for workers with assets (workers-sdk, issue 9882). */
export function askedCron(
  request: Request,
  env: Pick<Env, 'ENVIRONMENT' | 'PUBLIC_URL'>,
): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/dev/crons' || request.method !== 'POST' || env.ENVIRONMENT !== 'local') return undefined;
  const address = request.headers.get('CF-Connecting-IP');
  if ((address && !isLoopback(address)) || isFromElsewhere(request, env.PUBLIC_URL)) return undefined;
  return searchParams.get('cron') ?? undefined;
}
