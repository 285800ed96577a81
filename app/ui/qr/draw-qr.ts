import { create } from 'qrcode';

/** Light modules around the code; the QR standard requires four. */
const quietZone = 4;

export interface DrawnQr {
  /** Width and height in modules, quiet zone included. */
  size: number;
  path: string;
}

/** Draws a QR code with error correction M (15% may be damaged) as one SVG path. */
export function drawQr(text: string): DrawnQr {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++;
      const width = x + 1 - start;
      path += `M${start + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
    }
  }
  return { size: modules.size + 2 * quietZone, path };
}
