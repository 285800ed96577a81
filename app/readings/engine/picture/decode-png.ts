import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { entire, inPixels } from './find-frame';
import { AreaAverage } from './raster';
import { release } from './release';

class BrokenPng extends Error {}

const samplesOfColorType: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Decodes 1 to 16 bits a sample row by row, which saves 40 MB at 1080p; only an interlaced PNG is held whole. */
export async function decodePng(bytes: Uint8Array, maxHeight: number, frame = entire): Promise<AreaAverage> {
  const header = readHeader(bytes);
  const { width, height, interlaced } = header;
  const { palette, packed } = readChunks(bytes);
  const part = inPixels(frame, header);
  const average = new AreaAverage(part.width, part.height, maxHeight);
  const addRow = (pixels: Uint8Array, at: number, y: number) => {
    if (y >= part.top && y < part.top + part.height) average.addRow(pixels, at + part.left * 3, 3);
  };
  const whole = interlaced ? new Uint8Array(width * height * 3) : undefined;
  const colors = new Uint8Array(width * 3);
  const layout = { ...header, palette };
  await eachRow(packed, header, (line, row) => {
    toColors(line, colors, row.pixels, layout);
    if (!whole) addRow(colors, 0, row.y);
    else
      for (let i = 0; i < row.pixels; i++)
        whole.set(colors.subarray(i * 3, i * 3 + 3), (row.y * width + row.x + i * row.step) * 3);
  });
  if (whole) {
    for (let y = 0; y < height; y++) addRow(whole, y * width * 3, y);
    release(whole);
  }
  return average;
}

interface Header {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  samples: number;
  interlaced: boolean;
}

function readHeader(bytes: Uint8Array): Header {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const colorType = data.getUint8(25);
  const samples = samplesOfColorType[colorType];
  const interlacing = data.getUint8(28);
  if (!samples || interlacing > 1) throw new BrokenPng('This kind of PNG is not read');
  return {
    width: data.getUint32(16),
    height: data.getUint32(20),
    depth: data.getUint8(24),
    colorType,
    samples,
    interlaced: interlacing === 1,
  };
}

function readChunks(bytes: Uint8Array): { palette: Uint8Array; packed: Uint8Array[] } {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let palette = new Uint8Array();
  const packed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = data.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'PLTE') palette = bytes.slice(at + 8, at + 8 + length);
    if (name === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length));
    if (name === 'IEND') break;
    at += length + 12;
  }
  return { palette, packed };
}

/** Unfilters the rows in two lines that take turns; a line is valid only until `take` returns. */
async function eachRow(
  packed: readonly Uint8Array[],
  { width, height, depth, samples, interlaced }: Header,
  take: (line: Uint8Array, row: Row) => void,
) {
  const rows = rowsOf(width, height, interlaced ? adam7 : [[0, 0, 1, 1]]);
  const pixelBytes = Math.max(1, (samples * depth) >> 3);
  const bytesOf = ({ pixels }: Row) => Math.ceil((pixels * samples * depth) / 8);
  let row = rows.next().value;
  let line = new Uint8Array(row ? bytesOf(row) : 0);
  let above = new Uint8Array(line.length);
  let filter = -1;
  let filled = 0;
  for await (const part of unpacked(packed)) {
    for (let at = 0; at < part.length && row; ) {
      if (filter < 0) {
        filter = part[at++] as number;
        continue;
      }
      const length = Math.min(line.length - filled, part.length - at);
      line.set(part.subarray(at, at + length), filled);
      filled += length;
      at += length;
      if (filled < line.length) continue;
      unfilter(filter, line, above, pixelBytes);
      take(line, row);
      [line, above] = [above, line];
      filled = 0;
      filter = -1;
      const pass = row.pass;
      row = rows.next().value;
      if (row && row.pass !== pass) {
        line = new Uint8Array(bytesOf(row));
        above = new Uint8Array(line.length);
      }
    }
    // A hostile PNG packs hundreds of megabytes more behind its last row.
    if (!row) break;
  }
  if (row) throw new BrokenPng('The PNG ends too early');
}

const sliceBytes = 16 * 1024;

function* slices(packed: readonly Uint8Array[]) {
  for (const part of packed)
    for (let at = 0; at < part.length; at += sliceBytes) yield part.subarray(at, at + sliceBytes);
}

/** Unpacks lazily: DecompressionStream unpacks all of its input, and Node's can't be abandoned. */
const unpacked = (packed: readonly Uint8Array[]): AsyncIterable<Uint8Array> =>
  Readable.from(slices(packed)).pipe(createInflate());

interface Row {
  pass: number;
  pixels: number;
  x: number;
  y: number;
  step: number;
}

const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function* rowsOf(
  width: number,
  height: number,
  passes: readonly (readonly [number, number, number, number])[],
): Generator<Row, undefined> {
  for (const [pass, [x, top, step, down]] of passes.entries()) {
    const pixels = Math.ceil((width - x) / step);
    if (pixels > 0) for (let y = top; y < height; y += down) yield { pass, pixels, x, y, step };
  }
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

interface Layout extends Pick<Header, 'depth' | 'colorType' | 'samples'> {
  palette: Uint8Array;
}

function toColors(
  line: Uint8Array,
  colors: Uint8Array,
  pixels: number,
  { depth, colorType, samples, palette }: Layout,
) {
  const scale = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  const sample = (index: number) => {
    if (depth === 8) return line[index] as number;
    if (depth === 16) return line[index * 2] as number;
    const bit = index * depth;
    return ((line[bit >> 3] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  for (let x = 0; x < pixels; x++) {
    const at = x * samples;
    if (colorType === 3) colors.set(palette.subarray(sample(at) * 3, sample(at) * 3 + 3), x * 3);
    else if (samples < 3) colors.fill(sample(at) * scale, x * 3, x * 3 + 3);
    else for (let c = 0; c < 3; c++) colors[x * 3 + c] = sample(at + c);
  }
}
