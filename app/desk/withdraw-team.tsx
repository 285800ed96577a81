import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { recheckOnAir } from '~/broadcast/room/room';
import { logStaff } from '~/groups/log/staff-log.server';
import { readFormData } from '~/http/request-body';
import { requireStaffTeam } from '~/judging/find-team.server';
import { logAct } from '~/log/log.server';
import { actOnTeam, findFirstPress, reasonForm, seenText } from '~/sheets/staff-action.server';
import { playerName } from '~/text/nameless';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { StaffActForm } from './StaffActForm';
import { tellPlayer } from './tell-player.server';

const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: (t, data) => t(`desk.act.${data?.action ?? 'withdraw'}Title`),
});

export { handle, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { sheet, lastActionId, path } = await requireStaffTeam(args, 'changeTeams');
  return {
    path,
    name: playerName(args.context.t, sheet.displayName),
    action: sheet.withdrawnAt ? ('restore' as const) : ('withdraw' as const),
    seen: seenText({ revision: sheet.revision, lastActionId }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, reasonForm(t));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { reason, seen } = submission.value;
  const action = form.get('action') === 'restore' ? ('restore' as const) : ('withdraw' as const);
  const deed = { id: sheet.id, action, byUserId: user.userId, reason };
  const isMeant = action === (sheet.withdrawnAt ? 'restore' : 'withdraw');
  const done = isMeant && (await actOnTeam(context.db, deed, seen, new Date()));
  const success = { kind: 'success', key: 'saved' } as const;
  if (!done && (await findFirstPress(context.db, deed, seen)))
    throw redirectWithToast(context.to(path), success);
  if (!done)
    return data(submission.reply({ formErrors: [t('desk.act.conflict')], hideFields: ['seen'] }), {
      status: 409,
    });
  logAct(`sheet.${deed.action}`, { tournament: tournament.id, by: user.userId });
  const act = deed.action === 'withdraw' ? 'withdrew' : 'restored';
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act });
  recheckOnAir(context, group.id);
  context.ctx.waitUntil(tellPlayer(request, context, { sheet, tournament }));
  throw redirectWithToast(context.to(path), success);
}

export default function WithdrawTeam() {
  const { path, name, action: verb, seen } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult,
    constraint: { reason: { required: true } },
  });
  return (
    <StaffActForm
      title={t(`desk.act.${verb}Title`)}
      lead={<p>{t(`desk.act.${verb}Lead`, { name })}</p>}
      {...{ form, seen, path }}
      reason={fields.reason}
      buttons={
        <button className={verb === 'restore' ? 'button primary' : 'button danger'} type="submit">
          {t(`desk.act.${verb}Button`)}
        </button>
      }
    >
      <input type="hidden" name="action" value={verb} />
    </StaffActForm>
  );
}
