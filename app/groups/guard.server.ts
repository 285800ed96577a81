import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { localePath } from '~/locales/locale';
import { pageNotFound } from '~/ui/errors';
import { findGroupThroughMember, type GroupThroughMember } from './group.server';
import { may, type Permission } from './permission';

/** Where somebody is sent who is known and may not do this. */
const toForbidden = (request: Request) => redirect(localePath(new URL(request.url).pathname, '/error/403'));

// The loaders of one page ask at the same time; its context is theirs alone.
const asked = new WeakMap<AppLoadContext, Map<string, Promise<GroupThroughMember | undefined>>>();

/**
 * The group, found through the person's membership (site admins find all), and what they are in it. Throws the way to
 * the sign-in, to /error/403 without the right, and 404 for a group that is not theirs.
 */
export async function requireGroup(
  request: Request,
  context: AppLoadContext,
  groupId: string | undefined,
  permission: Permission,
) {
  const user = await requireSignedIn(request, context);
  const id = (groupId ?? '').toLowerCase();
  const known = asked.get(context) ?? new Map<string, Promise<GroupThroughMember | undefined>>();
  asked.set(context, known);
  const finding = known.get(id) ?? findGroupThroughMember(context.db, id, user);
  known.set(id, finding);
  const group = await finding;
  if (!group) throw pageNotFound(request);
  if (!may(group.place, permission)) throw toForbidden(request);
  return { user, group };
}

/** A site admin with this right; throws like requireGroup. */
export async function requireOperator(request: Request, context: AppLoadContext, permission: Permission) {
  const user = await requireSignedIn(request, context);
  if (!may(user.siteAdminSince ? 'siteAdmin' : 'user', permission)) throw toForbidden(request);
  return user;
}
