import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [before, after] = t('shell.labelled', { label, value: '\n' }).split('\n');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
