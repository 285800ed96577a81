import type { OnAir } from '~/broadcast/on-air';
import { type StreamOf, withStream } from '~/broadcast/stream';

/** What was told, if it is what a room tells: a proxy's page and JSON of something else are nothing. */
export function onAirFrom(text: string): OnAir | undefined {
  try {
    const told: Partial<OnAir> | null = JSON.parse(text);
    const isOurs =
      typeof told === 'object' &&
      Number.isSafeInteger(told?.revision) &&
      typeof told?.build === 'string' &&
      (told.scene === null || typeof told.scene?.kind === 'string');
    return isOurs ? (told as OnAir) : undefined;
  } catch {
    return undefined;
  }
}

const isJson = ({ headers }: Response) => /^application\/json\b/.test(headers.get('Content-Type') ?? '');

/** `onAir` is undefined where nothing is new, or nobody answers as the site itself does. Never throws. */
export async function askScene(of: StreamOf, etag = ''): Promise<{ onAir?: OnAir; etag: string }> {
  try {
    const headers: HeadersInit = etag ? { 'If-None-Match': etag } : {};
    const address = new URL(
      withStream(`/broadcast/groups/${of.groupId}/scene.json`, of.stream),
      location.href,
    );
    const answer = await fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const onAir = answer.status === 200 && isJson(answer) ? onAirFrom(await answer.text()) : undefined;
    return onAir ? { onAir, etag: answer.headers.get('ETag') ?? '' } : { etag };
  } catch {
    // The server is gone; the picture stays.
    return { etag };
  }
}

/** Loads the page anew, but never into somebody's error page. @returns whether it does */
export async function loadAnew(of: StreamOf): Promise<boolean> {
  const { onAir } = await askScene(of);
  if (!onAir) return false;
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (page?.status !== 200 || !(await page.text()).includes('id="state"')) return false;
  location.reload();
  return true;
}
