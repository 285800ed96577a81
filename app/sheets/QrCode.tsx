import { drawQr } from './draw-qr';
import { qrAddress } from './team-url';

interface QrCodeProps {
  url: string;
  digits?: string;
  label: string;
}

export const QrCode = ({ url, digits, label }: QrCodeProps) => (
  <Qr text={qrAddress(url, digits)} label={label} />
);

/** Black on white in every color scheme, for scanners. */
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
