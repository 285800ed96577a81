import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { redirect } from '@remix-run/cloudflare';
import { findSignedIn } from '~/accounts/session.server';
import type { Policy } from '~/http/policy';
import { logSecurity } from '~/log/log.server';
import { redirectWithToast } from '~/ui/toast';
import { leaveDevice } from './leave-device.server';

export const handle: Policy = { audience: 'everyone' };

export const loader = ({ context }: LoaderFunctionArgs) => redirect(context.to('/'));

export async function action({ request, context }: ActionFunctionArgs) {
  await findSignedIn(request, context);
  logSecurity('signOut');
  const headers = await leaveDevice(request, context);
  return redirectWithToast(context.to('/'), { kind: 'success', key: 'signedOut' }, headers);
}
