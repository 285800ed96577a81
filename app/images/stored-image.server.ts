import { inArray } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import type { postPictures, readingSamples, readings } from '~/db/schema';
import { reached } from '~/http/faults';
import { logError } from '~/log/log.server';

export const phoneImageKey = (imageKey: string) => `${imageKey}/phone`;

/** Throws Unavailable where the storage does not take it. */
export const storeImage = (
  images: R2Bucket,
  imageKey: string,
  bytes: Uint8Array | ArrayBuffer,
  contentType: string,
) => reached(images.put(imageKey, bytes, { httpMetadata: { contentType } }));

/** Throws Unavailable where the storage does not answer. */
export const deleteImages = (images: R2Bucket, imageKeys: readonly string[]) =>
  reached(images.delete(imageKeys.flatMap((imageKey) => [imageKey, phoneImageKey(imageKey)])));

/** Of images that nothing shows any more: what the storage does not delete now is swept. */
export const forgetImages = (images: R2Bucket, imageKeys: readonly string[]) =>
  deleteImages(images, imageKeys).catch((error: unknown) => logError(error, 'deleting images'));

/** Removes what rows keep in the storage, then the rows: those that are cut off in between are swept. */
export async function deleteStored(
  db: Database,
  images: R2Bucket,
  table: typeof postPictures | typeof readings | typeof readingSamples,
  rows: readonly { id: string; imageKey: string }[],
) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await deleteImages(
    images,
    rows.map(({ imageKey }) => imageKey),
  );
  await db.delete(table).where(inArray(table.id, ids));
}
