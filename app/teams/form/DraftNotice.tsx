import { useTranslation } from 'react-i18next';
import type { Draft } from './use-draft';

/**
 * Says that the form is kept on this device, and throws that away. A draft that came back is told above the form; one
 * that is being made below it, where a line that appears moves no field under the finger.
 */
export function DraftNotice({ draft, place }: { draft: Draft; place: 'above' | 'below' }) {
  const { t } = useTranslation();
  const { state, restored, discard } = draft;
  const here = state !== 'none' && restored === (place === 'above');
  return (
    <div className={`draft-notice ${place}`} role="status">
      {here && state === 'discarded' && <p>{t('fields.draft.discarded')}</p>}
      {here && state === 'kept' && (
        <>
          <p>{t(restored ? 'fields.draft.restored' : 'fields.draft.kept')}</p>
          <button type="button" className="button quiet" onClick={discard}>
            {t('fields.draft.discard')}
          </button>
        </>
      )}
    </div>
  );
}
