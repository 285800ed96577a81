import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { keepUntil, keepUntilHeader } from '~/offline/kept-pages';
import { Offline } from '~/offline/Offline';
import { blockQuery } from '~/rounds/block-sizes';
import { MatchCard } from '~/rounds/MatchCard';
import { savedResult, winningScores } from '~/rounds/match';
import { isForStaff } from '~/rounds/match-history.server';
import type { OwnMatch, OwnMatches } from '~/rounds/own-match';
import { findOwnMatches } from '~/rounds/own-match.server';
import { resultText } from '~/rounds/result-text';
import { roundName } from '~/rounds/round-name';
import { followStandings } from '~/rounds/save-standings.server';
import { playerName } from '~/text/nameless';
import { leadToPage, requireAct, useActs } from '~/ui/act';
import fieldStyles from '~/ui/form/fields.css?url';
import { page } from '~/ui/page';
import { useLocalePath, usePage } from '~/ui/root-data';
import { siteTarget } from '~/ui/safe-url';
import { redirectWithToast } from '~/ui/toast';
import { requireHeldTeam } from '../own-team.server';
import styles from './match.css?url';
import { type MatchAct, matchActs, pressMatch } from './match-act.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'everyone',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: (t, shown) => shown && t('rounds.mine.pageTitle', { tournament: shown.tournament.name }),
  styles: [fieldStyles, styles],
});

export { handle, links, meta };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** @throws 404, and 403 to viewers who only know the sheet's URL */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  leadToPage(args, matchActs);
  const { sheet, tournament } = await requireHeldTeam(args);
  const own = (await findOwnMatches(context.db, [sheet], context.now)).get(sheet.id);
  const { searchParams } = new URL(request.url);
  const [chosen, asksDrop] = [searchParams.get('match'), searchParams.has('drop')];
  const { id, name } = tournament;
  return data(
    {
      now: context.now,
      teamId: sheet.id,
      displayName: sheet.displayName,
      tournament: { id, name },
      own,
      chosen,
      asksDrop,
    },
    { headers: { 'Cache-Control': 'private, no-cache', [keepUntilHeader]: String(keepUntil(tournament)) } },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { sheet, tournament, viewer } = await requireHeldTeam(args);
  const act = requireAct(args, matchActs);
  if (sheet.withdrawnAt) throw pageNotFound(request);
  const now = new Date();
  const own = (await findOwnMatches(context.db, [sheet], now)).get(sheet.id);
  const form = await readFormData(request);
  // The match stays in sight: another tap must not report the next one.
  const pressed = own?.all.find(({ match }) => match.id === form.get('match'));
  const here = context.to(`/teams/${sheet.id}/match${pressed ? `?match=${pressed.match.id}` : ''}`);
  const press = { db: context.db, tournamentId: tournament.id, form, userId: viewer.userId, now };
  const isDone = own !== undefined && (await pressMatch(act, { ...press, own }));
  if (isDone) await followStandings(context, tournament, viewer.userId, now);
  logAct(`match.${act}`, { tournament: tournament.id, by: 'player', done: isDone });
  const match = String(form.get('match') ?? '');
  const fault = own?.isClosed
    ? 'resultsOver'
    : act === 'report' && !isDone && (await isForStaff(context.db, match))
      ? 'askStaff'
      : 'changedMeanwhile';
  return redirectWithToast(
    siteTarget(String(form.get('back') ?? ''), here),
    isDone ? { kind: 'success', key: 'saved' } : { kind: 'error', key: fault },
  );
}

export default function ViewMatch() {
  const { now, teamId, displayName, tournament, own, chosen, asksDrop } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { pathname } = usePage();
  const shown = own?.all.find(({ match }) => match.id === chosen) ?? own?.current;
  return (
    <div className="stack narrow match-page">
      <p>
        <a href={toPath(`/tournaments/${tournament.id}`)}>{tournament.name}</a>
      </p>
      <h1>{t('rounds.mine.title')}</h1>
      <Offline teams={[{ id: teamId, displayName, tournamentName: tournament.name }]} />
      {shown ? (
        <MatchCard own={shown} teamId={teamId} now={now} back={`${pathname}?match=${shown.match.id}`} hasForm>
          <ReportForm own={shown} />
        </MatchCard>
      ) : (
        <p className="card">{t('rounds.mine.noMatch')}</p>
      )}
      {own && own.current.match.id !== shown?.match.id && (
        <a className="button wide" href={pathname}>
          {t('rounds.mine.next')}
        </a>
      )}
      {own && <OwnList own={own.all} shown={shown?.match.id} teamId={teamId} />}
      {own && <Drop own={own} isOpen={asksDrop} />}
      <p className="row">
        <a
          className="button"
          href={toPath(`/tournaments/${tournament.id}/rounds${blockQuery(own?.current.match.block ?? null)}`)}
        >
          {t('rounds.mine.all')}
        </a>
        <a className="button quiet" href={toPath(`/teams/${teamId}`)}>
          {t('rounds.mine.toTeam')}
        </a>
      </p>
    </div>
  );
}

/** Scores from the player's own view, wins first. */
function ReportForm({ own: { match, opponent, state, reporter, bestOf, isClosed } }: { own: OwnMatch }) {
  const { t } = useTranslation();
  const act = useActs<MatchAct>();
  const mayReport = state === 'open' || (reporter === 'self' && state !== 'confirmed');
  if (!opponent || !mayReport || isClosed) return null;
  const wins = winningScores[bestOf];
  const button = (own: number, other: number) => (
    <button key={own} className="button score" type="submit" name="score" value={`${own}-${other}`}>
      {t(own > other ? 'rounds.results.wonBy' : 'rounds.results.lostBy', { score: `${own}–${other}` })}
    </button>
  );
  return (
    <form method="post" action={act('report')} className="stack" id="report" aria-labelledby="report-title">
      <h3 id="report-title">{t('rounds.mine.report')}</h3>
      <p className="soft">{t('rounds.mine.how')}</p>
      <input type="hidden" name="match" value={match.id} />
      <input type="hidden" name="revision" value={match.revision} />
      <p className="scores">{wins.map(([own, other]) => button(own, other))}</p>
      <p className="scores">{wins.toReversed().map(([own, other]) => button(other, own))}</p>
    </form>
  );
}

interface OwnListProps {
  own: readonly OwnMatch[];
  shown: string | undefined;
  teamId: string;
}

function OwnList({ own, shown, teamId }: OwnListProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (own.length < 2) return null;
  return (
    <ol className="rows card own-matches">
      {own.map(({ match, opponent, side, state, rounds }) => {
        const name = match.isBye
          ? t('rounds.bye')
          : opponent
            ? playerName(t, opponent.name ?? t('rounds.gone'))
            : t('rounds.undecided');
        const result = match.isBye ? null : savedResult(match);
        return (
          <li key={match.id} aria-current={match.id === shown ? 'true' : undefined}>
            <a href={toPath(`/teams/${teamId}/match?match=${match.id}`)}>
              <span className="soft">{roundName(t, match, rounds)}</span> {name}
            </a>
            <span>
              {result && resultText(t, result, side)}{' '}
              {(state === 'reported' || state === 'objected') && (
                <span className="badge warn">
                  {t(state === 'reported' ? 'rounds.page.waits' : 'rounds.page.objected')}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Drop({
  own: { isDropped, droppedBy, mayReturn, isClosed },
  isOpen,
}: {
  own: Pick<OwnMatches, 'isDropped' | 'droppedBy' | 'mayReturn' | 'isClosed'>;
  isOpen: boolean;
}) {
  const { t } = useTranslation();
  const act = useActs<MatchAct>();
  if (isDropped)
    return (
      <div className="notice stack" id="drop">
        <p>{t(droppedBy === 'player' ? 'rounds.mine.dropDone' : 'rounds.mine.droppedByStaff')}</p>
        {mayReturn && (
          <form method="post" action={act('return')} className="row">
            <button className="button" type="submit">
              {t('rounds.mine.returns')}
            </button>
            <span className="soft">{t('rounds.mine.returnsHint')}</span>
          </form>
        )}
      </div>
    );
  if (isClosed) return null;
  return (
    <details className="card" id="drop" open={isOpen}>
      <summary>{t('rounds.mine.drop')}</summary>
      <form method="post" action={act('drop')} className="stack">
        <p>{t('rounds.mine.dropHint')}</p>
        <p>
          <button className="button danger" type="submit" name="sure" value="yes">
            {t('rounds.mine.dropSure')}
          </button>
        </p>
      </form>
    </details>
  );
}
