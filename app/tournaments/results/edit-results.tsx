import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DeskTabs } from '~/tournaments/host/DeskTabs';
import { requireTournament } from '~/tournaments/host/guard.server';
import { DeskBadges } from '~/tournaments/host/HostedTournament';
import deskStyles from '~/ui/desk.css?url';
import { pageNotFound } from '~/ui/errors';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { readFormData } from '~/ui/request-body';
import { redirectWithToast } from '~/ui/toast';
import { LastSave } from './LastSave';
import { PasteResults } from './PasteResults';
import { PublishResults } from './PublishResults';
import { ResultTable } from './ResultTable';
import { readPastedResults } from './read-results';
import { resultFields, typedResult } from './result';
import styles from './results.css?url';
import { findLastSave, listResultRows, publishResults, saveResults, undoSave } from './results.server';
import { changedRows, partWishes, type ResultsAnswer, withProblems } from './results-form';

export const handle: PageHandle = { enhance: true };
const { meta, links } = page<typeof loader>({
  title: (t, data) => t('results.title', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const { group, tournament } = await requireTournament(args, 'manageResults');
  const [rows, lastSave] = await Promise.all([
    listResultRows(db, tournament.id),
    findLastSave(db, tournament.id),
  ]);
  return { now: args.context.now, group, tournament, rows, lastSave };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db } = context;
  const now = new Date();
  const { user, group, tournament } = await requireTournament(args, 'manageResults');
  const form = await readFormData(request);
  const here = new URL(request.url).pathname;
  const done = (key: 'saved' | 'published' | 'undone') => redirectWithToast(here, { kind: 'success', key });
  const own = { groupId: group.id, tournamentId: tournament.id };
  switch (form.get('intent')) {
    case 'publish':
      await publishResults(db, own, now);
      throw done('published');
    case 'unpublish':
      await publishResults(db, own, null);
      throw done('saved');
    case 'undo': {
      const undone = await undoSave(db, { ...own, saveId: Number(form.get('save')) || 0 }, now);
      throw undone ? done('undone') : redirectWithToast(here, { kind: 'error', key: 'undoFailed' });
    }
    case 'paste': {
      const rows = await listResultRows(db, tournament.id);
      return data(fillFromPaste(form, rows), { status: 422 });
    }
    case 'save':
      break;
    default:
      throw pageNotFound(request);
  }

  const rows = await listResultRows(db, tournament.id);
  const changed = changedRows(form, rows);
  const wrong = withProblems(changed);
  if (wrong) return data<ResultsAnswer>({ open: wrong, state: 'wrong', done: 0 }, { status: 422 });
  const { wishes, conflicts } = partWishes(changed, rows);
  const kept =
    wishes.length > 0
      ? await saveResults(db, { tournamentId: tournament.id, byUserId: user.userId, wishes }, now)
      : new Set<string>();
  if (kept.size < wishes.length) {
    // Somebody was quicker by a moment: what is kept now decides.
    const raced = Object.fromEntries(Object.entries(changed).filter(([id]) => !kept.has(id)));
    Object.assign(conflicts, partWishes(raced, await listResultRows(db, tournament.id)).conflicts);
  }
  if (Object.keys(conflicts).length === 0) throw done('saved');
  return data<ResultsAnswer>({ open: conflicts, state: 'conflict', done: kept.size }, { status: 409 });
}

/**
 * The table filled from what was pasted, over what was typed; nothing is kept before it is looked at. What a line does
 * not say stays as it stands in the row, and a paste that was not understood as a whole fills in nothing.
 */
function fillFromPaste(form: FormData, rows: Awaited<ReturnType<typeof listResultRows>>): ResultsAnswer {
  const given = form.get('paste');
  const text = typeof given === 'string' ? given : '';
  const { results, problems, misfits } = readPastedResults(text, rows);
  const open = changedRows(form, rows);
  for (const { id, version, result: kept } of rows) {
    const result = results.get(id);
    if (!result) continue;
    const row = open[id];
    const typed = { ...(row?.typed ?? typedResult(kept)) };
    for (const field of resultFields) if (result[field] !== null) typed[field] = String(result[field]);
    // A version alone is like no result: saving sees a change, and whether somebody else was quicker than the typing.
    open[id] = { typed, base: row?.base ?? version, seen: row && String(row.base) };
  }
  const state = misfits.length > 0 ? 'refused' : 'pasted';
  return { open, state, done: results.size, paste: { text, problems, misfits } };
}

export default function EditResults() {
  const { now, group, tournament, rows, lastSave } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  return (
    <div className="stack results">
      <DeskTabs group={group} tournament={tournament} open="result" />
      <h1>{t('results.heading')}</h1>
      <DeskBadges tournament={tournament} now={now} />
      <PublishResults tournament={tournament} now={now} />
      {lastSave && <LastSave save={lastSave} timeZone={tournament.timeZone} now={now} />}
      {rows.length === 0 ? (
        <p className="card">{t('results.noTeams')}</p>
      ) : (
        <form method="post" className="stack">
          {/* What Enter presses, wherever it is pressed. */}
          <button hidden type="submit" name="intent" value="save">
            {t('results.save')}
          </button>
          {answer && answer.state !== 'refused' && <AnswerNotice answer={answer} />}
          <PasteResults paste={answer?.paste} />
          <ResultTable rows={rows} open={answer?.open ?? {}} />
          <button className="button primary wide" type="submit" name="intent" value="save">
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
