import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { Countdown } from '~/ui/Instant';
import { useLocalePath } from '~/ui/root-data';
import { savedResult } from './match';
import type { OwnMatch } from './own-match';
import { resultText } from './result-text';
import { roundName } from './round-name';

interface Props {
  own: OwnMatch;
  teamId: string;
  now: Date;
  /** Page to return to after confirming. */
  back: string;
  /** Whether the report's form is on this page, instead of a link to it. */
  hasForm?: boolean;
  children?: ReactNode;
}

/** A player's match: where, against whom, the opponent's sheet, and what to do next. */
export function MatchCard({ own, teamId, now, back, hasForm, children }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { match, opponent, roundEndsAt } = own;
  const name = opponent && playerName(t, opponent.name ?? t('rounds.gone'));
  return (
    <section className="card stack match-card" aria-labelledby={`match-${match.id}`}>
      <p className="eyebrow">
        {roundName(t, match, own.rounds)}
        {match.seat && (
          <>
            {' · '}
            <b>{t('rounds.table', { seat: match.seat })}</b>
          </>
        )}
        {roundEndsAt && roundEndsAt > now && (
          <>
            {' · '}
            <Countdown until={roundEndsAt} now={now} />
          </>
        )}
      </p>
      <h2 id={`match-${match.id}`}>
        {match.isBye ? t('rounds.bye') : name ? t('rounds.mine.against', { name }) : t('rounds.undecided')}
      </h2>
      {match.isBye && <p>{t('rounds.mine.byeHint')}</p>}
      {!match.isBye && !opponent && <p className="soft">{t('rounds.mine.undecidedHint')}</p>}
      {opponent?.droppedAt && <p className="notice">{t('rounds.mine.opponentDropped')}</p>}
      {opponent &&
        (opponent.sheetId ? (
          <a className="button primary wide" href={toPath(`/teams/${opponent.sheetId}`)}>
            {t('rounds.mine.sheet')}
          </a>
        ) : (
          <p className="soft">{t('rounds.mine.noSheet')}</p>
        ))}
      {opponent && <MatchState own={own} teamId={teamId} back={back} hasForm={hasForm} />}
      {!hasForm && <DropLink own={own} page={toPath(`/teams/${teamId}/match`)} />}
      {children}
    </section>
  );
}

/** Leads to the form that asks whether it is meant; after that, to where it can be taken back. */
function DropLink({ own, page }: { own: OwnMatch; page: string }) {
  const { t } = useTranslation();
  const { match, state, hasDropped, isClosed } = own;
  if (hasDropped)
    return (
      <p className="notice">
        {t('rounds.mine.hasDropped')} <a href={`${page}#drop`}>{t('rounds.mine.title')}</a>
      </p>
    );
  const isOut = match.stage === 'bracket' && state === 'confirmed';
  if (isClosed || isOut) return null;
  return (
    <p>
      <a className="button quiet" href={`${page}?drop=ask#drop`}>
        {t('rounds.mine.drop')}
      </a>
    </p>
  );
}

function Result({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="match-result">
      <strong>{t('rounds.mine.done', { result: text })}</strong>
    </p>
  );
}

function MatchState({ own, teamId, back, hasForm }: Pick<Props, 'own' | 'teamId' | 'back' | 'hasForm'>) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { match, state, side, reporter } = own;
  const page = toPath(`/teams/${teamId}/match`);
  const saved = savedResult(match);
  const result = saved ? resultText(t, saved, side) : '';
  const toReport = (text: 'report' | 'change', look = '') =>
    !hasForm && (
      <a className={`button wide ${look}`} href={`${page}?match=${match.id}#report`}>
        {t(`rounds.mine.${text}`)}
      </a>
    );
  if (own.isClosed)
    return (
      <>
        {result && state !== 'objected' && <Result text={result} />}
        <p className="soft">{t('rounds.mine.closed')}</p>
      </>
    );
  if (state === 'open') return (!own.hasDropped && toReport('report')) || null;
  if (state === 'confirmed') return <Result text={result} />;
  if (reporter === 'self')
    return (
      <>
        <p className={state === 'objected' ? 'notice warn' : 'notice'}>
          {state === 'objected' ? t('rounds.mine.objectedByOpponent') : t('rounds.mine.waits', { result })}
        </p>
        {toReport('change', 'quiet')}
      </>
    );
  return (
    <form method="post" className="stack" action={`${page}/confirm`}>
      <input type="hidden" name="match" value={match.id} />
      <input type="hidden" name="revision" value={match.revision} />
      <input type="hidden" name="back" value={back} />
      <p className="notice">{t('rounds.mine.asked', { result })}</p>
      {state === 'objected' && <p className="notice warn">{t('rounds.mine.objectedBySelf')}</p>}
      <p className="row">
        <button className="button primary" type="submit">
          {t(state === 'objected' ? 'rounds.mine.agree' : 'rounds.mine.confirm')}
        </button>
        {state !== 'objected' && (
          <button className="button" type="submit" formAction={`${page}/object`}>
            {t('rounds.mine.object')}
          </button>
        )}
      </p>
    </form>
  );
}
