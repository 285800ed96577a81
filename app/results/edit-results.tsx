import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { tableBody } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { listResultRows, type ResultRow } from '~/results/standings.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { DeskBadges } from '~/tournaments/HostedTournament';
import { leadToPage, pagePathOf, requireAct, useActs } from '~/ui/act';
import deskStyles from '~/ui/desk.css?url';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { useBusyForm } from '~/ui/use-busy-form';
import { DownloadStandings } from './DownloadStandings';
import { LastSave } from './LastSave';
import { PublishResults } from './PublishResults';
import { ResultTable } from './ResultTable';
import styles from './results.css?url';
import { findLastSave } from './results.server';
import { pressResults, type ResultsAct, resultsActs } from './results-act.server';
import type { ResultsAnswer } from './results-form';
import { ShareResult } from './ShareResult';
import { findSharedResult } from './share-result.server';

const maxProblems = 30;

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  body: tableBody,
  failed: { writing: 'saveFailed' },
  title: (t, data) => t('results.title', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const { group, tournament } = await requireTournament(args, 'manageResults');
  leadToPage(args, resultsActs);
  const [rows, lastSave, shared] = await Promise.all([
    listResultRows(db, tournament.id),
    findLastSave(db, tournament.id),
    findSharedResult(db, tournament, args.context.now),
  ]);
  return { now: args.context.now, group, tournament, rows, lastSave, shared };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { user, group, tournament } = await requireTournament(args, 'manageResults');
  const act = requireAct(args, resultsActs);
  const outcome = await pressResults(act, {
    db: context.db,
    own: { groupId: group.id, tournamentId: tournament.id },
    byUserId: user.userId,
    form: await readFormData(request),
    now: new Date(),
  });
  if (outcome.answer) return data(outcome.answer, { status: outcome.status });
  logAct(`results.${act}`, { group: group.id, tournament: tournament.id, by: user.userId });
  throw redirectWithToast(pagePathOf(new URL(request.url).pathname, params.act), outcome.toast);
}

export default function EditResults() {
  const { now, group, tournament, rows, lastSave, shared } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const at = useActs<ResultsAct>();
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const busyForm = useBusyForm();
  const desk = `/admin/${group.id}/tournaments/${tournament.id}`;
  return (
    <div className="stack results">
      <DeskTabs group={group} tournament={tournament} open="result" />
      <h1>{t('results.heading')}</h1>
      <DeskBadges tournament={tournament} now={now} />
      <PublishResults {...{ tournament, desk, now }} />
      {lastSave && <LastSave save={lastSave} timeZone={tournament.timeZone} now={now} />}
      {rows.length > 0 && (
        <section className="card results-paste">
          <p className="soft">{t('results.paste.openHint')}</p>
          <LinkButton to={`${desk}/result/paste`}>{t('results.paste.open')}</LinkButton>
        </section>
      )}
      {rows.length === 0 ? (
        <p className="card">{t('results.noTeams')}</p>
      ) : (
        <form method="post" action={at('save')} className="stack" {...busyForm} {...unsaved}>
          {/* First submit button of the form, so that Enter in any field saves. */}
          <button hidden type="submit">
            {t('results.save')}
          </button>
          {answer && <AnswerNotice answer={answer} rows={rows} />}
          <p className="soft">{t('results.hint')}</p>
          <ResultTable rows={rows} open={answer?.open ?? {}} />
          <button className="button primary wide" type="submit">
            {t('results.save')}
          </button>
        </form>
      )}
      {rows.some(({ result }) => result) && (
        <DownloadStandings
          groupId={group.id}
          tournamentId={tournament.id}
          hasLeague={rows.some(({ result }) => result?.games)}
        />
      )}
      {shared && <ShareResult result={shared} tournamentId={tournament.id} />}
    </div>
  );
}

function AnswerNotice({ answer, rows }: { answer: ResultsAnswer; rows: ResultRow[] }) {
  const { t } = useTranslation();
  const { state, done, open } = answer;
  if (state === 'conflict')
    return (
      <div className="notice warn" role="alert">
        <p>
          <strong>{t('results.conflict', { count: Object.keys(open).length })}</strong>
        </p>
        <p>{t(done > 0 ? 'results.conflictSaved' : 'results.conflictNext', { count: done })}</p>
      </div>
    );
  const wrong = rows.flatMap((row) => (open[row.id]?.wrong ?? []).map((field) => ({ ...row, field })));
  const count = new Set(wrong.map(({ id }) => id)).size;
  return (
    <div className="notice bad" role="alert">
      <p>
        <strong>{t('results.wrong', { count })}</strong>
      </p>
      <ul>
        {wrong.slice(0, maxProblems).map(({ id, field, displayName }) => (
          <li key={`${field}.${id}`}>
            <a href={`#${field}.${id}`}>{playerName(t, displayName)}</a> {t(`results.wrongField.${field}`)}
          </li>
        ))}
        {wrong.length > maxProblems && (
          <li>{t('results.moreWrong', { count: wrong.length - maxProblems })}</li>
        )}
      </ul>
    </div>
  );
}
