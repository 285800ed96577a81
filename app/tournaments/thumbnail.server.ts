import type { AppLoadContext } from '@remix-run/cloudflare';
import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { tournaments } from '~/db/schema';
import type { ImageType } from '~/images/image-format';
import { deleteImages } from '~/images/stored-image.server';
import { currentRun } from '~/log/run.server';
import { changeThumbnail } from './host/tournament-settings.server';

interface Place {
  groupId: string;
  tournamentId: string;
  before: string | null;
}

/** Where the organizer's own picture is kept, if there is one. */
export async function findThumbnailKey(db: Database, tournamentId: string): Promise<string | null> {
  const [found] = await db
    .select({ key: tournaments.thumbnailKey })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return found?.key ?? null;
}

/** Replaces the picture `before`, with its phone-size rendition. False when another came in between. */
export async function putThumbnail(
  { db, env }: AppLoadContext,
  { groupId, tournamentId, before }: Place,
  image: { bytes: Uint8Array | ArrayBuffer; type: ImageType | string },
): Promise<boolean> {
  const key = `thumbnails/${tournamentId}/${newId()}`;
  await env.IMAGES.put(key, image.bytes, { httpMetadata: { contentType: image.type } });
  const put = await changeThumbnail(db, groupId, tournamentId, before, key);
  const unused = put ? before : key;
  if (unused) await deleteImages(env.IMAGES, [unused]);
  if (put) await env.READINGS.send({ imageKey: key, request: currentRun()?.request });
  return put;
}

export async function removeThumbnail(
  { db, env }: AppLoadContext,
  { groupId, tournamentId, before }: Place,
): Promise<boolean> {
  const removed = await changeThumbnail(db, groupId, tournamentId, before, null);
  if (removed && before) await deleteImages(env.IMAGES, [before]);
  return removed;
}

export async function copyThumbnail(
  context: AppLoadContext,
  groupId: string,
  fromKey: string,
  tournamentId: string,
) {
  const stored = await context.env.IMAGES.get(fromKey);
  if (!stored) return;
  const image = { bytes: await stored.arrayBuffer(), type: stored.httpMetadata?.contentType ?? 'image/png' };
  await putThumbnail(context, { groupId, tournamentId, before: null }, image);
}
