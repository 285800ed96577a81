import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What an image filled in. */
export interface Mark {
  isSure: boolean;
  /** What was seen there, before it was matched with names. */
  raw: string;
}

/** That it is to be checked, and what the image seems to say. */
export function DoubtWords({ raw }: { raw: string }) {
  const { t } = useTranslation();
  return (
    <>
      {t('fields.member.confirm')} {raw && t('fields.member.readAs', { raw })}
    </>
  );
}

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
  const confirm = mark && (
    <>
      <DoubtWords raw={mark.raw} /> {hint}
    </>
  );
  const isDoubt = mark?.isSure === false;
  return (
    <div className={mark && (isDoubt ? 'from-image unsure' : 'from-image')} data-field={name}>
      {children({ label: marked, hint: isDoubt ? confirm : hint })}
    </div>
  );
}
