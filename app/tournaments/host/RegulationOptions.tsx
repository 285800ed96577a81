import { useTranslation } from 'react-i18next';
import { games } from '~/pokedex/game';
import { regulationAt, regulationsOf } from '~/pokedex/regulations';
import { useLocale } from '~/ui/root-data';
import { ownRegulation } from './tournament-values';

/** Game and regulation in one choice, so that they always fit: newest games and regulations first. */
export function RegulationOptions({ now }: { now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return [...games].reverse().map((game) => {
    const current = regulationAt(game, now)?.id;
    return (
      <optgroup key={game} label={t(`tournaments.game.${game}`)}>
        {regulationsOf(game).map(({ id, name }) => (
          <option key={id} value={id}>
            {t(id === current ? 'host.currentRegulation' : 'host.regulation', {
              game: t(`host.games.${game}`),
              name: name[locale],
            })}
          </option>
        ))}
        <option value={ownRegulation(game)}>
          {t('host.ownRegulation', { game: t(`host.games.${game}`) })}
        </option>
      </optgroup>
    );
  });
}
