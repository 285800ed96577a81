import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { newToken } from '~/accounts/tokens.server';
import { StaffActForm } from '~/desk/StaffActForm';
import { logStaff } from '~/groups/log/staff-log.server';
import { readFormData } from '~/http/request-body';
import { requireStaffTeam } from '~/judging/find-team.server';
import { logAct } from '~/log/log.server';
import { hashEditKey, isEditKey } from '~/sheets/edit-key.server';
import { actOnTeam, findFirstPress, reasonForm, seenText } from '~/sheets/staff-action.server';
import { editUrl, teamUrl } from '~/sheets/team-url';
import { playerName } from '~/text/nameless';
import { parseForm } from '~/ui/form/parse-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { HandOver } from './HandOver';
import styles from './late.css?url';
import { findShownOnce, showOnce } from './shown-once.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: 'late.link.title',
  styles,
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { user, sheet, lastActionId, path } = await requireStaffTeam(args, 'changeTeams');
  if (sheet.ownerId !== null || sheet.erasedAt) throw redirect(context.to(path));
  const key = await findShownOnce(request, context, { id: sheet.id, userId: user.userId });
  const isCurrent = key !== undefined && isEditKey(key, sheet.editKeyHash);
  const url = teamUrl(context.env.PUBLIC_URL, request.url, sheet.id);
  return {
    path,
    name: playerName(context.t, sheet.displayName),
    seen: seenText({ revision: sheet.revision, lastActionId }),
    url: isCurrent ? editUrl(url, key) : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, reasonForm(t));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const key = newToken();
  const deed = {
    id: sheet.id,
    action: 'renewLink' as const,
    byUserId: user.userId,
    reason: submission.value.reason,
    editKeyHash: hashEditKey(key),
  };
  const { seen } = submission.value;
  const now = new Date();
  let isRenewed = await actOnTeam(context.db, deed, seen, now);
  // If the response to an earlier press was lost, so was its link: make another.
  const first = isRenewed ? undefined : await findFirstPress(context.db, deed, seen);
  if (first) isRenewed = await actOnTeam(context.db, deed, first, now);
  if (!isRenewed)
    return data(submission.reply({ formErrors: [t('desk.act.conflict')], hideFields: ['seen'] }), {
      status: 409,
    });
  logAct('sheet.renewLink', { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: 'renewedLink' });
  const cookie = await showOnce(request, context, { id: sheet.id, userId: user.userId }, key);
  throw redirect(context.to(`${path}/link`), { headers: { 'Set-Cookie': cookie } });
}

export default function RenewLink() {
  const { path, name, seen, url } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult,
    constraint: { reason: { required: true } },
  });
  if (url) {
    return (
      <div className="narrow stack">
        <h1>{t('late.link.title')}</h1>
        <HandOver
          title={t('late.link.handOver', { name })}
          lead={t('late.link.handOverLead', { name })}
          label={t('late.link.label')}
          url={url}
        />
        <p>
          <LinkButton to={path} look="primary">
            {t('late.link.toTeam')}
          </LinkButton>
        </p>
      </div>
    );
  }
  return (
    <StaffActForm
      title={t('late.link.title')}
      lead={<p>{t('late.link.lead', { name })}</p>}
      {...{ form, seen, path }}
      reason={fields.reason}
      buttons={
        <button className="button primary" type="submit">
          {t('late.link.button')}
        </button>
      }
    />
  );
}
