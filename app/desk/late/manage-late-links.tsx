import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isId, newId } from '~/db/ids';
import { logStaff } from '~/groups/log/staff-log.server';
import { openedOutsideLine } from '~/http/in-app-browser';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { lateToken } from '~/sheets/late-link';
import { findLateLink, listLateLinks, makeLateLink, revokeLateLink } from '~/sheets/late-link.server';
import { maxReasonLength } from '~/sheets/staff-action';
import { timeZoneName } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import groupStyles from '~/ui/desk.css?url';
import { TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { HandOver } from './HandOver';
import { LateLinkRow } from './LateLinkRow';
import styles from './late.css?url';
import { lateLinkForm } from './late-link-form.server';
import { findShownOnce, showOnce } from './shown-once.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('late.links.pageTitle', { name: data?.tournament.name }),
  styles: [groupStyles, styles],
});

export { handle, links, meta };

const usualMs = 30 * 60_000;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament } = await requireTournament(args, 'changeTeams');
  const { now, db, env } = context;
  const { id, endsAt, submissionDeadlineAt, timeZone, sheetKind } = tournament;
  const token = await findShownOnce(request, context, { id, userId: user.userId });
  const fresh = token ? await findLateLink(db, id, token) : undefined;
  const url = new URL(`/team-submit/${sheetKind}/${id}`, env.PUBLIC_URL || request.url);
  url.searchParams.set(lateToken, token ?? '');
  const usual = Math.max(now.getTime(), submissionDeadlineAt.getTime()) + usualMs;
  return {
    group,
    tournament,
    now,
    links: await listLateLinks(db, id, now),
    fresh: fresh && { url: openedOutsideLine(url.href), playerName: fresh.playerName },
    isOver: now >= endsAt || tournament.canceledAt !== null,
    suggested: {
      id: newId(),
      playerName: new URL(request.url).searchParams.get('name')?.slice(0, 100) ?? '',
      entrantId: new URL(request.url).searchParams.get('entrant')?.slice(0, 100) ?? '',
      validUntil: localOf(new Date(Math.min(usual, endsAt.getTime())), timeZone),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, tournament, group } = await requireTournament(args, 'changeTeams');
  const { db, t } = context;
  const here = context.to(`/admin/${group.id}/tournaments/${tournament.id}/late-links`);
  const form = await readFormData(request);
  const now = new Date();
  const revoked = form.get('revoke');
  if (revoked !== null) {
    const isRevoked = await revokeLateLink(db, tournament.id, String(revoked), now);
    if (isRevoked) logAct('lateLink.revoked', { tournament: tournament.id, by: user.userId });
    throw redirectWithToast(
      here,
      isRevoked ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
    );
  }
  const { timeZone, endsAt } = tournament;
  const submission = parseForm(form, lateLinkForm(t, { timeZone, endsAt, now }));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  if (tournament.canceledAt || now >= endsAt)
    return data(
      submission.reply({ formErrors: [t(tournament.canceledAt ? 'late.canceled' : 'late.over')] }),
      {
        status: 409,
      },
    );
  const formId = String(form.get('id') ?? '');
  const link = {
    id: isId(formId) ? formId : newId(),
    tournamentId: tournament.id,
    byUserId: user.userId,
    entrantId: String(form.get('entrant') ?? ''),
  };
  const token = await makeLateLink(db, link, submission.value);
  const headers = new Headers();
  if (token) {
    logAct('lateLink.made', { tournament: tournament.id, by: user.userId });
    logStaff(context, { group, user, tournament, act: 'madeLateLink' });
    const cookie = await showOnce(request, context, { id: tournament.id, userId: user.userId }, token);
    headers.append('Set-Cookie', cookie);
  }
  // Idempotent: there is no token if an earlier press made the link.
  throw redirectWithToast(here, { kind: 'success', key: 'saved' }, headers);
}

export default function ManageLateLinks() {
  const { group, tournament, now, links, fresh, isOver, suggested } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const words = useFieldWords();
  const locale = useLocale();
  const { timeZone } = tournament;
  const [form, fields] = useForm<{ playerName: string; validUntil: string; reason: string }>({
    lastResult,
    defaultValue: { playerName: suggested.playerName, validUntil: suggested.validUntil },
    constraint: {
      playerName: { required: true },
      validUntil: { required: true },
      reason: { required: true },
    },
  });
  return (
    <div className="stack desk-column">
      <DeskTabs group={group} tournament={tournament} open="teams" />
      <h1>{t('late.links.title')}</h1>
      <p className="soft">{t('late.links.lead')}</p>
      {fresh && (
        <HandOver
          title={t('late.links.handOver', { name: fresh.playerName })}
          lead={t('late.links.handOverLead')}
          label={t('late.links.label')}
          url={fresh.url}
        />
      )}
      {isOver ? (
        <p className="notice">{t(tournament.canceledAt ? 'late.canceled' : 'late.over')}</p>
      ) : (
        <section className="card narrow-form" aria-labelledby="make">
          <h2 id="make">{t('late.links.make')}</h2>
          <Form form={form} isWarned {...unsaved}>
            <input type="hidden" name="id" value={suggested.id} />
            {suggested.entrantId && <input type="hidden" name="entrant" value={suggested.entrantId} />}
            <TextField field={fields.playerName} {...words('late.links.name')} autoComplete="off" />
            <TextField
              field={fields.validUntil}
              {...words('late.links.until', { zone: timeZoneName(now, timeZone, locale) })}
              type="datetime-local"
            />
            <TextField
              field={fields.reason}
              {...words('late.links.reason', { max: maxReasonLength })}
              autoComplete="off"
            />
            <button className="button primary wide" type="submit">
              {t('late.links.makeButton')}
            </button>
          </Form>
        </section>
      )}
      {links.length > 0 && (
        <section aria-labelledby="made">
          <h2 id="made">{t('late.links.made')}</h2>
          <ul className="rows card">
            {links.map((link) => (
              <LateLinkRow
                key={link.id}
                {...{ now, timeZone }}
                link={isOver && link.state === 'open' ? { ...link, state: 'ended' } : link}
                teams={`/admin/${group.id}/tournaments/${tournament.id}/teams`}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
