import { drawQr } from './draw-qr';
import { qrAddress } from './team-url';

interface QrCodeProps {
  /** Of a team. */
  url: string;
  /** The sheet itself, where the QR holds it. */
  digits?: string;
  /** Names it to those who cannot see it. */
  label: string;
}

/** The QR of a team in the page. */
export const QrCode = ({ url, digits, label }: QrCodeProps) => (
  <Qr text={qrAddress(url, digits)} label={label} />
);

/** Black on white in every color scheme. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQr(text);
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
