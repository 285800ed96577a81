import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { keepWhereTo } from '~/accounts/where-to';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { logError } from '~/log/log.server';
import { hasGoogle, leaveForGoogle, wayOutToGoogle } from './google.server';

export const handle: Policy = { audience: 'everyone' };

/** A GET, as the Content Security Policy forbids form posts to other sites. @throws 404 if Google isn't configured */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!hasGoogle(context)) throw pageNotFound(request);
  const { search, searchParams } = new URL(request.url);
  // Google answers 403 there. The page says how to leave the app.
  if (wayOutToGoogle(request, context)) {
    const page = searchParams.get('area') === 'admin' ? '/admin/auth' : '/sign-in';
    throw redirect(context.to(keepWhereTo(`${page}?with=google`, search)));
  }
  try {
    return await leaveForGoogle(request, context);
  } catch (error) {
    if (error instanceof Response) throw error;
    logError(error, 'the way to Google');
    throw redirect(context.to(keepWhereTo('/sign-in?with=google&google=failed', search)));
  }
}
