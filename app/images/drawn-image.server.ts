import { reached } from '~/http/faults';
import { etagOf, isHeld } from '~/text/etag';

type Draw = () => Promise<Uint8Array>;

const png = 'image/png';

/** Keeps a drawn PNG in R2, drawn again once it would show something else. @throws Unavailable */
export async function keepDrawn(images: R2Bucket, imageKey: string, shown: unknown, draw: Draw) {
  const shows = versionOf(shown);
  const kept = await reached(images.head(imageKey));
  if (kept?.customMetadata?.shows === shows) return;
  const bytes = await draw();
  await reached(
    images.put(imageKey, bytes, { httpMetadata: { contentType: png }, customMetadata: { shows } }),
  );
}

const versionOf = (shown: unknown) => etagOf(`${__BUILD_ID__}${JSON.stringify(shown)}`);

/**
 * Draws a PNG that shows people. It is found by what it shows alone, so that it is gone with it. Clients that have it get
 * 304, and a data center draws it once a day, however many open the link.
 */
export async function sendDrawn(request: Request, shown: unknown, draw: Draw): Promise<Response> {
  const etag = versionOf(shown);
  const headers = { 'Cache-Control': 'public, max-age=300', ETag: etag };
  if (isHeld(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return pngOf(await drawOnce(etag, draw), headers);
}

/** Draws a PNG that not everyone may see: it is stored nowhere. */
export const sendPrivately = async (draw: Draw): Promise<Response> =>
  pngOf(await draw(), { 'Cache-Control': 'private, no-store' });

const pngOf = (bytes: Uint8Array, headers: Record<string, string>) =>
  new Response(bytes as BodyInit, {
    headers: {
      ...headers,
      'Content-Type': png,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'",
    },
  });

async function drawOnce(etag: string, draw: Draw): Promise<Uint8Array> {
  const cache = await caches.open('drawings');
  const address = `https://drawings.local/${encodeURIComponent(etag)}`;
  const kept = await cache.match(address).catch(() => undefined);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const bytes = await draw();
  const headers = { 'Cache-Control': 'max-age=86400', 'Content-Type': png };
  await cache.put(address, new Response(bytes as BodyInit, { headers })).catch(() => {});
  return bytes;
}
