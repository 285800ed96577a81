import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';

/** Submit button of a form posted to `put-on`, which adds the sheet's player to the list. */
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
