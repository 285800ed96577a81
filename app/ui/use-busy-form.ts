import { useTranslation } from 'react-i18next';
import picture from './shell/loading-script.ts?script';

/** Shows the loading overlay while a slow form is sent (`enhance/busy.ts`). */
export function useBusyForm() {
  const { t } = useTranslation();
  return { 'data-busy': t('shell.loading'), 'data-busy-picture': picture };
}
