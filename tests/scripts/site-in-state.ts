import { join } from 'node:path';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { localWorkers } from '../../scripts/local-workers.mjs';

/** Uses the site on a state folder, as it is after a step. */
export async function withSite<T>(
  state: string,
  use: (site: Miniflare) => Promise<T>,
  change: (web: WorkerOptions) => WorkerOptions[] = (web) => [web],
): Promise<T> {
  const workers = change(localWorkers().web) as [WorkerOptions, ...WorkerOptions[]];
  const site = new Miniflare({ workers, defaultPersistRoot: join(state, 'v3') });
  try {
    return await use(site);
  } finally {
    await site.dispose();
  }
}

/** A browser with cookies of its own, or with those of another one. */
export function openBrowser(site: Miniflare, origin = 'http://localhost', jar = new Map<string, string>()) {
  async function ask(path: string, fields?: Record<string, string>, more: Record<string, string> = {}) {
    const Cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await site.dispatchFetch(new URL(path, origin), {
      redirect: 'manual',
      headers: { Cookie, ...(fields && { Origin: origin }), ...more },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, text: await answer.text() };
  }
  const isIn = async () => (await ask('/mypage')).status === 200;
  return { ask, isIn, jar };
}

/** The first match of a page's text, once it is there. */
export async function findIn(read: () => Promise<string>, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [whole, part] = pattern.exec(await read()) ?? [];
    if (whole !== undefined) return (part ?? whole).replaceAll('&amp;', '&');
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error(`Nothing matched ${pattern}.`);
}
