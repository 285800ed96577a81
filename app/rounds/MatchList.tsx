import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import type { Side } from './match';
import { resultText } from './result-text';
import type { ShownMatch, ShownPlayer } from './shown-rounds.server';

interface Props {
  matches: readonly ShownMatch[];
  /** Adds a column, such as a link to enter the result. */
  verb?: (match: ShownMatch) => React.ReactNode;
  label?: string;
}

/** Matches by table: both players with what each has reached. */
export function MatchList({ matches, verb, label }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="rows card match-list" aria-label={label}>
      {matches.map((match) => (
        <li key={match.id} id={`match-${match.id}`}>
          <b className="seat">
            {match.seat && <span className="visually-hidden">{t('rounds.page.table')} </span>}
            {match.seat}
          </b>
          <span className="match-sides">
            <MatchSide match={match} side="a" />
            {match.isBye ? (
              <span className="soft">{t('rounds.bye')}</span>
            ) : (
              <MatchSide match={match} side="b" />
            )}
            {(match.state === 'reported' || match.state === 'objected') && (
              <span className={match.state === 'objected' ? 'badge bad' : 'badge warn'}>
                {t(match.state === 'objected' ? 'rounds.page.objected' : 'rounds.page.waits')}
              </span>
            )}
          </span>
          {verb?.(match)}
        </li>
      ))}
    </ul>
  );
}

function MatchSide({ match, side }: { match: ShownMatch; side: Side }) {
  const { t } = useTranslation();
  const { result } = match;
  const hasWon = result?.winner === side;
  return (
    <span className={hasWon ? 'match-side won' : 'match-side'}>
      <PlayerName player={match[side]} />{' '}
      {result && !match.isBye && <span className="soft">{resultText(t, result, side)}</span>}
    </span>
  );
}

function PlayerName({ player }: { player: ShownPlayer | null }) {
  const { t } = useTranslation();
  if (!player) return <span className="soft">{t('rounds.undecided')}</span>;
  return (
    <>
      <span className="player">{playerName(t, player.name)}</span>
      {player.isDropped && <span className="badge">{t('rounds.dropped')}</span>}
    </>
  );
}
