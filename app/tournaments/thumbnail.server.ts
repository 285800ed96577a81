import type { AppLoadContext } from '@remix-run/cloudflare';
import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { tournaments } from '~/db/schema';
import { reached } from '~/http/faults';
import type { ImageType } from '~/images/image-format';
import { discardImages, storeImage } from '~/images/stored-image.server';
import { logError } from '~/log/log.server';
import { currentRun } from '~/log/run.server';
import { changeThumbnail } from './tournament-settings.server';

interface Place {
  groupId: string;
  tournamentId: string;
  before: string | null;
}

export async function findThumbnailKey(db: Database, tournamentId: string): Promise<string | null> {
  const [found] = await db
    .select({ key: tournaments.thumbnailKey })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return found?.key ?? null;
}

/** Replaces `before` (compare-and-set). @returns false if another picture came in between. @throws Unavailable */
export async function putThumbnail(
  { db, env }: AppLoadContext,
  { groupId, tournamentId, before }: Place,
  image: { bytes: Uint8Array | ArrayBuffer; type: ImageType | string },
): Promise<boolean> {
  const key = `thumbnails/${tournamentId}/${newId()}`;
  await storeImage(env.IMAGES, key, image.bytes, image.type);
  const put = await changeThumbnail(db, groupId, tournamentId, before, key);
  const unused = put ? before : key;
  if (unused) await discardImages(env.IMAGES, [unused]);
  const message = { imageKey: key, request: currentRun()?.request };
  if (put) await reached(env.READINGS.send(message), 3000).catch(logged);
  return put;
}

export async function removeThumbnail(
  { db, env }: AppLoadContext,
  { groupId, tournamentId, before }: Place,
): Promise<boolean> {
  const removed = await changeThumbnail(db, groupId, tournamentId, before, null);
  if (removed && before) await discardImages(env.IMAGES, [before]);
  return removed;
}

const logged = (error: unknown) => logError(error, 'asking for a rendition');

/** @throws Unavailable if the storage is down */
export async function copyThumbnail(
  context: AppLoadContext,
  groupId: string,
  fromKey: string,
  tournamentId: string,
) {
  const stored = await reached(context.env.IMAGES.get(fromKey));
  if (!stored) return;
  const image = { bytes: await stored.arrayBuffer(), type: stored.httpMetadata?.contentType ?? 'image/png' };
  await putThumbnail(context, { groupId, tournamentId, before: null }, image);
}
