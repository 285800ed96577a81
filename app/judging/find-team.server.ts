import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Permission } from '~/groups/permission';
import { pageNotFound } from '~/http/errors';
import { requireTournament } from '~/tournaments/guard.server';
import { findStaffTeam } from './staff-teams.server';

/** Finds the team even if withdrawn. @throws like requireTournament, and 404 if there is no such team */
export async function requireStaffTeam(args: LoaderFunctionArgs, permission: Permission) {
  const scope = await requireTournament(args, permission);
  const team = await findStaffTeam(args.context.db, scope.tournament.id, args.params.teamId);
  if (!team) throw pageNotFound(args.request);
  return {
    ...scope,
    ...team,
    path: `/admin/${scope.group.id}/tournaments/${scope.tournament.id}/teams/${team.sheet.id}`,
  };
}
