import { type DBSchema, openDB } from 'idb';

/** Form queued without a network. `url`: its page once it is sent. */
export interface Waiting {
  /** The form's idempotency key. */
  key: string;
  path: string;
  name: string;
  fields: [name: string, value: string | Blob][];
  at: number;
  /** `late`: submission had closed when it arrived. */
  state: 'waiting' | 'sent' | 'refused' | 'late';
  url?: string;
}

interface WaitingSchema extends DBSchema {
  waiting: { key: string; value: Waiting };
}

const open = () =>
  openDB<WaitingSchema>('sixsheet', 1, {
    upgrade: (db) => void db.createObjectStore('waiting', { keyPath: 'key' }),
  });

export const listWaiting = async (): Promise<Waiting[]> => (await open()).getAll('waiting');
export const keepWaiting = async (waiting: Waiting) => void (await (await open()).put('waiting', waiting));
export const dropWaiting = async (key: string) => (await open()).delete('waiting', key);

const tryMilliseconds = 60_000;

/** Sends the queue under a lock, so that no other page or worker does. @returns how many still wait */
export async function sendWaiting(): Promise<number> {
  return await navigator.locks.request('waiting', async () => {
    let remaining = 0;
    for (const each of await listWaiting()) {
      if (each.state !== 'waiting') continue;
      const settled = await send(each);
      remaining += settled ? 0 : 1;
      // It may have been dropped or replaced on its way.
      const isStill = (await listWaiting()).some(({ key, at }) => key === each.key && at === each.at);
      if (settled && isStill) await keepWaiting({ ...each, ...settled, fields: [] });
    }
    return remaining;
  });
}

async function send({ path, fields }: Waiting): Promise<Pick<Waiting, 'state' | 'url'> | undefined> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const signal = AbortSignal.timeout(tryMilliseconds);
  const answer = await fetch(path, { method: 'POST', body, signal }).catch(() => undefined);
  if (!answer || answer.status === 429 || answer.status >= 500) return undefined;
  const { pathname } = new URL(answer.url);
  if (answer.redirected && pathname.includes('/success/')) return { state: 'sent', url: pathname };
  return { state: answer.status === 403 ? 'late' : 'refused' };
}
