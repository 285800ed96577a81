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
  /** URL it was fetched from; null for an upload. */
  sourceUrl: string | null;
  width: number;
  height: number;
}

/** Stores a draft's picture and queues its phone-size rendition. @throws Unavailable without storage */
export async function keepPicture(
  db: Database,
  { IMAGES, READINGS }: Stores,
  ownerId: string,
  image: TeamImage,
  sourceUrl: string | null = null,
): Promise<KeptPicture> {
  const id = newId();
  const imageKey = `posts/${id}`;
  // Inserts first: an object without a row would never be swept.
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
  // Requested again when the post is approved.
  const sending = READINGS.send({ imageKey, request: currentRun()?.request });
  await reached(sending, 3000).catch((error: unknown) => logError(error, 'asking for a rendition'));
  return { id, sourceUrl, width: image.width, height: image.height };
}

/** Requests missing renditions again, since a queue message may have been lost. */
export async function askForRenditions({ IMAGES, READINGS }: Stores, ids: readonly string[]) {
  for (const imageKey of ids.map((id) => `posts/${id}`))
    if (!(await IMAGES.head(phoneImageKey(imageKey))))
      await READINGS.send({ imageKey, request: currentRun()?.request });
}

/** Finds the owner's pictures in the order of `ids`, without missing and foreign ones. */
export async function findOwnPictures(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<KeptPicture[]> {
  const validIds = ids.filter(isId);
  if (validIds.length === 0) return [];
  const rows = await db
    .select(columnsOf(postPictures, 'id', 'sourceUrl', 'width', 'height'))
    .from(postPictures)
    .where(
      and(
        inArray(postPictures.id, validIds),
        eq(postPictures.ownerId, ownerId),
        isNull(postPictures.cardOfVersion),
      ),
    );
  return validIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Finds a picture the viewer may see: public, their own, or any for reviewers. */
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

/** Deletes pictures without a post after a day. Their owner is cleared first, so that no draft uses them. */
export async function sweepPictures(db: Database, images: R2Bucket, now: Date) {
  const before = new Date(now.getTime() - retention.unusedImages);
  const unused = db
    .select({ id: postPictures.id })
    .from(postPictures)
    .where(and(sql`${postPictures.postId} is null`, lt(postPictures.createdAt, before)))
    .limit(sweptAtOnce);
  await inRounds(async () => {
    const rows = await db
      .update(postPictures)
      .set({ ownerId: null })
      .where(inArray(postPictures.id, unused))
      .returning({ id: postPictures.id, imageKey: postPictures.imageKey });
    await deleteStored(db, images, postPictures, rows);
    return rows.length;
  });
}
