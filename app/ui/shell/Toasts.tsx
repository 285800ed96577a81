import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import { usePage } from '~/ui/root-data';
import type { ShownToast } from '~/ui/toast';

type Shown = Partial<Record<ShownToast['kind'], { toast: ShownToast; turn: number }>>;

const ShowToast = createContext<(toast: ShownToast) => void>(() => {});

/** Shows a toast on a hydrated page; on others a redirect brings it (redirectWithToast), or the page's script (enhance/toast.ts). */
export const useToast = () => useContext(ShowToast);

/** At most one success and one error; each goes by its button (a native dialog) or after 3000 ms (in CSS). */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const fromRedirect = usePage().toast;
  const [shown, setShown] = useState<Shown>(
    fromRedirect ? { [fromRedirect.kind]: { toast: fromRedirect, turn: 0 } } : {},
  );
  const show = useCallback((toast: ShownToast) => {
    setShown((before) => ({ ...before, [toast.kind]: { toast, turn: (before[toast.kind]?.turn ?? 0) + 1 } }));
  }, []);
  const [arrived, setArrived] = useState(fromRedirect);
  useEffect(() => {
    if (fromRedirect === arrived) return;
    setArrived(fromRedirect);
    if (fromRedirect) show(fromRedirect);
  }, [fromRedirect, arrived, show]);
  return (
    <ShowToast.Provider value={show}>
      {children}
      <div className="toasts" data-notice={t('shell.notice')} data-close={t('shell.close')}>
        <div role="status">
          {shown.success && <ToastBox key={shown.success.turn} toast={shown.success.toast} />}
        </div>
        <div role="alert">{shown.error && <ToastBox key={shown.error.turn} toast={shown.error.toast} />}</div>
      </div>
    </ShowToast.Provider>
  );
}

function ToastBox({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation();
  return (
    <dialog className={`toast ${toast.kind}`} open aria-label={t('shell.notice')}>
      <p>{textOf(toast, t)}</p>
      <form method="dialog">
        <button type="submit" aria-label={t('shell.close')}>
          ✕
        </button>
      </form>
    </dialog>
  );
}

function textOf(toast: ShownToast, t: Translate): string {
  if ('text' in toast) return toast.text;
  return toast.kind === 'error' ? t(`errors.${toast.key}`) : t(`shell.toasts.${toast.key}`);
}
