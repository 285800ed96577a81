import { useTranslation } from 'react-i18next';
import { OverlayFrame } from '~/broadcast/desk/OverlayFrame';
import { CopyField } from '~/ui/CopyField';

interface Props {
  id: string;
  label: string;
  hint?: string;
  address: string;
  fixture: number;
}

export function OverlayAddress({ id, label, hint, address, fixture }: Props) {
  const { t } = useTranslation();
  return (
    <li className="card overlay-address">
      <OverlayFrame
        address={address}
        preview="desk"
        fixture={fixture}
        title={t('overlays.previewOf', { label })}
      />
      <CopyField id={id} label={label} hint={hint} value={address} copy={t('overlays.copy')} />
    </li>
  );
}
