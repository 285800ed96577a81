import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { changeLogo, findLogoKey } from '~/broadcast/logo.server';
import { requireStream } from '~/broadcast/require-stream.server';
import { withStream } from '~/broadcast/stream';
import { oneImageBody, type Policy } from '~/http/policy';
import { takeSmallPicture } from '~/images/take-small-picture.server';
import { redirectWithToast } from '~/ui/toast';

export const handle: Policy = { audience: 'staff', body: oneImageBody, failed: { writing: 'saveFailed' } };
// Smaller images would be enlarged.
const least = { width: 48, height: 48 };

/** Redirects visitors who open the URL itself, e.g. after signing in. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, streamId } = await requireStream(request, context, params.id, 'runBroadcast');
  throw redirect(
    `${withStream(context.to(`/admin/${group.id}/streaming-input/settings`), streamId.stream)}#logo`,
  );
}

/** Stores `picture`, or removes the logo with `intent=remove`. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  const { user, group, streamId } = await requireStream(request, context, params.id, 'runBroadcast');
  const before = await findLogoKey(context.db, group.id);
  const result = await takeSmallPicture(request, context, {
    userId: user.userId,
    least,
    put: (picture) => changeLogo(context, group.id, before, picture),
  });
  const page = withStream(context.to(`/admin/${group.id}/streaming-input/settings`), streamId.stream);
  const refused = typeof result === 'string' ? `${page.includes('?') ? '&' : '?'}logo=${result}` : '';
  return redirectWithToast(
    `${page}${refused}#logo`,
    result === true ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
  );
}
