import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import { checkTeamImage, type ImageRefusal, maxImageBytes } from '~/images/check-image';
import { refusalText } from '~/images/refusal-text';
import { mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import { translatorFor } from '~/locales/i18n';
import { pageNotFound } from '~/ui/errors';
import { readUpload } from '~/ui/form/request-body';
import { findGame, startReading } from './reading.server';

export type UploadAnswer =
  | { readingId: string }
  | { error: { key: ImageRefusal | 'tooManyRequests' | 'tooManyToday'; text: string } };

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/**
 * Queues an image (field `image`), for a tournament (`tournament`, its id) or for none. The id in the answer is all it
 * takes to see the reading.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { locale } = context;
  const t = translatorFor(locale);

  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  if (!(await mayUpload(request, context.env))) {
    return answer({ error: { key: 'tooManyRequests', text: t('fields.image.tooManyRequests') } }, 429, {
      'Retry-After': '60',
    });
  }
  const { form, tooLarge } = await readUpload(request, maxImageBytes);
  const tournamentId = String(form.get('tournament') ?? '').slice(0, 26);
  const game = await findGame(context.db, tournamentId);
  const refuse = (key: ImageRefusal, status: number) =>
    answer({ error: { key, text: refusalText(key, game, t) } }, status);
  if (tooLarge.size > 0) return refuse('tooLarge', 413);
  const image = form.get('image');
  if (image === null || typeof image === 'string') return refuse('missing', 400);
  const checked = checkTeamImage(new Uint8Array(await image.arrayBuffer()), game);
  if ('refusal' in checked) {
    return refuse(checked.refusal, checked.refusal === 'unknownType' ? 415 : 422);
  }
  const userId = (await findSignedIn(request, context))?.userId;
  const of = { userId, tournamentId: game ? tournamentId : null };
  if (!(await mayKeepImage(request, context.db, of, new Date())))
    return answer({ error: { key: 'tooManyToday', text: t('fields.image.tooManyToday') } }, 429);
  const options = { language: locale, tournamentId };
  const readingId = await startReading(context.db, context.env, checked.image, options);
  return answer({ readingId }, 201);
}

const answer = (body: UploadAnswer, status: number, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
