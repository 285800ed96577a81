const day = 24 * 60 * 60;

/** A picture from the storage, with its ETag; undefined when it is not there. */
export async function sendStored(
  request: Request,
  images: R2Bucket,
  { imageKey, imageType }: { imageKey: string; imageType: string },
  isPublic: boolean,
  /** In seconds. */
  keptFor = day,
): Promise<Response | undefined> {
  const stored = await images.get(imageKey);
  if (!stored) return undefined;
  const headers = new Headers({
    'Content-Type': imageType,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'",
    // Its bytes never change, but its post may be deleted.
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
