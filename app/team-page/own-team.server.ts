import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { forbidden, pageNotFound } from '~/http/errors';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { findHeldTeamSheet } from '~/sheets/team-sheet.server';

/** The viewer's own sheet, even a withdrawn one. @throws 404, or 403 to viewers who only know its URL */
export async function requireHeldTeam({ request, params, context }: LoaderFunctionArgs) {
  const id = params.teamId?.toLowerCase() ?? '';
  const viewer = await findViewer(request, context);
  const own = await findHeldTeamSheet(context.db, id, viewer);
  if (own) return { ...own, viewer };
  const found = await findTeamSheet(context.db, id, viewer);
  if (!found || found.sheet.withdrawnAt || found.sheet.erasedAt) throw pageNotFound(request);
  throw forbidden(request);
}
