import { inArray } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import type { postPictures, readingSamples, readings } from '~/db/schema';
import { reached } from '~/http/faults';
import { logError } from '~/log/log.server';

export const phoneImageKey = (imageKey: string) => `${imageKey}/phone`;

/** @throws Unavailable if R2 doesn't take it */
export const storeImage = (
  images: R2Bucket,
  imageKey: string,
  bytes: Uint8Array | ArrayBuffer,
  contentType: string,
) => reached(images.put(imageKey, bytes, { httpMetadata: { contentType } }));

/** Deletes the phone renditions, too. @throws Unavailable if R2 doesn't answer */
export const deleteImages = (images: R2Bucket, imageKeys: readonly string[]) =>
  reached(images.delete(imageKeys.flatMap((imageKey) => [imageKey, phoneImageKey(imageKey)])));

/** Best effort: what R2 doesn't delete now is left to the orphan sweep. */
export const discardImages = (images: R2Bucket, imageKeys: readonly string[]) =>
  deleteImages(images, imageKeys).catch((error: unknown) => logError(error, 'deleting images'));

/** Deletes objects before their rows, so that an interrupted deletion is swept. */
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
