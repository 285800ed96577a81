import type { AppLoadContext } from '@remix-run/cloudflare';
import { addressOf } from '~/limits/attempts.server';
import { logSecurity } from '~/log/log.server';
import type { FormAnswer } from '~/sheets/form-answer';
import type { SheetKind } from '~/tournaments/tournament';

/** Few enough sheets from one address: a venue's players share one, a script does not stop there. */
export async function maySubmit(request: Request, env: Env): Promise<boolean> {
  const { success } = await env.SUBMISSIONS.limit({ key: addressOf(request) });
  if (!success) logSecurity('limit', { of: 'submissions' });
  return success;
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
