import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { phoneImageKey } from './stored-image.server';

const day = 24 * 60 * 60_000;
const turnMs = 5 * 60_000;
const listedAtOnce = 400;
/** Slow enough to be noticed if all rows were lost by mistake. */
const deletedAtOnce = 50;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

const kinds: Record<string, SQL> = {
  readings: sql`select 1 from readings where id = substr(key.value, 10)`,
  histories: sql`select 1 from team_sheets where id = substr(key.value, 11) and erased_at is null`,
  samples: sql`select 1 from reading_samples where id = substr(key.value, 9)`,
  posts: sql`select 1 from post_pictures where id = substr(key.value, 7)`,
  thumbnails: sql`select 1 from tournaments where id = substr(key.value, 12, 26) and thumbnail_key = key.value`,
  logos: sql`select 1 from groups where id = substr(key.value, 7, 26) and logo_key = key.value`,
  cards: sql`select 1 from tournaments where key.value like 'cards/kp-%' and id = substr(key.value, 10, 26)
    union all select 1 from post_pictures where post_id = substr(key.value, 7, 26) and image_key = key.value`,
};

const isOurs = (key: string) =>
  /^(?:(?:readings|samples|posts|histories)\/\w{26}|(?:thumbnails|logos)\/\w{26}\/\w{26}|cards\/(?:kp-)?\w{26}-\w+)$/.test(
    key,
  );

/** Cron: deletes objects older than a day without a row, as a crash leaves them. */
export async function sweepOrphans(db: Database, images: R2Bucket, now: Date) {
  for (const [kind, row] of Object.entries(kinds)) {
    const old = (await listNext(images, `${kind}/`, now)).filter(
      ({ key, uploaded }) => isOurs(imageKeyOf(key)) && uploaded.getTime() < now.getTime() - day,
    );
    if (old.length === 0) continue;
    const keys = [...new Set(old.map(({ key }) => imageKeyOf(key)))];
    const rows = await db.all<{ value: string }>(
      sql`select key.value from json_each(${JSON.stringify(keys)}) as key where not exists (${row})`,
    );
    const orphans = new Set(rows.map(({ value }) => value));
    const deletable = old.map(({ key }) => key).filter((key) => orphans.has(imageKeyOf(key)));
    if (deletable.length > 0) await images.delete(deletable.slice(0, deletedAtOnce));
  }
}

async function listNext(images: R2Bucket, prefix: string, now: Date): Promise<R2Object[]> {
  // 389 is coprime to 1,024: all starts have their turn.
  const place = (Math.floor(now.getTime() / turnMs) * 389) % 1024;
  const startAfter = `${prefix}${letters[place >> 5]}${letters[place & 31]}`;
  const ahead = await images.list({ prefix, startAfter, limit: listedAtOnce });
  if (ahead.truncated) return ahead.objects;
  const behind = await images.list({ prefix, limit: listedAtOnce });
  return [...ahead.objects, ...behind.objects.filter(({ key }) => key <= startAfter)];
}

const phoneEnd = phoneImageKey('');
const imageKeyOf = (key: string) => (key.endsWith(phoneEnd) ? key.slice(0, -phoneEnd.length) : key);
