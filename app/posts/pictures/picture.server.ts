import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId, newId } from '~/db/ids';
import { retention } from '~/db/retention';
import { postPictures } from '~/db/schema';
import { inRounds, sweptAtOnce } from '~/db/sweeping';
import { reached } from '~/http/faults';
import type { TeamImage } from '~/images/check-image';
import { deleteStored, phoneImageKey, storeImage } from '~/images/stored-image.server';
import { logError } from '~/log/log.server';
import { currentRun } from '~/log/run.server';
import type { RenditionMessage } from '~/readings/reading';

type Stores = { IMAGES: R2Bucket; READINGS: Queue<RenditionMessage> };

export interface KeptPicture {
  id: string;
  /** Where it was fetched from; null for a file. */
  sourceUrl: string | null;
  width: number;
  height: number;
}

/** For a post that is still being written; the reader makes its phone-size rendition. Throws Unavailable where the storage is down. */
export async function keepPicture(
  db: Database,
  { IMAGES, READINGS }: Stores,
  ownerId: string,
  image: TeamImage,
  sourceUrl: string | null = null,
): Promise<KeptPicture> {
  const id = newId();
  const imageKey = `posts/${id}`;
  // The row first: an object without one would never be swept.
  await db.insert(postPictures).values({
    id,
    ownerId,
    sourceUrl,
    imageKey,
    imageType: image.type,
    width: image.width,
    height: image.height,
  });
  await storeImage(IMAGES, imageKey, image.bytes, image.type);
  // Asked for once more when the post is approved.
  const asked = READINGS.send({ imageKey, request: currentRun()?.request });
  await reached(asked, 3000).catch((error: unknown) => logError(error, 'asking for a rendition'));
  return { id, sourceUrl, width: image.width, height: image.height };
}

/** Asks once more for the renditions that these pictures lack: a message may have been lost. */
export async function askForRenditions({ IMAGES, READINGS }: Stores, ids: readonly string[]) {
  for (const imageKey of ids.map((id) => `posts/${id}`))
    if (!(await IMAGES.head(phoneImageKey(imageKey))))
      await READINGS.send({ imageKey, request: currentRun()?.request });
}

/** In the order of the ids; those of somebody else, and those that are gone, are left out. */
export async function findOwnPictures(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<KeptPicture[]> {
  const asked = ids.filter(isId);
  if (asked.length === 0) return [];
  const rows = await db
    .select(columnsOf(postPictures, 'id', 'sourceUrl', 'width', 'height'))
    .from(postPictures)
    .where(
      and(
        inArray(postPictures.id, asked),
        eq(postPictures.ownerId, ownerId),
        isNull(postPictures.cardOfVersion),
      ),
    );
  return asked.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** A picture that the viewer may see: a published one, one's own, or any for those who review. */
export async function findPicture(
  db: Database,
  id: string,
  viewer: { userId: string; isReviewer: boolean } | undefined,
) {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select(columnsOf(postPictures, 'imageKey', 'imageType', 'ownerId', 'postId', 'publishedAt'))
    .from(postPictures)
    .where(and(eq(postPictures.id, id), isNull(postPictures.cardOfVersion)));
  const isOwn = row?.ownerId != null && row.ownerId === viewer?.userId;
  return row && (row.publishedAt || isOwn || viewer?.isReviewer) ? row : undefined;
}

/** Removes pictures that belong to no post for a day: first out of their owner's reach, then for good. */
export async function sweepPictures(db: Database, images: R2Bucket, now: Date) {
  const before = new Date(now.getTime() - retention.unusedImages);
  const unused = db
    .select({ id: postPictures.id })
    .from(postPictures)
    .where(and(sql`${postPictures.postId} is null`, lt(postPictures.createdAt, before)))
    .limit(sweptAtOnce);
  await inRounds(async () => {
    const swept = await db
      .update(postPictures)
      .set({ ownerId: null })
      .where(inArray(postPictures.id, unused))
      .returning({ id: postPictures.id, imageKey: postPictures.imageKey });
    await deleteStored(db, images, postPictures, swept);
    return swept.length;
  });
}
