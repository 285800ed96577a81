import { useTranslation } from 'react-i18next';
import { CopyField } from '~/ui/CopyField';
import { Qr } from '~/ui/qr/Qr';

interface Props {
  title: string;
  lead: string;
  label: string;
  url: string;
}

/** A link that is shown only once, for one player: as a QR code, and to copy. */
export function HandOver({ title, lead, label, url }: Props) {
  const { t } = useTranslation();
  return (
    <section className="card hand-over" aria-labelledby="hand-over">
      <h2 id="hand-over">{title}</h2>
      <p className="notice warn">{t('late.shownOnce')}</p>
      <p>{lead}</p>
      <Qr text={url} label={t('late.qr', { label })} />
      <CopyField id="handed-url" label={label} value={url} copy={t('late.copy')} />
    </section>
  );
}
