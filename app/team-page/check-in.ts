import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { checkInPlayer } from '~/entrants/check-in.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { siteTarget } from '~/ui/safe-url';
import { redirectWithToast } from '~/ui/toast';
import { requireHeldTeam } from './own-team.server';

export const handle: Policy = { audience: 'everyone', failed: { writing: 'saveFailed' } };

/** Checking in is a POST; a GET leads to the team, which has the button. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  redirect(context.to(`/teams/${encodeURIComponent(params.teamId ?? '')}`));

/** `back` is the page to return to. @throws 404, 403 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { sheet, tournament } = await requireHeldTeam(args);
  if (sheet.withdrawnAt) throw pageNotFound(request);
  const form = await readFormData(request);
  const done = await checkInPlayer(context.db, sheet, new Date());
  if (done) logAct('entrants.checkedIn', { tournament: tournament.id, by: 'player' });
  const team = context.to(`/teams/${sheet.id}`);
  const back = siteTarget(String(form.get('back') ?? ''), team);
  // The team's page shows the state itself, and no toast.
  if (back === team) return redirect(team);
  return redirectWithToast(
    back,
    done ? { kind: 'success', key: 'checkedIn' } : { kind: 'error', key: 'notCheckedIn' },
  );
}
