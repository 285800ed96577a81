import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { phoneImageKey } from './stored-image.server';

const day = 24 * 60 * 60_000;
const turnMs = 5 * 60_000;
/** Of each kind: all of a small site, of a large one the next. */
const listedAtOnce = 400;
/** So slow that somebody notices, should all rows be gone by mistake. */
const deletedAtOnce = 50;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Kind → whether a row stands for a key, asked by primary keys and indexes alone. */
const kinds: Record<string, SQL> = {
  readings: sql`select 1 from readings where id = substr(key.value, 10)`,
  histories: sql`select 1 from team_sheets where id = substr(key.value, 11) and erased_at is null`,
  samples: sql`select 1 from reading_samples where id = substr(key.value, 9)`,
  posts: sql`select 1 from post_pictures where id = substr(key.value, 7)`,
  thumbnails: sql`select 1 from tournaments where id = substr(key.value, 12, 26) and thumbnail_key = key.value`,
  logos: sql`select 1 from groups where id = substr(key.value, 7, 26) and logo_key = key.value`,
  // The one of a tournament is drawn again and again; that of a post belongs to a version of it.
  cards: sql`select 1 from tournaments where key.value like 'cards/kp-%' and id = substr(key.value, 10, 26)
    union all select 1 from post_pictures where post_id = substr(key.value, 7, 26) and image_key = key.value`,
};

// What is called otherwise is none of ours to delete.
const isOurs = (key: string) =>
  /^(?:(?:readings|samples|posts|histories)\/\w{26}|(?:thumbnails|logos)\/\w{26}\/\w{26}|cards\/(?:kp-)?\w{26}-\w+)$/.test(
    key,
  );

/** Every few minutes: deletes objects that were kept for a day and that no row knows of, as a crash leaves them. */
export async function sweepOrphans(db: Database, images: R2Bucket, now: Date) {
  for (const [kind, known] of Object.entries(kinds)) {
    const old = (await listNext(images, `${kind}/`, now)).filter(
      ({ key, uploaded }) => isOurs(imageKeyOf(key)) && uploaded.getTime() < now.getTime() - day,
    );
    if (old.length === 0) continue;
    const keys = [...new Set(old.map(({ key }) => imageKeyOf(key)))];
    const found = await db.all<{ value: string }>(
      sql`select key.value from json_each(${JSON.stringify(keys)}) as key where not exists (${known})`,
    );
    const orphans = new Set(found.map(({ value }) => value));
    const gone = old.map(({ key }) => key).filter((key) => orphans.has(imageKeyOf(key)));
    if (gone.length > 0) await images.delete(gone.slice(0, deletedAtOnce));
  }
}

/** Starts elsewhere at each turn, and goes on from the beginning where it comes to the end. */
async function listNext(images: R2Bucket, prefix: string, now: Date): Promise<R2Object[]> {
  // A step without a common divisor comes by all 1,024 places.
  const place = (Math.floor(now.getTime() / turnMs) * 389) % 1024;
  const startAfter = `${prefix}${letters[place >> 5]}${letters[place & 31]}`;
  const ahead = await images.list({ prefix, startAfter, limit: listedAtOnce });
  if (ahead.truncated) return ahead.objects;
  const behind = await images.list({ prefix, limit: listedAtOnce });
  return [...ahead.objects, ...behind.objects.filter(({ key }) => key <= startAfter)];
}

const phoneEnd = phoneImageKey('');
const imageKeyOf = (key: string) => (key.endsWith(phoneEnd) ? key.slice(0, -phoneEnd.length) : key);
