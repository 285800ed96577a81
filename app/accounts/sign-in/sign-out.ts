import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { redirect } from '@remix-run/cloudflare';
import { endSession } from '~/accounts/session.server';
import { localePath } from '~/locales/locale';
import { redirectWithToast } from '~/ui/toast';

const home = (request: Request) => localePath(new URL(request.url).pathname, '/');

/** Signing out is a POST; whoever opens the address just comes home. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(home(request));

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = { 'Set-Cookie': await endSession(request, context) };
  return redirectWithToast(home(request), { kind: 'success', key: 'signedOut' }, headers);
}
