import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq } from 'drizzle-orm';
import { cardHeight, cardWidth } from '~/card/card-size';
import { fileReader } from '~/card/letters';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { postPictures } from '~/db/schema';
import { keepDrawn } from '~/images/drawn-image.server';
import type { CardContent } from './draw-card';

/** Draws the card of a post's version, unless it is kept as it would be drawn. @throws Unavailable */
export async function keepCard(
  { db, env: { IMAGES, ASSETS } }: AppLoadContext,
  { postId, version }: { postId: string; version: number },
  content: CardContent,
) {
  const [existing] = await db
    .select(columnsOf(postPictures, 'imageKey', 'imageType'))
    .from(postPictures)
    .where(and(eq(postPictures.postId, postId), eq(postPictures.cardOfVersion, version)));
  const card = existing ?? { imageKey: `cards/${postId}-${version}`, imageType: 'image/png' };
  const { drawCard } = await import('./draw-card');
  await keepDrawn(IMAGES, card.imageKey, content, () => drawCard(content, fileReader(ASSETS)));
  // Concurrent requests store the same picture; only one row is inserted.
  if (!existing)
    await db
      .insert(postPictures)
      .values({
        ...{ id: newId(), postId, cardOfVersion: version, publishedAt: new Date() },
        ...{ ...card, width: cardWidth, height: cardHeight },
      })
      .onConflictDoNothing();
  return card;
}
