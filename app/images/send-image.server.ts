import { reached } from '~/http/faults';
import { isHeld } from '~/text/etag';
import { phoneImageKey } from './stored-image.server';

const day = 24 * 60 * 60;
const minute = 60;

interface StoredImage {
  imageKey: string;
  imageType: string | null;
}

/** Conditional response; the original until there is a phone rendition; undefined if missing. @throws Unavailable */
export async function sendImage(
  request: Request,
  images: R2Bucket,
  { imageKey, imageType }: StoredImage,
  isPublic: boolean,
): Promise<Response | undefined> {
  const forPhone = new URL(request.url).searchParams.get('size') === 'phone';
  const phone = forPhone ? await reached(images.get(phoneImageKey(imageKey))) : null;
  const object = phone ?? (await reached(images.get(imageKey)));
  if (!object) return undefined;
  // The bytes never change, but their owner may be deleted; the original stands in for a short time.
  const maxAgeSeconds = forPhone && !phone ? minute : day;
  const headers = new Headers({
    'Content-Type': object.httpMetadata?.contentType ?? imageType ?? 'application/octet-stream',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': isPublic ? `public, max-age=${maxAgeSeconds}` : 'private, no-cache',
    ETag: object.httpEtag,
  });
  if (!isPublic) headers.set('Vary', 'Cookie');
  if (isHeld(request.headers.get('If-None-Match'), object.httpEtag)) {
    await object.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Length', String(object.size));
  return new Response(object.body, { headers });
}
