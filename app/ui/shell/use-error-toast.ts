import { useTranslation } from 'react-i18next';
import { showErrorToast } from '~/ui/enhance/toast';
import type { ErrorToast } from '~/ui/toast';

export function useErrorToast(): (toast: ErrorToast) => void {
  const { t } = useTranslation();
  return (toast) => showErrorToast('text' in toast ? toast.text : t(`errors.${toast.key}`));
}
