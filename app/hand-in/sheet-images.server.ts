import type { AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { Unavailable } from '~/http/faults';
import { checkTeamImage } from '~/images/check-image';
import { imageRefusalText } from '~/images/refusal-text';
import { minuteSeconds } from '~/limits/place-limit.server';
import { type ImageUpload, mayKeepImage } from '~/limits/upload-limit.server';
import { logError } from '~/log/log.server';
import type { Game } from '~/pokedex/game';
import { maxImages } from '~/readings/reading';
import { findReading, type Reading, startReading } from '~/readings/reading.server';
import { type ShownReading, showReading } from '~/sheets/reading/shown-reading';
import type { TypedSheet } from '~/sheets/typed-sheet';

export interface KeptImages {
  readingIds: string[];
  refused?: { texts: string[]; status: number; retryAfter?: number };
  /** Whether the storage was down: the sheet is submitted without them. */
  isNotTaken?: boolean;
}

/** Images sent with a form; `sent` lacks one that was too large. */
interface SentImages extends Pick<ImageUpload, 'isLimited' | 'mayKeepOne'> {
  sent: readonly FormDataEntryValue[];
  isOneTooLarge: boolean;
  /** Whether the form asks for a reading, and has no image so far. */
  isAsked?: boolean;
}

/** Stores each valid image and starts its reading. @returns refusals for the others */
export async function keepImages(
  request: Request,
  { sent, isOneTooLarge, isAsked, isLimited, mayKeepOne }: SentImages,
  context: AppLoadContext,
  tournament: { id: string; game: Game },
): Promise<KeptImages> {
  const { db, env, locale, t } = context;
  const result: KeptImages = { readingIds: [] };
  const refuse = (text: string, status = 422, retryAfter?: number) => {
    const texts = [...new Set([...(result.refused?.texts ?? []), text])];
    result.refused = { texts, status, retryAfter };
  };
  if (isOneTooLarge) refuse(imageRefusalText('tooLarge', tournament.game, t), 413);
  if (isLimited) {
    refuse(t('fields.image.tooManyRequests'), 429, minuteSeconds);
    return result;
  }
  const images = sent.filter((image) => typeof image !== 'string' && image.size > 0) as File[];
  if (isAsked && !isOneTooLarge && images.length === 0)
    refuse(imageRefusalText('missing', tournament.game, t));
  const max = maxImages[tournament.game];
  if (images.length > max) {
    refuse(t('readings.image.tooManyImages', { max }));
    return result;
  }
  const options = { language: locale, tournamentId: tournament.id };
  const userId = images.length > 0 ? (await findSignedIn(request, context))?.userId : undefined;
  for (const image of images) {
    if (!(await mayKeepOne())) {
      refuse(t('fields.image.tooManyRequests'), 429, minuteSeconds);
      break;
    }
    const checked = checkTeamImage(new Uint8Array(await image.arrayBuffer()), tournament.game);
    if ('refusal' in checked) {
      refuse(imageRefusalText(checked.refusal, tournament.game, t));
      continue;
    }
    if (!(await mayKeepImage(request, context, { userId, tournamentId: tournament.id }, new Date()))) {
      refuse(t('fields.image.tooManyToday'), 429);
      break;
    }
    const id = await startReading(db, env, checked.image, options).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      logError(error, 'keeping an image');
      result.isNotTaken = true;
    });
    if (id) result.readingIds.push(id);
  }
  return result;
}

/** Adds new images to the form's own, or replaces those that don't fit; drops unknown readings. */
export async function findRead(
  db: AppLoadContext['db'],
  typed: TypedSheet,
  added: readonly string[],
  game: Game,
): Promise<{ typed: TypedSheet; read: Reading[] }> {
  const room = Math.max(0, maxImages[game] - added.length);
  const ids = [...[typed.readingId, typed.secondReadingId].filter(Boolean).slice(0, room), ...added];
  const rows = await Promise.all([...new Set(ids)].map((id) => findReading(db, id)));
  const read = rows.filter((reading) => reading !== undefined);
  const [readingId = '', secondReadingId = ''] = read.map(({ id }) => id);
  return { typed: { ...typed, readingId, secondReadingId }, read };
}

/** Finds the states of a stored sheet's images. */
export async function findShownReadings(
  request: Request,
  context: AppLoadContext,
  { readingId, secondReadingId }: Pick<TypedSheet, 'readingId' | 'secondReadingId'>,
): Promise<ShownReading[]> {
  const ids = [readingId, secondReadingId].filter(Boolean);
  const rows = await Promise.all(ids.map((id) => findReading(context.db, id)));
  return shownReadings(
    rows.filter((reading) => reading !== undefined),
    request,
    context,
  );
}

export const shownReadings = (
  read: readonly Reading[],
  request: Request,
  context: AppLoadContext,
): ShownReading[] => read.map((reading) => showReading(reading, request, context));
