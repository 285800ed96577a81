import { drawQr } from './draw-qr';

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
