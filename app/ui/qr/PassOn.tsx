import { useTranslation } from 'react-i18next';
import { CopyField } from '../CopyField';
import { Qr } from './Qr';

interface Props {
  id: string;
  label: string;
  hint?: string;
  url: string;
}

/** A public link to pass on: to copy, and as a QR code. */
export function PassOn({ id, label, hint, url }: Props) {
  const { t } = useTranslation();
  return (
    <div className="pass-on">
      <CopyField id={id} label={label} hint={hint} value={url} copy={t('shell.copy')} />
      <Qr text={url} label={t('shell.qr', { label })} />
    </div>
  );
}
