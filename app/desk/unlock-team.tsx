import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logStaff } from '~/groups/log/staff-log.server';
import { readFormData } from '~/http/request-body';
import { requireStaffTeam } from '~/judging/find-team.server';
import { logAct } from '~/log/log.server';
import { actOnTeam, findFirstPress, reasonForm, seenText, unlockForm } from '~/sheets/staff-action.server';
import { formatInstant, timeZoneName } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import styles from './desk.css?url';
import { StaffActForm } from './StaffActForm';
import { tellPlayer } from './tell-player.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'desk.act.unlockTitle',
  styles,
});

export { handle, links, meta };

const usualMs = 2 * 3_600_000;

export async function loader(args: LoaderFunctionArgs) {
  const { tournament, sheet, lastActionId, path } = await requireStaffTeam(args, 'changeTeams');
  // A withdrawn team must be restored first; removed data must not be entered again.
  if (sheet.withdrawnAt || sheet.idsRemovedAt || sheet.erasedAt) throw redirect(args.context.to(path));
  const { now } = args.context;
  const { timeZone } = tournament;
  return {
    path,
    now,
    timeZone,
    name: sheet.displayName,
    seen: seenText({ revision: sheet.revision, lastActionId }),
    unlockedUntil: sheet.unlockedUntil && sheet.unlockedUntil > now ? sheet.unlockedUntil : null,
    suggested: localOf(new Date(now.getTime() + usualMs), timeZone),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  const now = new Date();
  const form = await readFormData(request);
  const { t } = context;
  const locks = form.get('intent') === 'lock';
  const submission = locks
    ? parseForm(form, reasonForm(t))
    : parseForm(form, unlockForm(t, tournament.timeZone, now));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { seen, ...rest } = submission.value;
  const deed = {
    ...rest,
    action: locks ? ('lock' as const) : ('unlock' as const),
    id: sheet.id,
    byUserId: user.userId,
  };
  const done = !sheet.withdrawnAt && (await actOnTeam(context.db, deed, seen, now));
  const success = { kind: 'success', key: 'saved' } as const;
  if (!done && (await findFirstPress(context.db, deed, seen)))
    throw redirectWithToast(context.to(path), success);
  if (!done)
    return data(submission.reply({ formErrors: [t('desk.act.conflict')], hideFields: ['seen'] }), {
      status: 409,
    });
  logAct(`sheet.${deed.action}`, { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: locks ? 'locked' : 'unlocked' });
  context.ctx.waitUntil(tellPlayer(request, context, { sheet, tournament }));
  throw redirectWithToast(context.to(path), success);
}

export default function UnlockTeam() {
  const { path, now, timeZone, name, seen, unlockedUntil, suggested } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const words = useFieldWords();
  const locale = useLocale();
  const [form, fields] = useForm<{ until: string; reason: string }>({
    lastResult,
    defaultValue: { until: suggested },
    constraint: { until: { required: true }, reason: { required: true } },
  });
  return (
    <StaffActForm
      title={t('desk.act.unlockTitle')}
      lead={
        <>
          <p>{t('desk.act.unlockLead', { name })}</p>
          {unlockedUntil && (
            <p className="notice">
              {t('desk.act.unlocked', { until: formatInstant(unlockedUntil, timeZone, locale, now) })}
            </p>
          )}
        </>
      }
      {...{ form, seen, path }}
      reason={fields.reason}
      buttons={
        <>
          <button className="button primary" type="submit">
            {t('desk.act.unlockButton')}
          </button>
          {unlockedUntil && (
            <button className="button" type="submit" name="intent" value="lock">
              {t('desk.act.lockButton')}
            </button>
          )}
        </>
      }
    >
      <TextField
        field={fields.until}
        {...words('desk.act.until', { zone: timeZoneName(now, timeZone, locale) })}
        type="datetime-local"
      />
    </StaffActForm>
  );
}
