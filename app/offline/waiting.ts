import { type DBSchema, openDB } from 'idb';

/** A form that could not be sent. `sent`: its page; `refused`: what the server answered, so that it can be looked at. */
export interface Waiting {
  /** The form's own key, by which the server makes one team of it however often it comes. */
  key: string;
  path: string;
  name: string;
  fields: [name: string, value: string | Blob][];
  at: number;
  state: 'waiting' | 'sent' | 'refused';
  url?: string;
}

interface Kept extends DBSchema {
  waiting: { key: string; value: Waiting };
}

const open = () =>
  openDB<Kept>('sixsheet', 1, { upgrade: (db) => void db.createObjectStore('waiting', { keyPath: 'key' }) });

export const listWaiting = async (): Promise<Waiting[]> => (await open()).getAll('waiting');
export const keepWaiting = async (waiting: Waiting) => void (await (await open()).put('waiting', waiting));
export const dropWaiting = async (key: string) => (await open()).delete('waiting', key);

const tryMilliseconds = 60_000;

/** Sends all that waits, one page or worker at a time. @returns how many still wait */
export async function sendWaiting(): Promise<number> {
  return await navigator.locks.request('waiting', async () => {
    let left = 0;
    for (const each of await listWaiting()) {
      if (each.state !== 'waiting') continue;
      const settled = await send(each);
      left += settled ? 0 : 1;
      // It may have been taken back while it was on its way.
      const isStill = (await listWaiting()).some(({ key, at }) => key === each.key && at === each.at);
      if (settled && isStill) await keepWaiting({ ...each, ...settled, fields: [] });
    }
    return left;
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
  return { state: 'refused' };
}
