import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { keepBy } from './known';
import { newRequestId } from './request-id';

export interface Facts {
  locale?: string;
  viewer?: 'visitor' | 'user' | 'staff';
  /** Opaque: only the database knows the person. */
  user?: string;
  bytes?: number;
}

/** Log context of a request, queue message or cron run: one ID on every line, personal data scrubbed. */
export interface Run {
  request: string;
  style: string | undefined;
  facts: Facts;
  secrets: Set<string>;
  /** Notices may have been recorded that are due for delivery. */
  hasNews?: boolean;
  from(): string | undefined;
}

const runs = new AsyncLocalStorage<Run>();

export const currentRun = (): Run | undefined => runs.getStore();

export const inRun = <T>(run: Run, work: () => T): T => runs.run(run, work);

interface Settings {
  LOG?: string;
  SESSION_SECRET?: string;
}

/** Starts a log context. `request` is the ID of the request that caused it, or a new one. */
export function newRun(env: Settings, request: string = newRequestId(), address?: string | null): Run {
  return {
    request,
    style: env.LOG,
    facts: {},
    secrets: new Set(),
    from: () => (address ? hashedAddress(env.SESSION_SECRET ?? '', address, new Date()) : undefined),
  };
}

/** Hashes an address with a secret. It stays the same for a day, so that a flood shows as one source. */
export const hashedAddress = (secret: string, address: string, now: Date): string =>
  createHmac('sha256', secret)
    .update(`log ${now.toISOString().slice(0, 10)} ${address}`)
    .digest('base64url')
    .slice(0, 10);

export function note(facts: Facts) {
  Object.assign(currentRun()?.facts ?? {}, facts);
}

keepBy((values) => {
  const secrets = currentRun()?.secrets;
  if (secrets) for (const value of values) if (typeof value === 'string') secrets.add(value);
});
