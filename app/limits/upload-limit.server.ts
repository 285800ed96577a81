import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Database } from '~/db/client.server';
import { readUpload, type Upload, uploadOfTexts } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { addressOf, limitsOf, mayTry } from './attempts.server';
import { rates } from './limits';

/** By the minute: a whole venue may share one address; the limit stops floods and nobody else. */
export async function mayUpload(request: Request, env: Env): Promise<boolean> {
  const { success } = await env.UPLOADS.limit({ key: addressOf(request) });
  if (!success) logSecurity('limit', { of: 'uploads' });
  return success;
}

// A form without images is shorter.
const leastWithImages = 64 * 1024;

export interface ImageUpload extends Upload {
  /** Too many images come from there: only what was typed has been read. */
  isLimited: boolean;
  /** Whether one more image may be kept; the first one may have been counted before the form was read. */
  mayKeepOne(): Promise<boolean>;
}

/** A form that may bring images, of at most so many bytes each: what a flood brings is not unpacked at all. */
export async function readImages(
  request: Request,
  context: AppLoadContext,
  maxFileBytes: number,
): Promise<ImageUpload> {
  const announced = request.headers.get('Content-Length');
  let isCounted = announced === null || Number(announced) > leastWithImages;
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
  /** Who sends it; a guest is nobody in particular. */
  userId?: string;
  /** What it is read for, null for none; undefined where nobody reads it. */
  tournamentId?: string | null;
}

/** By the day: counts one image that is about to be kept, or one more reading of one. */
export function mayKeepImage(
  request: Request,
  db: Database,
  { userId, tournamentId }: ImageOf,
  now: Date,
): Promise<boolean> {
  const limits = [
    ...(userId ? limitsOf(`images of ${userId}`, rates.imagesOfPerson) : []),
    ...limitsOf(`images from ${addressOf(request)}`, rates.imagesFromNetwork),
    ...(tournamentId ? limitsOf(`images for ${tournamentId}`, rates.imagesForTournament) : []),
    ...(tournamentId === null ? limitsOf('images for none', rates.imagesForNone) : []),
    ...limitsOf('images', rates.images),
  ];
  return mayTry(db, limits, now);
}

/** Counts one picture of another site that is about to be asked for. */
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
