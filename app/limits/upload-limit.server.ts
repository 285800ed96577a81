import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Database } from '~/db/client.server';
import { readUpload, type Upload, uploadOfTexts } from '~/http/request-body';
import { addressOf, limitsOf, mayTry } from './attempts.server';
import { rates } from './limits';
import { mayActThisMinute, placeLimits } from './place-limit.server';

export const mayUpload = (request: Request, env: Env): Promise<boolean> =>
  mayActThisMinute(request, env, 'uploads');

// Forms without images are shorter.
const minBytesWithImages = 64 * 1024;

export interface ImageUpload extends Upload {
  /** Too many images from this network: only the texts were read. */
  isLimited: boolean;
  /** Whether one more image may be stored; the first may have been counted before the form was read. */
  mayKeepOne(): Promise<boolean>;
}

/** Reads a form that may bring images of at most `maxFileBytes` each. A flood is not even unpacked. */
export async function readImages(
  request: Request,
  context: AppLoadContext,
  maxFileBytes: number,
): Promise<ImageUpload> {
  const contentLength = request.headers.get('Content-Length');
  let isCounted = contentLength === null || Number(contentLength) > minBytesWithImages;
  const isLimited = isCounted && !(await mayUpload(request, context.env));
  const mayKeepOne = async () => {
    const may = isCounted ? !isLimited : await mayUpload(request, context.env);
    isCounted = isLimited;
    return may;
  };
  if (!isLimited) return { ...(await readUpload(request, maxFileBytes)), isLimited, mayKeepOne };
  const texts = await context.textsSent();
  return { ...uploadOfTexts(texts ?? [], []), isBroken: !texts, isLimited, mayKeepOne };
}

interface ImageOf {
  userId?: string;
  /** Tournament that it is read for; null: none; undefined: it is not read. */
  tournamentId?: string | null;
}

/** Limit per day: counts one image to store, or one more reading of it. */
export function mayKeepImage(
  request: Request,
  { db, env }: Pick<AppLoadContext, 'db' | 'env'>,
  { userId, tournamentId }: ImageOf,
  now: Date,
): Promise<boolean> {
  const limits = [
    ...(userId ? limitsOf(`images of ${userId}`, rates.imagesOfPerson) : []),
    ...placeLimits(request, env.SESSION_SECRET, 'images', {
      ofDevice: rates.imagesOfDevice,
      fromHall: rates.imagesFromHall,
      fromNetwork: rates.imagesFromNetwork,
    }),
    ...(tournamentId ? limitsOf(`images for ${tournamentId}`, rates.imagesForTournament) : []),
    ...(tournamentId === null ? limitsOf('images for none', rates.imagesForNone) : []),
    ...limitsOf('images', rates.images),
  ];
  return mayTry(db, limits, now);
}

export function mayFetchPicture(
  request: Request,
  db: Database,
  { userId, host }: { userId: string; host: string },
  now: Date,
): Promise<boolean> {
  const limits = [
    ...limitsOf(`fetches of ${userId}`, rates.fetchesOfPerson),
    ...limitsOf(`fetches from ${addressOf(request)}`, rates.fetchesFromNetwork),
    ...limitsOf(`fetches at ${host}`, rates.fetchesFromHost),
    ...limitsOf('fetches', rates.fetches),
  ];
  return mayTry(db, limits, now);
}
