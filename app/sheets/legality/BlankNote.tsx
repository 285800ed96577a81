import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBlanks } from './open-blanks';

export function BlankNote({
  blanks,
  hint,
  children,
}: {
  blanks: OpenBlanks;
  hint: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  if (blanks.count === 0) return null;
  const fields = blanks.details.map((detail) => t(`viewTeam.${detail}`)).join(t('teams.blanks.separator'));
  return (
    <div className="notice blank-note">
      <p>{t('teams.blanks.open', { count: blanks.count, fields })}</p>
      <p className="hint">{hint}</p>
      {children}
    </div>
  );
}
