import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { requireSignedIn, toConfirm } from '~/accounts/require-signed-in.server';
import type { SignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import { findGroupThroughMember } from './group.server';
import { may, type Permission } from './permission';

/** Sends a site admin whose session lacks a passkey proof to re-authentication, everyone else to the 403 page. */
const toForbidden = (request: Request, context: AppLoadContext, user: NonNullable<SignedIn>) =>
  user.lacksPasskeyProof ? toConfirm(request, context) : redirect(context.to('/error/403'));

/** @throws 404 unless a member or site admin; redirects to the sign-in, or to /error/403 without the permission */
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

/** @throws redirects as requireGroup does, unless a site admin with this permission */
export async function requireOperator(request: Request, context: AppLoadContext, permission: Permission) {
  const user = await requireSignedIn(request, context);
  if (!may(user.siteAdminSince ? 'siteAdmin' : 'user', permission)) throw toForbidden(request, context, user);
  return user;
}
