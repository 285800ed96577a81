import { useTranslation } from 'react-i18next';
import type { Draft } from './use-draft';

/** A restored draft is announced above the form, a new one below it, where no field moves. */
export function DraftNotice({ draft, place }: { draft: Draft; place: 'above' | 'below' }) {
  const { t } = useTranslation();
  const { state, restored, discard } = draft;
  const here = state !== 'none' && restored === (place === 'above');
  return (
    <div className={`draft-notice ${place}`} role="status">
      {here && state === 'discarded' && <p>{t('fields.draft.discarded')}</p>}
      {/* Restored or not: further input is lost. */}
      {state === 'refused' && place === 'below' && <p className="notice warn">{t('fields.draft.refused')}</p>}
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
