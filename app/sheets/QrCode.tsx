import { Qr } from '~/ui/qr/Qr';
import { qrAddress } from './team-url';

interface QrCodeProps {
  url: string;
  digits?: string;
  label: string;
}

export const QrCode = ({ url, digits, label }: QrCodeProps) => (
  <Qr text={qrAddress(url, digits)} label={label} />
);
