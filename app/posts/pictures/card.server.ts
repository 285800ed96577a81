import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNull } from 'drizzle-orm';
import { cardHeight, cardWidth } from '~/card/card-size';
import { fileReader } from '~/card/letters';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { postPictures } from '~/db/schema';
import { storeImage } from '~/images/stored-image.server';
import type { CardContent } from './draw-card';

interface Card extends CardContent {
  postId: string;
  version: number;
}

const cardOf = (postId: string, version: number) =>
  and(eq(postPictures.postId, postId), eq(postPictures.cardOfVersion, version));

export async function keepCard(
  { db, env: { IMAGES: images, ASSETS } }: AppLoadContext,
  { postId, version, ...content }: Card,
) {
  const [existing] = await db
    .select(columnsOf(postPictures, 'imageKey', 'imageType'))
    .from(postPictures)
    .where(cardOf(postId, version));
  if (existing) return existing;
  const { drawCard } = await import('./draw-card');
  const card = { imageKey: `cards/${postId}-${version}`, imageType: 'image/png' };
  await storeImage(images, card.imageKey, await drawCard(content, fileReader(ASSETS)), card.imageType);
  const size = { width: cardWidth, height: cardHeight };
  // Concurrent requests store the same picture; only one row is inserted.
  await db
    .insert(postPictures)
    .values({ id: newId(), postId, cardOfVersion: version, publishedAt: new Date(), ...card, ...size })
    .onConflictDoNothing();
  return card;
}

export const forgetCard = (db: Database, postId: string, version: number) =>
  db.delete(postPictures).where(and(cardOf(postId, version), isNull(postPictures.ownerId)));
