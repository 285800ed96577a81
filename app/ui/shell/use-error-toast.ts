import { useTranslation } from 'react-i18next';
import { showErrorToast } from '~/ui/enhance/toast';
import type { ErrorToast } from '~/ui/toast';

/** Tells of an error where the page around an island shows its toasts. */
export function useErrorToast(): (toast: ErrorToast) => void {
  const { t } = useTranslation();
  return (toast) => showErrorToast('text' in toast ? toast.text : t(`errors.${toast.key}`));
}
