import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { keepBy } from './known';
import { newRequestId } from './request-id';

export interface Facts {
  locale?: string;
  viewer?: 'visitor' | 'user' | 'staff';
  /** Opaque: who they are stands in the database alone. */
  user?: string;
  bytes?: number;
}

/** One request, message or sweep: each of its lines carries its number, and none says what is known of a person. */
export interface Run {
  request: string;
  style: string | undefined;
  facts: Facts;
  secrets: Set<string>;
  /** Something may have been noted in it that others are to be told. */
  hasNews?: boolean;
  /** The network address, as the log may keep it. */
  from(): string | undefined;
}

const runs = new AsyncLocalStorage<Run>();

export const currentRun = (): Run | undefined => runs.getStore();

export const inRun = <T>(run: Run, work: () => T): T => runs.run(run, work);

interface Settings {
  LOG?: string;
  SESSION_SECRET?: string;
}

/** `request` is the number of the request that caused this; a new one where none did. */
export function newRun(env: Settings, request: string = newRequestId(), address?: string | null): Run {
  return {
    request,
    style: env.LOG,
    facts: {},
    secrets: new Set(),
    from: () => (address ? hashedAddress(env.SESSION_SECRET ?? '', address, new Date()) : undefined),
  };
}

/** The same for a day, so that a flood is seen as one; nobody finds the address from it. */
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
