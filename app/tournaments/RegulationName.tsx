import { useTranslation } from 'react-i18next';
import { findRegulation } from '~/pokedex/regulations';
import { useLocale } from '~/ui/root-data';

/** The regulation's name; a free format is the organizer's own, an unknown id is shown as it is. */
export function RegulationName({ regulation }: { regulation: string | null }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (regulation === null) return t('tournaments.ownRegulation');
  return findRegulation(regulation)?.name[locale] ?? regulation;
}
