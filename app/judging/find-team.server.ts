import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Permission } from '~/groups/permission';
import { pageNotFound } from '~/http/errors';
import { requireTournament } from '~/tournaments/guard.server';
import { findStaffTeam } from './staff-teams.server';

/** A team of a tournament of the group, withdrawn ones too; throws like requireTournament, and 404. */
export async function requireStaffTeam(args: LoaderFunctionArgs, permission: Permission) {
  const found = await requireTournament(args, permission);
  const team = await findStaffTeam(args.context.db, found.tournament.id, args.params.teamId);
  if (!team) throw pageNotFound(args.request);
  return {
    ...found,
    ...team,
    /** Without a locale prefix. */
    path: `/admin/${found.group.id}/tournaments/${found.tournament.id}/teams/${team.sheet.id}`,
  };
}
