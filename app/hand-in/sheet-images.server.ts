import type { AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { Unavailable } from '~/http/faults';
import { checkTeamImage } from '~/images/check-image';
import { imageRefusalText } from '~/images/refusal-text';
import { type ImageUpload, mayKeepImage } from '~/limits/upload-limit.server';
import { logError } from '~/log/log.server';
import type { Game } from '~/pokedex/game';
import { maxImages } from '~/readings/reading';
import { findReading, type Reading, startReading } from '~/readings/reading.server';
import { type ShownReading, showReading } from '~/sheets/reading/shown-reading';
import type { TypedSheet } from '~/sheets/typed-sheet';

export interface KeptImages {
  /** Of the new images. */
  readingIds: string[];
  refused?: { texts: string[]; status: number };
  /** The storage was down: the sheet goes on without. */
  isNotTaken?: boolean;
}

/** What a form brought: one that is too large was left out of `sent`. */
interface SentImages extends Pick<ImageUpload, 'isLimited' | 'mayKeepOne'> {
  sent: readonly FormDataEntryValue[];
  isOneTooLarge: boolean;
}

/** Keeps each image that can be read and starts its reading; what is refused is said. */
export async function keepImages(
  request: Request,
  { sent, isOneTooLarge, isLimited, mayKeepOne }: SentImages,
  context: AppLoadContext,
  tournament: { id: string; game: Game },
): Promise<KeptImages> {
  const { db, env, locale, t } = context;
  const kept: KeptImages = { readingIds: [] };
  const refuse = (text: string, status = 422) => {
    kept.refused = { texts: [...new Set([...(kept.refused?.texts ?? []), text])], status };
  };
  if (isOneTooLarge) refuse(imageRefusalText('tooLarge', tournament.game, t), 413);
  if (isLimited) {
    refuse(t('fields.image.tooManyRequests'), 429);
    return kept;
  }
  const images = sent.filter((image) => typeof image !== 'string' && image.size > 0) as File[];
  const max = maxImages[tournament.game];
  if (images.length > max) {
    refuse(t('readings.image.tooManyImages', { max }));
    return kept;
  }
  const options = { language: locale, tournamentId: tournament.id };
  const userId = images.length > 0 ? (await findSignedIn(request, context))?.userId : undefined;
  for (const image of images) {
    if (!(await mayKeepOne())) {
      refuse(t('fields.image.tooManyRequests'), 429);
      break;
    }
    const checked = checkTeamImage(new Uint8Array(await image.arrayBuffer()), tournament.game);
    if ('refusal' in checked) {
      refuse(imageRefusalText(checked.refusal, tournament.game, t));
      continue;
    }
    if (!(await mayKeepImage(request, db, { userId, tournamentId: tournament.id }, new Date()))) {
      refuse(t('fields.image.tooManyToday'), 429);
      break;
    }
    const id = await startReading(db, env, checked.image, options).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      logError(error, 'keeping an image');
      kept.isNotTaken = true;
    });
    if (id) kept.readingIds.push(id);
  }
  return kept;
}

/** With the new images beside the one that the form has, or in its place; an unknown reading is named no more. */
export async function findRead(
  db: AppLoadContext['db'],
  typed: TypedSheet,
  added: readonly string[],
  game: Game,
): Promise<{ typed: TypedSheet; read: Reading[] }> {
  const room = Math.max(0, maxImages[game] - added.length);
  const ids = [...[typed.readingId, typed.secondReadingId].filter(Boolean).slice(0, room), ...added];
  const found = await Promise.all([...new Set(ids)].map((id) => findReading(db, id)));
  const read = found.filter((reading) => reading !== undefined);
  const [readingId = '', secondReadingId = ''] = read.map(({ id }) => id);
  return { typed: { ...typed, readingId, secondReadingId }, read };
}

/** How far the images of a stored sheet have come. */
export async function findShownReadings(
  { db, t }: AppLoadContext,
  { readingId, secondReadingId }: Pick<TypedSheet, 'readingId' | 'secondReadingId'>,
): Promise<ShownReading[]> {
  const ids = [readingId, secondReadingId].filter(Boolean);
  const found = await Promise.all(ids.map((id) => findReading(db, id)));
  return shownReadings(
    found.filter((reading) => reading !== undefined),
    t,
  );
}

export const shownReadings = (read: readonly Reading[], t: AppLoadContext['t']): ShownReading[] =>
  read.map((reading) => showReading(reading, t));
