import { useTranslation } from 'react-i18next';
import { games } from '~/pokedex/game';
import { findRegulation, regulationAt, regulationsOf } from '~/pokedex/regulations';
import { isNextRegulation, lastSeason, nextRegulation } from '~/pokedex/seasons';
import { ownRegulation } from '~/tournaments/tournament-values';
import { useLocale } from '~/ui/root-data';

/** Game and regulation in one choice, so that they always match; newest first. */
export function RegulationOptions({ now, chosen = '' }: { now: Date; chosen?: string }) {
  const isKnown =
    !chosen ||
    findRegulation(chosen) ||
    isNextRegulation(chosen) ||
    games.some((game) => ownRegulation(game) === chosen);
  return (
    <>
      {/* A regulation that was taken back: its tournaments must not change silently. */}
      {!isKnown && <option value={chosen}>{chosen}</option>}
      <KnownRegulations now={now} chosen={chosen} />
    </>
  );
}

function KnownRegulations({ now, chosen }: { now: Date; chosen: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return [...games].reverse().map((game) => {
    const current = regulationAt(game, now)?.id;
    const next = nextRegulation(game);
    return (
      <optgroup key={game} label={t(`tournaments.game.${game}`)}>
        {(chosen === next || lastSeason(regulationsOf(game), now)) && (
          <option value={next}>
            {t('host.regulation', { game: t(`host.games.${game}`), name: t('tournaments.nextRegulation') })}
          </option>
        )}
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
