import { inArray } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import type { postPictures, readingSamples, readings } from '~/db/schema';

export const phoneImageKey = (imageKey: string) => `${imageKey}/phone`;

export const deleteImages = (images: R2Bucket, imageKeys: readonly string[]) =>
  images.delete(imageKeys.flatMap((imageKey) => [imageKey, phoneImageKey(imageKey)]));

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
