import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type Mark = 'sure' | 'unsure';

interface Props {
  /** Of the field. */
  name: string;
  label: string;
  hint?: ReactNode;
  mark?: Mark;
  /** Gets the field's words: that it comes from an image, and what is to be checked. */
  children: (words: { label: ReactNode; hint?: ReactNode }) => ReactNode;
}

/** Around a field that an image may have filled in. */
export function MarkedFrame({ name, label, hint, mark, children }: Props) {
  const { t } = useTranslation();
  const marked = (
    <>
      {label}
      {mark && <span className="mark-from-image">{t('fields.member.fromImage')}</span>}
    </>
  );
  const confirm = (
    <>
      {t('fields.member.confirm')} {hint}
    </>
  );
  return (
    <div className={mark && `from-image ${mark}`} data-field={name}>
      {children({ label: marked, hint: mark === 'unsure' ? confirm : hint })}
    </div>
  );
}
