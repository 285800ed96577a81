import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { requireTournament } from '~/tournaments/guard.server';
import { extendDeadline, wasExtended } from '~/tournaments/tournament-settings.server';
import { redirectWithToast } from '~/ui/toast';
import { type ExtendedFrom, extensions } from './extensions';

export const handle: Policy = { audience: 'staff', failed: { writing: 'saveFailed' } };

const find = async (args: LoaderFunctionArgs) => {
  const found = await requireTournament(args, 'manageTournaments');
  const path = `/admin/${found.group.id}/tournaments/${found.tournament.id}`;
  return { ...found, pageOf: (name: ExtendedFrom) => args.context.to(`${path}/${name}`) };
};

/** POST only: a GET leads to the desk. @throws 403, 404 */
export async function loader(args: LoaderFunctionArgs) {
  throw redirect((await find(args)).pageOf('teams'));
}

export async function action(args: ActionFunctionArgs) {
  const { user, group, tournament, pageOf } = await find(args);
  const form = await readFormData(args.request);
  const minutes = extensions.find((each) => String(each) === form.get('minutes'));
  const version = Number(form.get('version'));
  const to =
    minutes &&
    (await extendDeadline(args.context.db, group.id, tournament, { minutes, version }, new Date()));
  if (to) logAct('tournament.extended', { tournament: tournament.id, by: user.userId, minutes });
  if (to) logStaff(args.context, { group, user, tournament, act: 'extended' });
  // A second press, or another organizer: the first press may have moved it.
  const target = Number(form.get('from') ?? Number.NaN) + (minutes ?? Number.NaN) * 60_000;
  const isThere = !to && (await wasExtended(args.context.db, group.id, tournament.id, { version, target }));
  throw redirectWithToast(
    pageOf(form.get('back') === 'day' ? 'day' : 'teams'),
    to || isThere ? { kind: 'success', key: 'deadlineMoved' } : { kind: 'error', key: 'deadlineNotMoved' },
  );
}
