import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from './root-data';
import type { Toast } from './toast';

type Shown = Partial<Record<Toast['kind'], { toast: Toast; turn: number }>>;

const ShowToast = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast on a hydrated page; on others a redirect brings it (redirectWithToast). */
export const useToast = () => useContext(ShowToast);

/** At most one success and one error toast; each goes by its button (a native dialog) or after 3000 ms (in the style). */
export function Toasts({ children }: { children: ReactNode }) {
  const fromRedirect = usePage().toast;
  const [shown, setShown] = useState<Shown>(
    fromRedirect ? { [fromRedirect.kind]: { toast: fromRedirect, turn: 0 } } : {},
  );
  const show = useCallback((toast: Toast) => {
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
      <div className="toasts">
        <div role="status">
          {shown.success && <ToastBox key={shown.success.turn} toast={shown.success.toast} />}
        </div>
        <div role="alert">{shown.error && <ToastBox key={shown.error.turn} toast={shown.error.toast} />}</div>
      </div>
    </ShowToast.Provider>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  return (
    <dialog className={`toast ${toast.kind}`} open aria-label={t('shell.notice')}>
      <p>{toast.kind === 'error' ? t(`errors.${toast.key}`) : t(`shell.toasts.${toast.key}`)}</p>
      <form method="dialog">
        <button type="submit" aria-label={t('shell.close')}>
          ✕
        </button>
      </form>
    </dialog>
  );
}
