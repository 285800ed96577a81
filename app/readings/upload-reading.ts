import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import { isUnavailable } from '~/http/faults';
import { oneImageBody, type Policy } from '~/http/policy';
import { readUpload, type Upload } from '~/http/request-body';
import { checkTeamImage, type ImageRefusal, maxImageBytes } from '~/images/check-image';
import { imageRefusalText } from '~/images/refusal-text';
import { minuteSeconds } from '~/limits/place-limit.server';
import { mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import { logError } from '~/log/log.server';
import { findGame, startReading } from './reading.server';

export const handle: Policy = { audience: 'everyone', body: oneImageBody, faults: 'json' };

export type UploadAnswer =
  | { readingId: string }
  | {
      error: {
        key: ImageRefusal | 'tooManyRequests' | 'tooManyToday' | 'notTaken';
        text: string;
        /** Seconds after which the same image may be sent again, for a limit per minute. */
        retryAfter?: number;
      };
    };

/** @throws 404 */
export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** Queues `image` for a `tournament` ID, or for none. The returned ID is all it takes to see the reading. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { t } = context;
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  if (!(await mayUpload(request, context.env))) {
    const error = {
      ...({ key: 'tooManyRequests', retryAfter: minuteSeconds } as const),
      text: t('fields.image.tooManyRequests'),
    };
    return answer({ error }, 429, { 'Retry-After': String(minuteSeconds) });
  }
  const upload = await readUpload(request, maxImageBytes);
  return take(request, upload, context).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    logError(error, 'taking an image');
    return answer({ error: { key: 'notTaken', text: t('fields.image.notTaken') } }, 503, {
      'Retry-After': '10',
    });
  });
}

async function take(
  request: Request,
  { form, tooLarge }: Upload,
  context: AppLoadContext,
): Promise<Response> {
  const { locale, t } = context;
  const tournamentId = String(form.get('tournament') ?? '').slice(0, 26);
  const game = await findGame(context.db, tournamentId);
  const refuse = (key: ImageRefusal, status: number) =>
    answer({ error: { key, text: imageRefusalText(key, game, t) } }, status);
  if (tooLarge.size > 0) return refuse('tooLarge', 413);
  const image = form.get('image');
  if (image === null || typeof image === 'string') return refuse('missing', 400);
  const result = checkTeamImage(new Uint8Array(await image.arrayBuffer()), game);
  if ('refusal' in result) {
    return refuse(result.refusal, isOtherType(result.refusal) ? 415 : 422);
  }
  const userId = (await findSignedIn(request, context))?.userId;
  const scope = { userId, tournamentId: game ? tournamentId : null };
  if (!(await mayKeepImage(request, context, scope, new Date())))
    return answer({ error: { key: 'tooManyToday', text: t('fields.image.tooManyToday') } }, 429);
  const options = { language: locale, tournamentId };
  const readingId = await startReading(context.db, context.env, result.image, options);
  return answer({ readingId }, 201);
}

const isOtherType = (refusal: ImageRefusal) =>
  ['unknownType', 'heic', 'avif', 'pdf', 'video'].includes(refusal);

const answer = (body: UploadAnswer, status: number, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
