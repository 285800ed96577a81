import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logStaff } from '~/groups/log/staff-log.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { blockQuery } from '~/rounds/block-sizes';
import {
  type MatchResult,
  printOutcome,
  readOutcome,
  savedResult,
  stateOf,
  winningScores,
} from '~/rounds/match';
import { listChanges } from '~/rounds/match-history.server';
import { type FoundMatch, findMatch, findRounds } from '~/rounds/matches.server';
import { resultText } from '~/rounds/result-text';
import { roundName } from '~/rounds/round-name';
import roundStyles from '~/rounds/rounds.css?url';
import { followStandings } from '~/rounds/save-standings.server';
import { maxSeatLength, plainSeat } from '~/rounds/seat';
import { type ShownMatch, shownMatch } from '~/rounds/shown-rounds.server';
import { mayEndIn } from '~/rounds/stage';
import { enterResult, moveTable } from '~/rounds/write-match.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { wholeNumberIn } from '~/ui/form/whole-number';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import styles from './rounds-desk.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: 'roundsDesk.result.pageTitle',
  styles: [deskStyles, roundStyles, styles],
});

export { handle, links, meta };

/** URL of the match where it is listed, without a locale prefix. */
const listOf = (groupId: string, tournamentId: string, { id, block }: Pick<ShownMatch, 'id' | 'block'>) =>
  `/admin/${groupId}/tournaments/${tournamentId}/rounds${blockQuery(block)}#match-${id}`;

async function find(args: LoaderFunctionArgs) {
  const access = await requireTournament(args, 'runRounds');
  const found = await findMatch(args.context.db, access.tournament.id, args.params.matchId ?? '');
  if (!found) throw pageNotFound(args.request);
  return { ...access, found };
}

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament, found } = await find(args);
  const { db, now } = args.context;
  const [{ people }, history] = await Promise.all([
    findRounds(db, tournament.id),
    listChanges(db, found.match.id),
  ]);
  return {
    ...{ group, tournament, now, history },
    match: shownMatch(found.match, people),
    revision: found.match.revision,
    bestOf: found.stage.settings.bestOf,
    rounds: found.rounds,
    /** The outcome that a link to this page proposes. */
    proposed: new URL(args.request.url).searchParams.get('outcome'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { group, tournament, user, found } = await find(args);
  const { context, request } = args;
  const form = await readFormData(request);
  const now = new Date();
  const to = context.to(listOf(group.id, tournament.id, found.match));
  const outcome = form.get('outcome');
  if (outcome === null) {
    const seat = form.get('seat');
    if (typeof seat !== 'string') return data({ problem: 'changed' as const }, { status: 422 });
    await moveTable(context.db, found, plainSeat(seat));
    throw redirectWithToast(to, { kind: 'success', key: 'saved' });
  }
  const result = outcome === 'clear' ? null : readOutcome(String(outcome), found.stage.settings.bestOf);
  const seen = wholeNumberIn(form, 'revision');
  const act = { found, seen, byUserId: user.userId, now };
  if (result === undefined) return data({ problem: 'changed' as const }, { status: 422 });
  if (result && !mayEndIn(found.match.stage, result.winner))
    return data({ problem: 'needsWinner' as const }, { status: 422 });
  if (!(await enterResult(context.db, act, result))) {
    if (isSettledSo(found.match, result)) throw redirectWithToast(to, { kind: 'success', key: 'saved' });
    const isOther = found.match.revision !== seen;
    return data({ problem: isOther ? ('changed' as const) : ('nextPlayed' as const) }, { status: 409 });
  }
  logAct('match.entered', { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, act: 'enteredResult' });
  await followStandings(context, tournament, user.userId, now);
  throw redirectWithToast(to, { kind: 'success', key: 'saved' });
}

/** Whether the match has this result, and waits for nobody. */
function isSettledSo(match: FoundMatch['match'], result: MatchResult | null): boolean {
  const there = savedResult(match);
  if (!there || !result) return there === result;
  return stateOf(match) === 'confirmed' && printOutcome(there) === printOutcome(result);
}

export default function EnterResult() {
  const { group, tournament, match, revision, bestOf, rounds, history, now, proposed } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const names = { a: nameOf(match.a), b: nameOf(match.b) };
  function nameOf(player: ShownMatch['a']) {
    return player ? playerName(t, player.name) : t('rounds.undecided');
  }
  return (
    <div className="stack narrow">
      <DeskTabs group={group} tournament={tournament} open="rounds" />
      <header>
        <p className="eyebrow">
          {roundName(t, match, rounds)}
          {match.seat && ` · ${t('rounds.table', { seat: match.seat })}`}
        </p>
        <h1>
          {names.a} – {names.b}
        </h1>
        <p>
          <Labelled label={t('roundsDesk.result.current')}>
            <b>
              {match.result ? `${names.a} ${resultText(t, match.result, 'a')}` : t('roundsDesk.result.none')}
            </b>
          </Labelled>{' '}
          {match.state === 'objected' && <span className="badge bad">{t('rounds.page.objected')}</span>}
        </p>
      </header>
      {answer?.problem && (
        <p className="notice bad" role="alert">
          {t(`roundsDesk.result.${answer.problem}`)}
        </p>
      )}
      {match.a && match.b ? (
        <form method="post" className="card stack outcomes">
          <input type="hidden" name="revision" value={revision} />
          {(['a', 'b'] as const).map((side) => (
            <p key={side} className="row">
              {winningScores[bestOf].map(([won, lost]) => (
                <button
                  key={lost}
                  className={proposed === `${side}${won}-${lost}` ? 'button primary' : 'button'}
                  name="outcome"
                  value={`${side}${won}-${lost}`}
                  type="submit"
                >
                  {t('roundsDesk.result.wins', { name: names[side], score: `${won}–${lost}` })}
                </button>
              ))}
              <button className="button quiet" name="outcome" value={`walkover-${side}`} type="submit">
                {t('roundsDesk.result.walkover', { name: names[side] })}
              </button>
            </p>
          ))}
          <p className="row">
            {(['tie', 'nobody'] as const)
              .filter((outcome) => mayEndIn(match.stage, outcome))
              .map((outcome) => (
                <button key={outcome} className="button quiet" name="outcome" value={outcome} type="submit">
                  {t(`roundsDesk.result.${outcome}`)}
                </button>
              ))}
            {match.result && (
              <button className="button quiet danger" name="outcome" value="clear" type="submit">
                {t('roundsDesk.result.clear')}
              </button>
            )}
          </p>
        </form>
      ) : (
        <p className="card">{t('roundsDesk.result.unknown')}</p>
      )}
      <form method="post" className="card row">
        <label htmlFor="seat">{t('roundsDesk.result.seat')}</label>
        <input id="seat" name="seat" defaultValue={match.seat} maxLength={maxSeatLength} size={6} />
        <button className="button" type="submit">
          {t('roundsDesk.result.saveSeat')}
        </button>
      </form>
      {history.length > 0 && (
        <section className="card" aria-labelledby="history">
          <h2 id="history">{t('roundsDesk.result.history')}</h2>
          <ol>
            {history.map(({ id, by, who, act, snapshot, createdAt }) => (
              <li key={id}>
                {t('roundsDesk.result.entry', {
                  who: by === 'staff' ? (who ?? t('roundsDesk.result.staff')) : names[by],
                  act: t(`roundsDesk.result.acts.${act}`),
                })}{' '}
                {snapshot && `${names.a} ${resultText(t, snapshot, 'a')}`}{' '}
                <span className="soft">
                  <Instant at={createdAt} timeZone={tournament.timeZone} now={now} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p>
        <a className="button quiet" href={toPath(listOf(group.id, tournament.id, match))}>
          {t('roundsDesk.result.back')}
        </a>
      </p>
    </div>
  );
}
