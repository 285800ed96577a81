import { useTranslation } from 'react-i18next';

/** Shown by the small script of light pages, where copying works. */
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
