import type { AppLoadContext } from '@remix-run/cloudflare';
import type { SignedIn } from '~/accounts/session.server';
import { hasOwnName } from './ceremony.server';
import { hasPasskeys } from './passkey.server';

/** The prompt for staff: 'add' a passkey, or 'confirm' by the one a site admin has. */
export async function passkeyAskOf(
  request: Request,
  context: AppLoadContext,
  user: NonNullable<SignedIn>,
): Promise<'add' | 'confirm' | undefined> {
  if (user.lacksPasskeyProof) return 'confirm';
  const isStaff = user.isStaff || user.siteAdminSince !== null;
  if (!isStaff || !hasOwnName(request, context)) return undefined;
  return (await hasPasskeys(context.db, user.userId)) ? undefined : 'add';
}
