import { useTranslation } from 'react-i18next';
import type { OnAirSide } from '~/broadcast/on-air';
import { TypeBadge } from '~/sheets/view/TypeBadge';
import { useLocale } from '~/ui/root-data';
import { ActButton } from '../ActButton';

/** Keys with Shift, one keyboard row for each list of six. */
const keysOf = [
  { step: '123456', use: 'qwerty' },
  { step: 'asdfgh', use: 'zxcvbn' },
] as const;

export function BattleMarks({ sides }: { sides: readonly OnAirSide[] }) {
  const { t } = useTranslation();
  if (!sides.some(({ team }) => team)) return null;
  return (
    <details className="battle-marks" id="battle">
      <summary>{t('told.battle.title')}</summary>
      <div className="battle-sides">
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its seat
          <SideMarks key={at} side={side} at={at === 0 ? 0 : 1} />
        ))}
      </div>
    </details>
  );
}

function SideMarks({ side: { player, team, battle }, at }: { side: OnAirSide; at: 0 | 1 }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!team) return null;
  const side = at + 1;
  const keys = keysOf[at];
  return (
    <fieldset data-side={side}>
      <legend>{player || t('broadcast.fields.player', { side })}</legend>
      <ul>
        {team.members.map(({ species, types }, slot) => {
          const pokemon = species[locale];
          const values = { side, pokemon: slot + 1, to: 'toggle' };
          const isDown = battle?.down.includes(slot) === true;
          const isHere = battle?.came.includes(slot) === true;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
            <li key={slot}>
              <ActButton
                act="came"
                values={values}
                aria-pressed={isHere}
                aria-label={t('told.battle.came', { pokemon })}
                data-key={isHere ? undefined : `shift+${keys.step[slot]}`}
              >
                <TypeBadge types={types} label="" /> {pokemon}
              </ActButton>
              <ActButton
                act="down"
                values={values}
                aria-pressed={isDown}
                aria-label={t('told.battle.downOf', { pokemon })}
                data-key={isHere ? `shift+${keys.step[slot]}` : undefined}
              >
                {t('told.battle.down')}
              </ActButton>
              {team.uses?.map((use) => (
                <ActButton
                  key={use}
                  act={use}
                  values={values}
                  aria-pressed={battle?.[use] === slot}
                  aria-label={t(`told.battle.${use}Of`, { pokemon })}
                  data-key={use === team.uses?.[0] ? `shift+${keys.use[slot]}` : undefined}
                >
                  {t(`told.battle.${use}`)}
                </ActButton>
              ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
