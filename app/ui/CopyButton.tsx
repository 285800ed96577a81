import { useTranslation } from 'react-i18next';

/** Hidden until `enhance/copy.ts` finds a clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button"
      hidden
      data-copy={text}
      data-copied={t('shell.toasts.copied')}
      data-copy-failed={t('errors.copyFailed')}
    >
      {label}
    </button>
  );
}
