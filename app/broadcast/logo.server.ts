import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { groups } from '~/db/schema';
import type { SmallPicture } from '~/images/check-small-picture';
import { discardImages, storeImage } from '~/images/stored-image.server';
import { logoKey } from './logo-path';
import { recheckOnAir } from './room/room';

export async function findLogoKey(db: Database, groupId: string): Promise<string | null> {
  const [group] = await db.select({ key: groups.logoKey }).from(groups).where(eq(groups.id, groupId));
  return group?.key ?? null;
}

/** Compare-and-set. @returns false if `before` was outdated @throws Unavailable if the storage fails */
export async function changeLogo(
  context: AppLoadContext,
  groupId: string,
  before: string | null,
  picture: SmallPicture | null,
): Promise<boolean> {
  const { db, env } = context;
  const key = picture && logoKey(groupId, newId());
  if (key && picture) await storeImage(env.IMAGES, key, picture.bytes, picture.type);
  const isBefore = before === null ? isNull(groups.logoKey) : eq(groups.logoKey, before);
  const rows = await db
    .update(groups)
    .set({ logoKey: key })
    .where(and(eq(groups.id, groupId), isBefore))
    .returning({ id: groups.id });
  const isChanged = rows.length > 0;
  const unused = isChanged ? before : key;
  if (unused) await discardImages(env.IMAGES, [unused]);
  if (isChanged) recheckOnAir(context, groupId);
  return isChanged;
}
