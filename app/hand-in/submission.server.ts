import { type AppLoadContext, data } from '@remix-run/cloudflare';
import { mayActThisMinute, minuteSeconds } from '~/limits/place-limit.server';
import type { FormAnswer } from '~/sheets/form-answer';
import type { SheetKind } from '~/tournaments/tournament';

export const maySubmit = (request: Request, env: Env): Promise<boolean> =>
  mayActThisMinute(request, env, 'submissions');

/** Answers with the form; a limit per minute says when to send it again. */
export function giveForm<Answer extends FormAnswer>(answer: Answer, status: number) {
  const retryAfter = answer.formError === 'tooMany' ? minuteSeconds : answer.retryAfter;
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  return data({ ...answer, retryAfter }, { status, headers });
}

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
