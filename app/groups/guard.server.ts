import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { pageNotFound } from '~/ui/errors';
import { findGroupThroughMember } from './group.server';
import { may, type Permission } from './permission';

const toForbidden = (context: AppLoadContext) => redirect(context.to('/error/403'));

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
  if (!group) throw pageNotFound(request);
  if (!may(group.place, permission)) throw toForbidden(context);
  return { user, group };
}

/** A site admin with this right; throws like requireGroup. */
export async function requireOperator(request: Request, context: AppLoadContext, permission: Permission) {
  const user = await requireSignedIn(request, context);
  if (!may(user.siteAdminSince ? 'siteAdmin' : 'user', permission)) throw toForbidden(context);
  return user;
}
