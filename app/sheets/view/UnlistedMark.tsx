import { useTranslation } from 'react-i18next';
import { type Dictionary, knownKey } from '~/pokedex/name';

/** For staff, behind a name that stands there as the player typed it. */
export function UnlistedMark({ dictionary, name }: { dictionary: Dictionary; name: string }) {
  const { t } = useTranslation();
  return knownKey(dictionary, name) === undefined ? (
    <span className="badge warn">{t('desk.shows.unlisted')}</span>
  ) : null;
}
