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
 * Draws a PNG that is stored nowhere, as it shows people: gone with what it shows. Clients that have it get 304, without
 * a drawing.
 */
export async function sendDrawn(request: Request, shown: unknown, draw: Draw): Promise<Response> {
  const etag = versionOf(shown);
  const headers = { 'Cache-Control': 'public, max-age=300', ETag: etag };
  if (isHeld(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const bytes = await draw();
  return new Response(bytes as BodyInit, {
    headers: {
      ...headers,
      'Content-Type': png,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
