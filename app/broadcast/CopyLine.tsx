import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Something to copy: in a field that selects itself, beside it a button where scripts run. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-line">
        <input id={id} readOnly value={text} spellCheck={false} />
        <button
          type="button"
          className="button"
          hidden
          data-copy={text}
          data-copied={t('broadcast.settings.copied')}
          data-copy-failed={t('broadcast.settings.copyFailed')}
        >
          {t('broadcast.settings.copy')}
        </button>
      </div>
    </div>
  );
}
