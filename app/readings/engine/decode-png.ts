import { AreaAverage } from './raster';

/** Thrown for what is no PNG that can be read here; interlaced ones are among them. */
export class BrokenPng extends Error {}

const samplesOfColorType: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Unpacks a PNG row by row into an area average: two rows in memory instead of the whole picture, which at 1080p
 * saves a decoder's 40 MB. Non-interlaced, 1 to 16 bits a sample.
 */
export async function decodePng(bytes: Uint8Array, mostHeight: number): Promise<AreaAverage> {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = data.getUint32(16);
  const height = data.getUint32(20);
  const depth = data.getUint8(24);
  const colorType = data.getUint8(25);
  const samples = samplesOfColorType[colorType];
  if (!samples || data.getUint8(28) !== 0) throw new BrokenPng('This kind of PNG is not read');

  let palette = new Uint8Array();
  const packed: BlobPart[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = data.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'PLTE') palette = bytes.slice(at + 8, at + 8 + length);
    if (name === 'IDAT') packed.push(bytes.slice(at + 8, at + 8 + length));
    if (name === 'IEND') break;
    at += length + 12;
  }

  const average = new AreaAverage(width, height, mostHeight);
  const rowBytes = Math.ceil((width * samples * depth) / 8);
  const pixelBytes = Math.max(1, (samples * depth) >> 3);
  let line = new Uint8Array(rowBytes);
  let above = new Uint8Array(rowBytes);
  const colors = new Uint8Array(width * 3);
  let filter = -1;
  let filled = 0;
  let rows = 0;
  const source = new Blob(packed).stream().pipeThrough(new DecompressionStream('deflate'));
  for await (const part of source as unknown as AsyncIterable<Uint8Array>) {
    for (let at = 0; at < part.length && rows < height; ) {
      if (filter < 0) {
        filter = part[at++] as number;
        continue;
      }
      const take = Math.min(rowBytes - filled, part.length - at);
      line.set(part.subarray(at, at + take), filled);
      filled += take;
      at += take;
      if (filled < rowBytes) continue;
      unfilter(filter, line, above, pixelBytes);
      toColors(line, colors, { width, depth, colorType, samples, palette });
      average.addRow(colors, 0, 3);
      [line, above] = [above, line];
      rows++;
      filled = 0;
      filter = -1;
    }
  }
  if (rows < height) throw new BrokenPng('The PNG ends too early');
  return average;
}

function unfilter(filter: number, line: Uint8Array, above: Uint8Array, pixelBytes: number) {
  for (let i = 0; i < line.length; i++) {
    const left = i >= pixelBytes ? (line[i - pixelBytes] as number) : 0;
    const up = above[i] as number;
    const corner = i >= pixelBytes ? (above[i - pixelBytes] as number) : 0;
    const guess = [0, left, up, (left + up) >> 1][filter] ?? paeth(left, up, corner);
    line[i] = (line[i] as number) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

interface Layout {
  width: number;
  depth: number;
  colorType: number;
  samples: number;
  palette: Uint8Array;
}

function toColors(
  line: Uint8Array,
  colors: Uint8Array,
  { width, depth, colorType, samples, palette }: Layout,
) {
  const scale = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  const sample = (index: number) => {
    if (depth === 8) return line[index] as number;
    if (depth === 16) return line[index * 2] as number;
    const bit = index * depth;
    return ((line[bit >> 3] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  for (let x = 0; x < width; x++) {
    const at = x * samples;
    if (colorType === 3) colors.set(palette.subarray(sample(at) * 3, sample(at) * 3 + 3), x * 3);
    else if (samples < 3) colors.fill(sample(at) * scale, x * 3, x * 3 + 3);
    else for (let c = 0; c < 3; c++) colors[x * 3 + c] = sample(at + c);
  }
}
