import { useTranslation } from 'react-i18next';
import { isFreeName } from '~/pokedex/free-name';

/** For staff, behind a name that stands there as the player typed it. */
export function UnlistedMark({ name }: { name: string | undefined }) {
  const { t } = useTranslation();
  return name && isFreeName(name) ? <span className="badge warn">{t('desk.shows.unlisted')}</span> : null;
}
