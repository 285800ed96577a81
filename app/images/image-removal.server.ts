import { gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { retention } from '~/db/retention';
import { imageRemovals } from '~/db/schema';
import { deleteImages } from './stored-image.server';

// R2 deletes 1,000 keys at once, and each image has two.
const removedAtOnce = 400;

/** Transactional outbox, for the batch that drops the rows: `keys` selects one column, and ends in its own `where`. */
export const askImageRemoval = (db: Database, keys: SQL, now: Date) =>
  db
    .insert(imageRemovals)
    .select(sql`select image_key, ${now.getTime()} from (${keys}) where true`)
    .onConflictDoNothing();

export const removalsQuery = (db: Database, since = new Date(0)) =>
  db
    .select({ imageKey: imageRemovals.imageKey, askedAt: imageRemovals.askedAt })
    .from(imageRemovals)
    .where(gte(imageRemovals.askedAt, since))
    .orderBy(imageRemovals.askedAt)
    .limit(removedAtOnce);

/** Deletes again after a while, as a reader at work may have stored a rendition; rows stay until R2 answers. */
export async function removeImages(db: Database, images: R2Bucket, now: Date, since?: Date) {
  const removals = await removalsQuery(db, since);
  if (removals.length === 0) return;
  await deleteImages(
    images,
    removals.map(({ imageKey }) => imageKey),
  );
  const before = now.getTime() - retention.imageRemovals;
  const done = removals.filter(({ askedAt }) => askedAt.getTime() <= before).map(({ imageKey }) => imageKey);
  if (done.length > 0)
    await db
      .delete(imageRemovals)
      .where(inArray(imageRemovals.imageKey, sql`(select value from json_each(${JSON.stringify(done)}))`));
}
