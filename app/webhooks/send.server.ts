import { readBounded } from '~/images/read-bounded';
import { leadsToPublic } from '~/images/resolve-name.server';
import {
  type DiscordFault,
  discordFaultOf,
  type FinalFault,
  isFinal,
  readDiscordAnswer,
} from './discord-answer';
import { askedWait } from './schedule';
import { targetOf, type Webhook } from './webhook';

const maxMs = 10_000;
const maxLookupMs = 4000;

type Problem = 'status' | 'redirect' | 'unreachable' | 'late' | 'notAllowed' | FinalFault;

export interface Outcome {
  status?: number;
  /** Undefined: delivered. */
  problem?: Problem;
  waitMs?: number;
  /** The webhook is to be turned off, for this reason. */
  over?: 'receiver' | FinalFault;
  /** Reason for which Discord refused it. */
  fault?: DiscordFault;
  /** IDs of the message that Discord made, and of its channel or thread. */
  messageId?: string;
  channelId?: string;
}

interface Outgoing {
  body: string;
  headers: Record<string, string>;
  /** A Discord message to edit. */
  messageId?: string;
  /** The thread on Discord that it belongs to, if the webhook's URL names none. */
  threadId?: string;
}

const maxAnswerBytes = 256 * 1024;

/** The checked target itself, or what Discord has below it. Its host is the same. */
function requestTo(target: URL, kind: Webhook['kind'], { messageId, threadId }: Outgoing) {
  const url = new URL(target);
  if (kind === 'standard') return { url, method: 'POST' };
  if (threadId && !url.searchParams.has('thread_id')) url.searchParams.set('thread_id', threadId);
  if (messageId) url.pathname += `/messages/${messageId}`;
  // Without this, Discord answers before it knows whether it can keep the message.
  else url.searchParams.set('wait', 'true');
  return { url, method: messageId ? 'PATCH' : 'POST' };
}

/** Sends only to a name that resolves to public addresses (no SSRF), and follows no redirects. */
export async function send(
  webhook: Pick<Webhook, 'url' | 'kind'>,
  outgoing: Outgoing,
  env: Env,
  limitMs = maxMs,
): Promise<Outcome> {
  const target = targetOf(webhook.url, webhook.kind, [env.PUBLIC_URL]);
  if (!target) return { problem: 'notAllowed' };
  const { url, method } = requestTo(target, webhook.kind, outgoing);
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
        ...outgoing.headers,
      },
      body: outgoing.body,
      signal: stop.signal,
    });
    if (webhook.kind === 'discord') return judgeDiscord(response, await readText(response), url, method);
    void response.body?.cancel().catch(() => {});
    return judge(response);
  } catch {
    // Another site's failure is no fault of ours, and its messages don't belong in our log.
    return { problem: isLate ? 'late' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** An answer that can't be read has a status all the same. */
async function readText(response: Response): Promise<string> {
  try {
    return new TextDecoder().decode(await readBounded(response, maxAnswerBytes));
  } catch {
    return '';
  }
}

/** Status 410 ends a webhook. */
function judge({ status, headers }: Response): Outcome {
  const waitMs =
    status === 429 || status === 503
      ? askedWait(headers.get('Retry-After') ?? headers.get('X-RateLimit-Reset-After'))
      : undefined;
  if (status >= 200 && status < 300) return { status, waitMs };
  const problem = status >= 300 && status < 400 ? 'redirect' : 'status';
  return { status, problem, waitMs, ...(status === 410 && { over: 'receiver' }) };
}

function judgeDiscord(response: Response, text: string, url: URL, method: string): Outcome {
  const outcome = judge(response);
  const { code, messageId, channelId } = readDiscordAnswer(text);
  const isFull = response.headers.get('X-RateLimit-Remaining')?.trim() === '0';
  outcome.waitMs ??= isFull ? askedWait(response.headers.get('X-RateLimit-Reset-After')) : undefined;
  if (!outcome.problem) return { ...outcome, messageId, channelId };
  const hasThread = url.searchParams.has('thread_id');
  const fault = discordFaultOf({ status: response.status, code, isEdit: method === 'PATCH', hasThread });
  if (!isFinal(fault)) return { ...outcome, fault };
  return { ...outcome, fault, problem: fault, over: fault };
}
