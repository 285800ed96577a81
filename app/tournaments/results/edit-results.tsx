import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logAct } from '~/log/log.server';
import { DeskTabs } from '~/tournaments/host/DeskTabs';
import { requireTournament } from '~/tournaments/host/guard.server';
import { DeskBadges } from '~/tournaments/host/HostedTournament';
import { leadToPage, pageOf, requireAct, useActs } from '~/ui/act';
import deskStyles from '~/ui/desk.css?url';
import { readFormData } from '~/ui/form/request-body';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { redirectWithToast } from '~/ui/toast';
import { useBusyForm } from '~/ui/use-busy-form';
import { DownloadStandings } from './DownloadStandings';
import { LastSave } from './LastSave';
import { PasteResults } from './PasteResults';
import { PublishResults } from './PublishResults';
import { ResultTable } from './ResultTable';
import styles from './results.css?url';
import { findLastSave, listResultRows } from './results.server';
import { pressResults, type ResultsAct, resultsActs } from './results-act.server';
import type { ResultsAnswer } from './results-form';

export const handle: PageHandle = { enhance: true };
const { meta, links } = page<typeof loader>({
  title: (t, data) => t('results.title', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const { group, tournament } = await requireTournament(args, 'manageResults');
  leadToPage(args, resultsActs);
  const [rows, lastSave] = await Promise.all([
    listResultRows(db, tournament.id),
    findLastSave(db, tournament.id),
  ]);
  return { now: args.context.now, group, tournament, rows, lastSave };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { user, group, tournament } = await requireTournament(args, 'manageResults');
  const act = requireAct(args, resultsActs);
  const pressed = await pressResults(act, {
    db: context.db,
    own: { groupId: group.id, tournamentId: tournament.id },
    byUserId: user.userId,
    form: await readFormData(request),
    now: new Date(),
  });
  if (pressed.answer) return data(pressed.answer, { status: pressed.status });
  logAct(`results.${act}`, { group: group.id, tournament: tournament.id, by: user.userId });
  throw redirectWithToast(pageOf(new URL(request.url).pathname, params.act), pressed.toast);
}

export default function EditResults() {
  const { now, group, tournament, rows, lastSave } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const at = useActs<ResultsAct>();
  const { t } = useTranslation();
  const busyForm = useBusyForm();
  return (
    <div className="stack results">
      <DeskTabs group={group} tournament={tournament} open="result" />
      <h1>{t('results.heading')}</h1>
      <DeskBadges tournament={tournament} now={now} />
      <PublishResults tournament={tournament} now={now} />
      {lastSave && <LastSave save={lastSave} timeZone={tournament.timeZone} now={now} />}
      {rows.some(({ result }) => result) && (
        <DownloadStandings groupId={group.id} tournamentId={tournament.id} />
      )}
      {rows.length === 0 ? (
        <p className="card">{t('results.noTeams')}</p>
      ) : (
        <form method="post" action={at('save')} className="stack" {...busyForm}>
          {/* What Enter presses, wherever it is pressed. */}
          <button hidden type="submit">
            {t('results.save')}
          </button>
          {answer && answer.state !== 'refused' && <AnswerNotice answer={answer} />}
          <PasteResults paste={answer?.paste} />
          <ResultTable rows={rows} open={answer?.open ?? {}} />
          <button className="button primary wide" type="submit">
            {t('results.save')}
          </button>
        </form>
      )}
    </div>
  );
}

function AnswerNotice({ answer: { state, done, paste, open } }: { answer: ResultsAnswer }) {
  const { t } = useTranslation();
  const count = Object.values(open).filter(({ wrong }) => state !== 'wrong' || wrong).length;
  const bad = state === 'wrong' || (state === 'pasted' && done === 0);
  return (
    <div className={`notice ${bad ? 'bad' : 'warn'}`} role="alert">
      {state === 'wrong' && <p>{t('results.wrong', { count })}</p>}
      {state === 'conflict' && (
        <>
          <p>
            <strong>{t('results.conflict', { count })}</strong>
          </p>
          <p>{t(done > 0 ? 'results.conflictSaved' : 'results.conflictNext', { count: done })}</p>
        </>
      )}
      {state === 'pasted' && (
        <p>{done > 0 ? t('results.pasted', { count: done }) : t('results.pastedNone')}</p>
      )}
      {paste && paste.problems.length > 0 && (
        <>
          <p>{t('results.notTaken', { count: paste.problems.length })}</p>
          <ul>
            {paste.problems.slice(0, 30).map(({ line, text, problem }) => (
              <li key={line}>
                {t('results.line', { line })} <q>{text}</q> {t(`results.problems.${problem}`)}
              </li>
            ))}
            {paste.problems.length > 30 && (
              <li>{t('results.moreLines', { count: paste.problems.length - 30 })}</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
