import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { logStaff } from '~/groups/log/staff-log.server';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { siteTarget } from '~/ui/safe-url';
import { redirectWithToast } from '~/ui/toast';
import { requireStaffTeam } from './find-team.server';
import { markChecked, unmarkChecked } from './sheet-check.server';

export const handle: Policy = { audience: 'staff', failed: { writing: 'saveFailed' } };

/** A visitor returning from the sign-in is sent to the sheet. */
export async function loader(args: LoaderFunctionArgs) {
  const { path } = await requireStaffTeam(args, 'judge');
  throw redirect(args.context.to(path));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament, sheet, path } = await requireStaffTeam(args, 'judge');
  const form = await readFormData(request);
  const seen = String(form.get('revision'));
  const check = { id: sheet.id, revision: /^\d{1,9}$/.test(seen) ? Number(seen) : -1 };
  const undoes = form.get('intent') === 'undo';
  const done = undoes
    ? await unmarkChecked(context.db, check)
    : await markChecked(context.db, { ...check, byUserId: user.userId }, new Date());
  if (done)
    logAct(undoes ? 'sheet.unchecked' : 'sheet.checked', { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: 'checked' });
  throw redirectWithToast(
    siteTarget(String(form.get('back') ?? ''), context.to(path)),
    done ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'sheetChanged' },
  );
}
