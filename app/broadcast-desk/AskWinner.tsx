import { useTranslation } from 'react-i18next';
import { type Scene, wonBy } from '~/broadcast/scene';
import { ActButton } from './ActButton';

/** Asks who won if the score doesn't decide it, e.g. after a forfeit, and takes that on air. */
export function AskWinner({ scene }: { scene: Scene }) {
  const { t } = useTranslation();
  return (
    <div className="row">
      {([1, 2] as const).map((side) => {
        const { sides } = wonBy(scene, side);
        const player = scene.sides[side - 1]?.player || t('broadcast.fields.player', { side });
        return (
          <ActButton key={side} act="take" form="draft" values={{ winner: side }}>
            {t('broadcast.acts.winner', { player, score: sides.map(({ score }) => score).join('–') })}
          </ActButton>
        );
      })}
    </div>
  );
}
