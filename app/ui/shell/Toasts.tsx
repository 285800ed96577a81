import { useTranslation } from 'react-i18next';
import { usePage } from '~/ui/root-data';
import type { Toast } from '~/ui/toast';

/** Shows a redirect's toast until its button or 3000 ms (CSS). Scripts add theirs (`enhance/toast.ts`). */
export function Toasts() {
  const { t } = useTranslation();
  const { toast } = usePage();
  return (
    <div className="toasts" data-notice={t('shell.notice')} data-close={t('shell.close')}>
      <div role="status">{toast?.kind === 'success' && <ToastBox toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'error' && <ToastBox toast={toast} />}</div>
    </div>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  return (
    <dialog className={`toast ${toast.kind}`} open aria-label={t('shell.notice')}>
      <p>{t(toast.kind === 'error' ? `errors.${toast.key}` : `shell.toasts.${toast.key}`)}</p>
      <form method="dialog">
        <button type="submit" aria-label={t('shell.close')}>
          ✕
        </button>
      </form>
    </dialog>
  );
}
