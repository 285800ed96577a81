import { useTranslation } from 'react-i18next';
import picture from './shell/loading-script.ts?script';

/** For a form whose work may take long: the loading overlay shows while the browser sends it (`enhance/busy.ts`). */
export function useBusyForm() {
  const { t } = useTranslation();
  return { 'data-busy': t('shell.loading'), 'data-busy-picture': picture };
}
