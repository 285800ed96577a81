import { useTranslation } from 'react-i18next';

/** For a form of the desk: it stays with what was typed where there is no network (`enhance/unsaved.ts`). */
export function useUnsavedForm() {
  const { t } = useTranslation();
  return { 'data-unsaved': t('fields.unsaved') };
}
