import { logAct } from '~/log/log.server';
import { checkPicture, type ImageRefusal, maxImageBytes, type TeamImage } from './check-image';
import { foreignUrl } from './foreign-url';
import { readBounded } from './read-bounded';
import { leadsToPublic } from './resolve-name.server';

const maxRedirects = 3;
const longestMs = 5000;
const redirects = [301, 302, 303, 307, 308];

/** `unreachable` may be otherwise at another time; the rest stays so. */
export type ForeignRefusal = 'notAllowed' | 'unreachable' | ImageRefusal;

export interface Fetching {
  /** Of this site, as URLs or hosts: its own pictures need no fetching. */
  ownHosts: readonly string[];
  /** URL of a DNS resolver over HTTPS that answers in JSON; empty for none. */
  resolver: string;
  /** Who asks, as other sites may know it. */
  userAgent: string;
  /** Milliseconds for all of it. */
  limitMs?: number;
}

/**
 * A picture of another site, checked as any upload is. At most four requests, each to a name that leads to public addresses
 * alone; nothing of the person who asks goes along.
 */
export async function fetchPicture(
  text: string,
  { limitMs = longestMs, ...fetching }: Fetching,
): Promise<{ image: TeamImage } | { refusal: ForeignRefusal }> {
  const started = Date.now();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ refusal: ForeignRefusal }>((resolve) => {
    timer = setTimeout(() => {
      resolve({ refusal: 'unreachable' });
      stop.abort();
    }, limitMs);
  });
  // What another site does wrong is no fault of ours, and its words are nothing for our log.
  const found = await Promise.race([
    follow(text, fetching, stop.signal).catch(() => ({ refusal: 'unreachable' }) as const),
    late,
  ]);
  clearTimeout(timer);
  logAct('picture.fetched', {
    outcome: 'image' in found ? 'kept' : found.refusal,
    ms: Date.now() - started,
  });
  return found;
}

type Settings = Omit<Fetching, 'limitMs'>;

async function follow(text: string, settings: Settings, signal: AbortSignal) {
  const { ownHosts, resolver, userAgent } = settings;
  const isPublic = async ({ hostname }: URL) => !resolver || leadsToPublic(hostname, resolver, signal);
  let url = foreignUrl(text, ownHosts);
  for (let followed = 0; followed <= maxRedirects; followed++) {
    if (!url || !(await isPublic(url))) return { refusal: 'notAllowed' } as const;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'image/webp,image/png,image/jpeg', 'User-Agent': userAgent },
      signal,
    });
    if (response.status === 200) return taken(response, url);
    await response.body?.cancel();
    const to = redirects.includes(response.status) && response.headers.get('Location');
    if (!to || !URL.canParse(to, url)) break;
    url = foreignUrl(new URL(to, url).href, ownHosts);
  }
  return { refusal: 'unreachable' } as const;

  async function taken(response: Response, from: URL) {
    const bytes = await readBounded(response, maxImageBytes);
    // A name that was bent to another address meanwhile is not believed.
    if (!(await isPublic(from))) return { refusal: 'notAllowed' } as const;
    return bytes ? checkPicture(bytes) : ({ refusal: 'tooLarge' } as const);
  }
}
