import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import type { FieldUsage } from '~/usage/usage-view';
import type { StatsCard } from './draw-stats-card';

const maxRows = 10;

export function statsCard(
  { teams, species }: Pick<FieldUsage, 'teams' | 'species'>,
  locale: Locale,
  name?: string,
): StatsCard {
  const counted = translatorFor(locale)('stats.card', { teams });
  return {
    facts: name ? `${name} · ${counted}` : counted,
    species: species.slice(0, maxRows).map(({ species, teams }) => ({ species, teams })),
    locale,
  };
}
