import { useTranslation } from 'react-i18next';
import type { OnAirScene } from '~/broadcast/on-air';
import { ActButton } from './ActButton';
import { BattleMarks } from './battle/BattleMarks';
import type { WonMatch } from './published/published-matches.server';

interface Props {
  live: OnAirScene | null;
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
}

/** Controls that act at once and are always visible. `revision` makes presses on an outdated page fail. */
export function OnAirControls({ live, revision, canUndo }: Omit<Props, 'canRedo'>) {
  const { t } = useTranslation();
  return (
    <form method="post" className="on-air-controls">
      <input type="hidden" name="revision" value={revision} />
      {live && (
        <fieldset className="live-scores">
          <legend className="visually-hidden">{t('broadcast.acts.scores')}</legend>
          {live.sides.map(({ player, score }, at) => {
            const side = at + 1;
            const named = { player: player || t('broadcast.fields.player', { side }) };
            return (
              <div key={side} className="live-score">
                <ActButton
                  act="score"
                  values={{ side, by: -1 }}
                  aria-label={t('broadcast.acts.minus', named)}
                  data-key={side === 1 ? 'a' : 'l'}
                >
                  −
                </ActButton>
                <span className="live-player">{named.player}</span>
                <output>{score}</output>
                <ActButton
                  act="score"
                  values={{ side, by: 1 }}
                  className="button plus"
                  aria-label={t('broadcast.acts.plus', named)}
                  data-key={side === 1 ? 'q' : 'p'}
                >
                  ＋
                </ActButton>
              </div>
            );
          })}
        </fieldset>
      )}
      <ActButton act="undo" data-key="z" disabled={!canUndo}>
        ↶ {t('broadcast.acts.undo')}
      </ActButton>
    </form>
  );
}

interface ActsProps extends Omit<Props, 'canUndo'> {
  /** A published match that the scene has decided, and the page of its tournament’s rounds. */
  won: WonMatch | null;
  roundsPath: string;
}

export function OnAirActs({ live, revision, canRedo, won, roundsPath }: ActsProps) {
  const { t } = useTranslation();
  return (
    <>
      {live?.kind === 'match' && (
        <form method="post">
          <input type="hidden" name="revision" value={revision} />
          <BattleMarks sides={live.sides} />
        </form>
      )}
      {won && (
        <p>
          <a
            className="button"
            href={`${roundsPath}/matches/${won.id}?outcome=${won.outcome}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('told.published.enter', { players: won.players })}
            <span className="visually-hidden">{t('shell.newTab')}</span>
          </a>
        </p>
      )}
      <form method="post" className="row live-acts">
        <input type="hidden" name="revision" value={revision} />
        <ActButton act="redo" data-key="y" disabled={!canRedo}>
          ↷ {t('broadcast.acts.redo')}
        </ActButton>
        {live && (
          <>
            <ActButton act="swap" data-key="x">
              ⇄ {t('broadcast.acts.swapLive')}
            </ActButton>
            <ActButton act="off" className="button quiet">
              {t('broadcast.acts.offAir')}
            </ActButton>
          </>
        )}
      </form>
    </>
  );
}
