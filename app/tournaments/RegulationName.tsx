import { useTranslation } from 'react-i18next';
import { findRegulation } from '~/pokedex/regulations';
import { useLocale, useLocalePath } from '~/ui/root-data';

/** The regulation's name; a free format is the organizer's own, an unknown id is shown as it is. */
export function RegulationName({ regulation }: { regulation: string | null }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (regulation === null) return t('tournaments.ownRegulation');
  return findRegulation(regulation)?.name[locale] ?? regulation;
}

/** To the page that says what is allowed, where there is one. */
export function RegulationLink({ regulation }: { regulation: string | null }) {
  const toPath = useLocalePath();
  const name = <RegulationName regulation={regulation} />;
  return regulation !== null && findRegulation(regulation) ? (
    <a href={toPath(`/regulations/${regulation}`)}>{name}</a>
  ) : (
    name
  );
}
