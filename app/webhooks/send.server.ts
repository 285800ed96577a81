import { leadsToPublic } from '~/images/resolve-name.server';
import { askedWait } from './schedule';
import { targetOf, type Webhook } from './webhook';

const maxMs = 10_000;

type Problem = 'status' | 'redirect' | 'unreachable' | 'late' | 'notAllowed';

export interface Outcome {
  status?: number;
  /** Undefined: delivered. */
  problem?: Problem;
  waitMs?: number;
  isOver?: boolean;
}

/** Sends only to a name that resolves to public addresses (no SSRF), and follows no redirects. */
export async function send(
  webhook: Pick<Webhook, 'url' | 'kind'>,
  { body, headers }: { body: string; headers: Record<string, string> },
  env: Env,
  limitMs = maxMs,
): Promise<Outcome> {
  const url = targetOf(webhook.url, webhook.kind, [env.PUBLIC_URL]);
  if (!url) return { problem: 'notAllowed' };
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, limitMs);
  try {
    const resolver = env.DNS_RESOLVER;
    if (resolver && !(await leadsToPublic(url.hostname, resolver, stop.signal)))
      return { problem: 'notAllowed' };
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `Sixsheet/1.0 (webhook${env.PUBLIC_URL && `; ${env.PUBLIC_URL}`})`,
        ...headers,
      },
      body,
      signal: stop.signal,
    });
    void response.body?.cancel().catch(() => {});
    return judge(response, webhook.kind);
  } catch {
    // Another site's failure is no fault of ours, and its messages don't belong in our log.
    return { problem: isLate ? 'late' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** Status 410 ends a webhook; on Discord also a deleted one (404) or an invalid token (401). */
function judge({ status, headers }: Response, kind: Webhook['kind']): Outcome {
  const isFull = headers.get('X-RateLimit-Remaining')?.trim() === '0';
  const waitMs =
    status === 429 || status === 503
      ? askedWait(headers.get('Retry-After') ?? headers.get('X-RateLimit-Reset-After'))
      : kind === 'discord' && isFull
        ? askedWait(headers.get('X-RateLimit-Reset-After'))
        : undefined;
  if (status >= 200 && status < 300) return { status, waitMs };
  const isOver = status === 410 || (kind === 'discord' && (status === 401 || status === 404));
  const problem = status >= 300 && status < 400 ? 'redirect' : 'status';
  return { status, problem, waitMs, ...(isOver && { isOver }) };
}
