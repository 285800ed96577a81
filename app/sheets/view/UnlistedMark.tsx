import { useTranslation } from 'react-i18next';
import { type Dictionary, knownKey } from '~/pokedex/name';

export function UnlistedMark({ dictionary, name }: { dictionary: Dictionary; name: string }) {
  const { t } = useTranslation();
  return knownKey(dictionary, name) === undefined ? (
    <span className="badge warn">{t('desk.shows.unlisted')}</span>
  ) : null;
}
