import { PNG } from 'pngjs';

type Color = readonly [red: number, green: number, blue: number];

const mix = (from: Color, to: Color, part: number) =>
  from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * part));

/** Draws a demo picture: a disc over a slanted gradient, and waves. @returns a PNG of 640 × 360 px */
export function drawThumbnail(sky: Color, horizon: Color, disc: Color, waves: Color): Uint8Array {
  const picture = new PNG({ width: 640, height: 360, colorType: 2 });
  for (let y = 0; y < 360; y++) {
    for (let x = 0; x < 640; x++) {
      const inDisc = Math.hypot(x - 452, y - 138) < 84;
      const depth = [250, 284, 320].filter(
        (level, wave) => y > level + 13 * Math.sin(x / (70 - wave * 14) + wave * 2),
      ).length;
      const base = inDisc ? disc : mix(sky, horizon, (y + x / 6) / 467);
      const [red = 0, green = 0, blue = 0] = depth ? mix(waves, sky, 0.6 - depth * 0.2) : base;
      picture.data.set([red, green, blue, 255], (y * 640 + x) * 4);
    }
  }
  return new Uint8Array(PNG.sync.write(picture, { colorType: 2 }));
}
