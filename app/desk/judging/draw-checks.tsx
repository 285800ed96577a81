import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logStaff } from '~/groups/log/staff-log.server';
import { readFormData } from '~/http/request-body';
import { drawChecks, listDraws, maxDrawn } from '~/judging/check-draw.server';
import { checkState } from '~/judging/sheet-check';
import { logAct } from '~/log/log.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import groupStyles from '~/ui/desk.css?url';
import { TextField } from '~/ui/form/Field';
import { Form, openedWith } from '~/ui/form/Form';
import { parseForm } from '~/ui/form/parse-form';
import { Instant } from '~/ui/Instant';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { redirectWithToast } from '~/ui/toast';
import { CheckBadge } from './CheckVerb';
import { drawForm } from './draw-form.server';
import styles from './judging.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('judging.draw.pageTitle', { name: data?.tournament.name }),
  styles: [groupStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { group, tournament } = await requireTournament(args, 'judge');
  const draws = await listDraws(context.db, tournament.id);
  return { group, tournament, now: context.now, max: maxDrawn, draws };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament } = await requireTournament(args, 'judge');
  const { t } = context;
  const form = await readFormData(request);
  const submission = parseForm(form, drawForm(t));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { count, fresh, seen } = submission.value;
  const draw = { count, isFresh: fresh, seen, tournamentId: tournament.id, byUserId: user.userId };
  const outcome = await drawChecks(context.db, draw, new Date());
  if (outcome === 'nobody' || outcome === 'conflict')
    return data(submission.reply({ formErrors: [t(`judging.draw.${outcome}`)], hideFields: ['seen'] }), {
      status: 409,
    });
  if (outcome === 'drawn') {
    logAct('checks.drawn', { tournament: tournament.id, by: user.userId, count });
    logStaff(context, { group, user, tournament, act: 'drew' });
  }
  throw redirectWithToast(new URL(request.url).pathname, { kind: 'success', key: 'saved' });
}

export default function DrawChecks() {
  const { group, tournament, now, max, draws } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { timeZone } = tournament;
  const list = `/admin/${group.id}/tournaments/${tournament.id}/teams`;
  const [form, fields] = useForm<{ count: string; fresh: string }>({
    lastResult,
    defaultValue: { count: '4' },
    constraint: { count: { required: true } },
  });
  const freshId = `${form.id}-fresh`;
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="teams" />
      <h1>{t('judging.draw.title')}</h1>
      <Form form={form} className="card draw-form" isWarned>
        <p>{t('judging.draw.lead')}</p>
        <input type="hidden" name="seen" value={openedWith(form) ?? draws.length} />
        <TextField
          field={fields.count}
          label={t('judging.draw.count')}
          inputMode="numeric"
          autoComplete="off"
        />
        <label className="choice" htmlFor={freshId}>
          <input
            type="checkbox"
            id={freshId}
            name="fresh"
            defaultChecked={lastResult ? fields.fresh.initialValue === 'on' : true}
          />
          <span>{t('judging.draw.fresh')}</span>
        </label>
        <button className="button primary" type="submit">
          {t('judging.draw.button')}
        </button>
        <details>
          <summary>{t('judging.draw.howTitle')}</summary>
          <p>{t('judging.draw.how', { max })}</p>
        </details>
      </Form>
      <h2>{t('judging.log')}</h2>
      <p className="desk-actions">
        <TableFiles path={list.replace(/teams$/, 'checks')} />
      </p>
      <h2>{t('judging.draw.past')}</h2>
      {draws.length === 0 && <p className="soft">{t('judging.draw.none')}</p>}
      {draws.map(({ id, seed, among, createdAt, who, sheets }) => (
        <section key={id} className="card draw" aria-labelledby={`draw-${id}`}>
          <h3 id={`draw-${id}`}>
            <Instant at={createdAt} timeZone={timeZone} now={now} />
          </h3>
          <p className="soft">
            {t('judging.draw.of', { among, count: sheets.length })} · {who || t('judging.check.former')}
          </p>
          <ol>
            {sheets.map((sheet) => (
              <li key={sheet.id}>
                <a href={toPath(`${list}/${sheet.id}`)}>{playerName(t, sheet.displayName)}</a>{' '}
                <span className="soft">{sheet.tonamelId}</span>{' '}
                {sheet.withdrawnAt ? (
                  <span className="badge bad">{t('desk.shows.withdrawn')}</span>
                ) : (
                  <CheckBadge state={checkState(sheet.revision, sheet.checkedRevision)} />
                )}
              </li>
            ))}
          </ol>
          <p className="soft seed">
            {t('judging.draw.seed')} <code>{seed}</code>
          </p>
        </section>
      ))}
    </div>
  );
}
