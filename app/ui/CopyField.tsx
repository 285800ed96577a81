import { useTranslation } from 'react-i18next';

/** A field to copy from by hand, and a button where the page's small script runs. */
export function CopyField({
  id,
  label,
  hint,
  value,
  copy,
}: {
  id: string;
  label: string;
  hint?: string;
  value: string;
  copy: string;
}) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="copy-line">
        <input
          id={id}
          type="text"
          readOnly
          value={value}
          spellCheck={false}
          aria-describedby={hint && `${id}-hint`}
        />
        <button
          type="button"
          className="button"
          hidden
          data-copy={value}
          data-copied={t('shell.toasts.copied')}
          data-copy-failed={t('errors.copyFailed')}
        >
          {copy}
        </button>
      </div>
    </div>
  );
}
