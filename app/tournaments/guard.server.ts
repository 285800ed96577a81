import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireGroup } from '~/groups/guard.server';
import type { Permission } from '~/groups/permission';
import { pageNotFound } from '~/http/errors';
import { findHostedTournament } from './hosted-tournament.server';

/** Finds a tournament of the group, drafts and archived ones too. @throws 404, and what requireGroup throws */
export async function requireTournament(
  { request, context, params }: LoaderFunctionArgs,
  permission: Permission,
) {
  const { user, group } = await requireGroup(request, context, params.id, permission);
  const tournament = await findHostedTournament(context.db, group.id, params.tournamentId);
  if (!tournament) throw pageNotFound(request);
  return { user, group, tournament };
}
