import { logAct } from '~/log/log.server';
import { checkPicture, type ImageRefusal, maxImageBytes, type TeamImage } from './check-image';
import { foreignUrl } from './foreign-url';
import { readBounded } from './read-bounded';
import { leadsToPublic } from './resolve-name.server';

const maxRedirects = 3;
const maxMs = 5000;
const redirects = [301, 302, 303, 307, 308];

/** Only `unreachable` may pass later. */
export type ForeignRefusal = 'notAllowed' | 'unreachable' | ImageRefusal;

export interface Fetching {
  ownHosts: readonly string[];
  /** URL of a DNS over HTTPS resolver with JSON answers; empty skips the check of addresses. */
  resolver: string;
  userAgent: string;
  limitMs?: number;
}

/** SSRF guard: four requests at most, each to a public address and without anything about the visitor. */
export async function fetchPicture(
  text: string,
  { limitMs = maxMs, ...fetching }: Fetching,
): Promise<{ image: TeamImage } | { refusal: ForeignRefusal }> {
  const started = Date.now();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<{ refusal: ForeignRefusal }>((resolve) => {
    timer = setTimeout(() => {
      resolve({ refusal: 'unreachable' });
      stop.abort();
    }, limitMs);
  });
  // Another site's faults are expected, and its texts stay out of our log.
  const outcome = await Promise.race([
    follow(text, fetching, stop.signal).catch(() => ({ refusal: 'unreachable' }) as const),
    timeout,
  ]);
  clearTimeout(timer);
  logAct('picture.fetched', {
    outcome: 'image' in outcome ? 'kept' : outcome.refusal,
    ms: Date.now() - started,
  });
  return outcome;
}

type Settings = Omit<Fetching, 'limitMs'>;

async function follow(text: string, settings: Settings, signal: AbortSignal) {
  const { ownHosts, resolver, userAgent } = settings;
  const isPublic = async ({ hostname }: URL) => !resolver || leadsToPublic(hostname, resolver, signal);
  let url = foreignUrl(text, ownHosts);
  for (let redirectCount = 0; redirectCount <= maxRedirects; redirectCount++) {
    if (!url || !(await isPublic(url))) return { refusal: 'notAllowed' } as const;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'image/webp,image/png,image/jpeg', 'User-Agent': userAgent },
      signal,
    });
    if (response.status === 200) return readPicture(response, url);
    await response.body?.cancel();
    const to = redirects.includes(response.status) && response.headers.get('Location');
    if (!to || !URL.canParse(to, url)) break;
    url = foreignUrl(new URL(to, url).href, ownHosts);
  }
  return { refusal: 'unreachable' } as const;

  async function readPicture(response: Response, from: URL) {
    const bytes = await readBounded(response, maxImageBytes);
    // DNS rebinding: the name must be public after the download, too.
    if (!(await isPublic(from))) return { refusal: 'notAllowed' } as const;
    return bytes ? checkPicture(bytes) : ({ refusal: 'tooLarge' } as const);
  }
}
