import { useTranslation } from 'react-i18next';
import { findRegulation } from '~/pokedex/regulations';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { regulationText } from './regulation-text';

export function RegulationName({ regulation }: { regulation: string | null }) {
  const { t } = useTranslation();
  return regulationText(regulation, t, useLocale());
}

export function RegulationLink({ regulation }: { regulation: string | null }) {
  const toPath = useLocalePath();
  const name = <RegulationName regulation={regulation} />;
  return regulation !== null && findRegulation(regulation) ? (
    <a href={toPath(`/regulations/${regulation}`)}>{name}</a>
  ) : (
    name
  );
}
