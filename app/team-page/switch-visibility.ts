import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { setVisibility } from '~/sheets/own-sheets.server';
import { refusalOfTarget, siteTarget } from '~/ui/safe-url';
import { redirectWithToast } from '~/ui/toast';

export const handle: Policy = { audience: 'everyone', failed: { writing: 'saveFailed' } };

const myPage = '/mypage';

/** Switching is a POST; a GET, as after a sign-in, leads to the switches. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(context.to(myPage));

/** `isPublic` is `on` or missing; `back` is the page to return to. @throws 404 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const form = await readFormData(request);
  const isPublic = form.get('isPublic') === 'on';
  const id = params.teamId?.toLowerCase() ?? '';
  if (!(await setVisibility(context.db, { id, ownerId: user.userId, isPublic }, new Date())))
    throw pageNotFound(request);
  const wish = String(form.get('back') ?? '');
  const refused = refusalOfTarget(wish);
  const back = siteTarget(wish, context.to(myPage));
  if (refused) return redirectWithToast(back, { kind: 'error', key: refused });
  return redirectWithToast(back, { kind: 'success', key: isPublic ? 'madePublic' : 'madePrivate' });
}
