import { qrAddress } from '~/teams/team-url';
import { drawQr } from './draw-qr';

interface QrCodeProps {
  /** Of a team. */
  url: string;
  /** The sheet itself, where the QR holds it. */
  digits?: string;
  /** Names it to those who cannot see it. */
  label: string;
}

/** The QR of a team in the page, black on white in every color scheme. */
export function QrCode({ url, digits, label }: QrCodeProps) {
  const { size, path } = drawQr(qrAddress(url, digits));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
