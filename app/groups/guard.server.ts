import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { requireSignedIn, toConfirm } from '~/accounts/require-signed-in.server';
import type { SignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import { findGroupThroughMember } from './group.server';
import { may, type Permission } from './permission';

/** A site admin whose session lacks the proof is asked for it, everybody else has come to the end. */
const toForbidden = (request: Request, context: AppLoadContext, user: NonNullable<SignedIn>) =>
  user.lacksPasskeyProof ? toConfirm(request, context) : redirect(context.to('/error/403'));

/** Throws the way to the sign-in, to /error/403 without the right, and 404 for a group that is not theirs. */
export async function requireGroup(
  request: Request,
  context: AppLoadContext,
  groupId: string | undefined,
  permission: Permission,
) {
  const user = await requireSignedIn(request, context);
  const id = (groupId ?? '').toLowerCase();
  const group = await context.once(`group ${id}`, () => findGroupThroughMember(context.db, id, user));
  if (!group) throw user.lacksPasskeyProof ? toConfirm(request, context) : pageNotFound(request);
  if (!may(group.place, permission)) throw toForbidden(request, context, user);
  return { user, group };
}

/** A site admin with this right; throws like requireGroup. */
export async function requireOperator(request: Request, context: AppLoadContext, permission: Permission) {
  const user = await requireSignedIn(request, context);
  if (!may(user.siteAdminSince ? 'siteAdmin' : 'user', permission)) throw toForbidden(request, context, user);
  return user;
}
