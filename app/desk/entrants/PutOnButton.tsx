import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';

/** Of a form that is posted to `put-on`: its sheet's player is on the list from then on. */
export function PutOnButton({ id, displayName }: { id: string; displayName: string }) {
  const { t } = useTranslation();
  return (
    <button
      className="button"
      type="submit"
      name="sheet"
      value={id}
      aria-label={t('entrants.off.putFor', { name: playerName(t, displayName) })}
    >
      {t('entrants.off.put')}
    </button>
  );
}
