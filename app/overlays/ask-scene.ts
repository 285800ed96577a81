import type { OnAir } from '~/broadcast/on-air';
import { type StreamOf, withStream } from '~/broadcast/stream';

/** @returns undefined for anything a room didn't send, such as a proxy's error page or other JSON */
export function onAirFrom(text: string): OnAir | undefined {
  try {
    const message: Partial<OnAir> | null = JSON.parse(text);
    const isOurs =
      typeof message === 'object' &&
      Number.isSafeInteger(message?.revision) &&
      typeof message?.build === 'string' &&
      (message.scene === null || typeof message.scene?.kind === 'string');
    return isOurs ? (message as OnAir) : undefined;
  } catch {
    return undefined;
  }
}

const isJson = ({ headers }: Response) => /^application\/json\b/.test(headers.get('Content-Type') ?? '');

/** Conditional request that never throws. Without `onAir`, nothing is new or the site is down. */
export async function askScene(streamId: StreamOf, etag = ''): Promise<{ onAir?: OnAir; etag: string }> {
  try {
    const headers: HeadersInit = etag ? { 'If-None-Match': etag } : {};
    const address = new URL(
      withStream(`/broadcast/groups/${streamId.groupId}/scene.json`, streamId.stream),
      location.href,
    );
    const answer = await fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const onAir = answer.status === 200 && isJson(answer) ? onAirFrom(await answer.text()) : undefined;
    return onAir ? { onAir, etag: answer.headers.get('ETag') ?? '' } : { etag };
  } catch {
    return { etag };
  }
}

/** Never reloads into an error page. @returns whether it reloads */
export async function loadAnew(streamId: StreamOf): Promise<boolean> {
  const { onAir } = await askScene(streamId);
  if (!onAir) return false;
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (page?.status !== 200 || !(await page.text()).includes('id="state"')) return false;
  location.reload();
  return true;
}
