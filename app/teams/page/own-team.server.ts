import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { findTeamSheet } from '~/teams/find-team-sheet.server';
import { findHeldTeamSheet } from '~/teams/team-sheet.server';
import { forbidden, pageNotFound } from '~/ui/errors';

/** The viewer's own sheet, a withdrawn one too; somebody who only knows its address may not have it. */
export async function requireHeldTeam({ request, params, context }: LoaderFunctionArgs) {
  const id = params.teamId?.toLowerCase() ?? '';
  const viewer = await findViewer(request, context);
  const own = await findHeldTeamSheet(context.db, id, viewer);
  if (own) return { ...own, viewer };
  const found = await findTeamSheet(context.db, id, viewer);
  if (!found || found.sheet.withdrawnAt || found.sheet.erasedAt) throw pageNotFound(request);
  throw forbidden(request);
}
