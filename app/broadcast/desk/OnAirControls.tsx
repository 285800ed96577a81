import { useTranslation } from 'react-i18next';
import type { OnAirScene } from '~/broadcast/on-air';

interface OnAirControlsProps {
  live: OnAirScene | null;
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
}

/** What acts at once: scores, sides, the way back. Each button says on which picture its press was decided. */
export function OnAirControls({ live, revision, canUndo, canRedo }: OnAirControlsProps) {
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
                <span className="live-player">{named.player}</span>
                <button
                  type="submit"
                  className="button"
                  name="intent"
                  value={`score:${side}:-1`}
                  aria-label={t('broadcast.acts.minus', named)}
                  data-key={side === 1 ? 'a' : 'l'}
                >
                  −
                </button>
                <output>{score}</output>
                <button
                  type="submit"
                  className="button plus"
                  name="intent"
                  value={`score:${side}:1`}
                  aria-label={t('broadcast.acts.plus', named)}
                  data-key={side === 1 ? 'q' : 'p'}
                >
                  ＋
                </button>
              </div>
            );
          })}
        </fieldset>
      )}
      <div className="row live-acts">
        <button type="submit" className="button" name="intent" value="undo" data-key="z" disabled={!canUndo}>
          ↶ {t('broadcast.acts.undo')}
        </button>
        <button type="submit" className="button" name="intent" value="redo" data-key="y" disabled={!canRedo}>
          ↷ {t('broadcast.acts.redo')}
        </button>
        {live && (
          <>
            <button type="submit" className="button" name="intent" value="swapLive" data-key="x">
              ⇄ {t('broadcast.acts.swapLive')}
            </button>
            <button type="submit" className="button quiet" name="intent" value="offAir">
              {t('broadcast.acts.offAir')}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
