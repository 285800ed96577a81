import { useTranslation } from 'react-i18next';
import { OverlayFrame } from '~/broadcast-desk/OverlayFrame';
import { CopyField } from '~/ui/CopyField';

interface Props {
  id: string;
  label: string;
  hint?: string;
  path: string;
  address: string | null;
  fixture: number;
}

export function OverlayAddress({ id, label, hint, path, address, fixture }: Props) {
  const { t } = useTranslation();
  return (
    <li className="card overlay-address">
      <OverlayFrame
        address={path}
        preview="desk"
        fixture={fixture}
        title={t('overlays.previewOf', { label })}
      />
      {address ? (
        <CopyField id={id} label={label} hint={hint} value={address} copy={t('overlays.copy')} />
      ) : (
        <p>{label}</p>
      )}
    </li>
  );
}
