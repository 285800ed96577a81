import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { changeLogo, findLogoKey } from '~/broadcast/logo.server';
import { requireStream } from '~/broadcast/require-stream.server';
import { withStream } from '~/broadcast/stream';
import { oneImageBody, type Policy } from '~/http/policy';
import { takeSmallPicture } from '~/images/take-small-picture.server';
import { redirectWithToast } from '~/ui/toast';

// Smaller ones would be seen enlarged.

export const handle: Policy = { audience: 'staff', body: oneImageBody, failed: { writing: 'saveFailed' } };
const least = { width: 48, height: 48 };

/** Whoever comes by an address, as after signing in, comes to where the form is. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, of } = await requireStream(request, context, params.id, 'runBroadcast');
  throw redirect(`${withStream(context.to(`/admin/${group.id}/streaming-input/settings`), of.stream)}#logo`);
}

/** Takes a group's picture in (field `picture`), or with `intent=remove` takes it away. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  const { user, group, of } = await requireStream(request, context, params.id, 'runBroadcast');
  const before = await findLogoKey(context.db, group.id);
  const saved = await takeSmallPicture(request, context, {
    userId: user.userId,
    least,
    put: (picture) => changeLogo(context, group.id, before, picture),
  });
  const page = withStream(context.to(`/admin/${group.id}/streaming-input/settings`), of.stream);
  const refused = typeof saved === 'string' ? `${page.includes('?') ? '&' : '?'}logo=${saved}` : '';
  return redirectWithToast(
    `${page}${refused}#logo`,
    saved === true ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
  );
}
