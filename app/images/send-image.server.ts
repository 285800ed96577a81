import { reached } from '~/http/faults';
import { phoneImageKey } from './stored-image.server';

const day = 24 * 60 * 60;
const minute = 60;

interface StoredImage {
  imageKey: string;
  imageType: string | null;
}

/** With its ETag; without a phone's rendition yet the whole image. Undefined when it is not there.
 * Throws Unavailable where the storage does not answer. */
export async function sendImage(
  request: Request,
  images: R2Bucket,
  { imageKey, imageType }: StoredImage,
  isPublic: boolean,
): Promise<Response | undefined> {
  const forPhone = new URL(request.url).searchParams.get('size') === 'phone';
  const phone = forPhone ? await reached(images.get(phoneImageKey(imageKey))) : null;
  const stored = phone ?? (await reached(images.get(imageKey)));
  if (!stored) return undefined;
  // Its bytes never change, but what it belongs to may be deleted; the whole one stands in for a while only.
  const keptFor = forPhone && !phone ? minute : day;
  const headers = new Headers({
    'Content-Type': stored.httpMetadata?.contentType ?? imageType ?? 'application/octet-stream',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': isPublic ? `public, max-age=${keptFor}` : 'private, no-cache',
    ETag: stored.httpEtag,
  });
  if (!isPublic) headers.set('Vary', 'Cookie');
  if (request.headers.get('If-None-Match')?.includes(stored.httpEtag)) {
    await stored.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(stored.size));
  return new Response(stored.body, { headers });
}
