import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Mark {
  isSure: boolean;
  raw: string;
  /** Names that it may be. */
  choices?: readonly string[];
}

export function DoubtWords({ raw }: { raw: string }) {
  const { t } = useTranslation();
  return (
    <>
      {t('fields.member.confirm')} {raw && t('fields.member.readAs', { raw })}
    </>
  );
}

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  mark?: Mark;
  children: (words: { label: ReactNode; hint?: ReactNode }) => ReactNode;
}

export function MarkedFrame({ name, label, hint, mark, children }: Props) {
  const { t } = useTranslation();
  const fieldLabel = (
    <>
      {label}
      {mark && <span className="mark-from-image">{t('fields.member.fromImage')}</span>}
    </>
  );
  const confirm = mark && (
    <>
      <DoubtWords raw={mark.raw} /> {hint}
    </>
  );
  const isDoubt = mark?.isSure === false;
  return (
    <div className={mark && (isDoubt ? 'from-image unsure' : 'from-image')} data-field={name}>
      {children({ label: fieldLabel, hint: isDoubt ? confirm : hint })}
    </div>
  );
}
