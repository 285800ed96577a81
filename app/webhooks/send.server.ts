import { readBounded } from '~/images/read-bounded';
import { leadsToPublic } from '~/images/resolve-name.server';
import { askedWait } from './schedule';
import { targetOf, type Webhook } from './webhook';

const maxMs = 10_000;
const maxLookupMs = 4000;

type Problem = 'status' | 'redirect' | 'unreachable' | 'late' | 'notAllowed';

export interface Outcome {
  status?: number;
  /** Undefined: delivered. */
  problem?: Problem;
  waitMs?: number;
  isOver?: boolean;
  /** Of the message that Discord made. */
  messageId?: string;
  /** The message to edit was deleted on Discord. */
  isMessageGone?: boolean;
}

interface Outgoing {
  body: string;
  headers: Record<string, string>;
  /** A Discord message to be edited later (no ID yet), or now. */
  kept?: { messageId?: string };
}

const maxMessageBytes = 256 * 1024;

/** The checked target itself, or what Discord has below it. Its host is the same. */
function requestTo(target: URL, kept: Outgoing['kept']): { url: URL; method: 'POST' | 'PATCH' } {
  const url = new URL(target);
  if (!kept) return { url, method: 'POST' };
  if (kept.messageId) url.pathname += `/messages/${kept.messageId}`;
  else url.searchParams.set('wait', 'true');
  return { url, method: kept.messageId ? 'PATCH' : 'POST' };
}

/** Sends only to a name that resolves to public addresses (no SSRF), and follows no redirects. */
export async function send(
  webhook: Pick<Webhook, 'url' | 'kind'>,
  { body, headers, kept }: Outgoing,
  env: Env,
  limitMs = maxMs,
): Promise<Outcome> {
  const target = targetOf(webhook.url, webhook.kind, [env.PUBLIC_URL]);
  if (!target) return { problem: 'notAllowed' };
  const { url, method } = requestTo(target, kept);
  try {
    const resolver = env.DNS_RESOLVER;
    const lookup = AbortSignal.timeout(maxLookupMs);
    if (resolver && !(await leadsToPublic(url.hostname, resolver, lookup))) return { problem: 'notAllowed' };
  } catch {
    return { problem: 'unreachable' };
  }
  // The receiver's time begins with its own request: it is not late because the resolver was slow.
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, limitMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `Sixsheet/1.0 (webhook${env.PUBLIC_URL && `; ${env.PUBLIC_URL}`})`,
        ...headers,
      },
      body,
      signal: stop.signal,
    });
    if (kept && response.ok) return { ...judge(response, webhook.kind), ...(await readMessageId(response)) };
    void response.body?.cancel().catch(() => {});
    if (method === 'PATCH' && response.status === 404)
      return { status: 404, problem: 'status', isMessageGone: true };
    return judge(response, webhook.kind);
  } catch {
    // Another site's failure is no fault of ours, and its messages don't belong in our log.
    return { problem: isLate ? 'late' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

const messageId = /^\d{5,25}$/;

/** A message whose ID can't be read has arrived all the same: it is not edited later, but posted anew. */
async function readMessageId(response: Response): Promise<Pick<Outcome, 'messageId'>> {
  try {
    const bytes = await readBounded(response, maxMessageBytes);
    const { id } = JSON.parse(new TextDecoder().decode(bytes)) as { id?: unknown };
    return typeof id === 'string' && messageId.test(id) ? { messageId: id } : {};
  } catch {
    return {};
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
