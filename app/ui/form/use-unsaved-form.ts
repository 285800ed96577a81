import { useTranslation } from 'react-i18next';

/** Keeps a desk form's input without a network (`enhance/unsaved.ts`). */
export function useUnsavedForm() {
  const { t } = useTranslation();
  return { 'data-unsaved': t('fields.unsaved') };
}
