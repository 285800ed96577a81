import { type AppLoadContext, data } from '@remix-run/cloudflare';
import { mayActThisMinute } from '~/limits/place-limit.server';
import type { FormAnswer } from '~/sheets/form-answer';
import type { SheetKind } from '~/tournaments/tournament';

export const maySubmit = (request: Request, env: Env): Promise<boolean> =>
  mayActThisMinute(request, env, 'submissions');

/** Answers with the form; a limit per minute says when to send it again. */
export const giveForm = <Answer extends FormAnswer>(answer: Answer, status: number) =>
  data(answer, {
    status,
    headers: answer.retryAfter ? { 'Retry-After': String(answer.retryAfter) } : undefined,
  });

/** The page that ends the form; it says so where the sheet went without its image, or as a guest's unawares. */
export function successOf(
  context: AppLoadContext,
  id: string,
  { sheetKind }: { sheetKind: SheetKind },
  { isImageNotTaken, isSignedOut }: Pick<FormAnswer, 'isImageNotTaken'> & { isSignedOut?: boolean },
) {
  const query = new URLSearchParams({
    ...(isImageNotTaken && { image: 'later' }),
    ...(isSignedOut && { account: 'signedOut' }),
  }).toString();
  return context.to(`/teams/${id}/success/${sheetKind}${query && `?${query}`}`);
}
