import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decodePng } from '~/readings/engine/picture/decode-png';

const [width, height] = [37, 21];
// Start and step of each pass, across and down, as the format has them.
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

function chunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A picture whose every pixel is different from its neighbors, as `colorType` has it. */
function sampleAt(x: number, y: number, colorType: number, wide: boolean): number[] {
  if (colorType === 3) return [(x * 7 + y * 3) % 16];
  const colors = [(x * 6) & 255, (y * 11) & 255, (x * 5 + y * 9) & 255, ...(colorType === 6 ? [255] : [])];
  return wide ? colors.flatMap((color) => [color, x & 255]) : colors;
}

/** One pass, each of its rows filtered by the one above it (2), so that a row of another pass would show. */
function packPass(xs: number[], ys: number[], colorType: number, depth: number): number[] {
  let above: number[] = [];
  return ys.flatMap((y) => {
    let row = xs.flatMap((x) => sampleAt(x, y, colorType, depth === 16));
    if (depth === 4)
      row = Array.from(
        { length: Math.ceil(row.length / 2) },
        (_, i) => ((row[2 * i] ?? 0) << 4) | (row[2 * i + 1] ?? 0),
      );
    const filtered = row.map((byte, i) => (byte - (above[i] ?? 0)) & 255);
    above = row;
    return [2, ...filtered];
  });
}

function makePng(colorType: number, depth: number, interlaced: boolean, [w, h] = [width, height]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(w);
  header.writeUInt32BE(h, 4);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const every = (from: number, step: number, end: number) =>
    Array.from({ length: Math.max(0, Math.ceil((end - from) / step)) }, (_, i) => from + i * step);
  const packed = (interlaced ? passes : [[0, 1, 0, 1] as const]).flatMap(([x, across, y, down]) => {
    const xs = every(x, across, w);
    return xs.length ? packPass(xs, every(y, down, h), colorType, depth) : [];
  });
  const palette = Buffer.from(every(0, 1, 48).map((i) => (i * 37) & 255));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(colorType === 3 ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(Buffer.from(packed))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an interlaced PNG gives the same pixels as the plain one', () => {
  it.each([
    ['a palette of 4 bits', 3, 4],
    ['a palette of 8 bits', 3, 8],
    ['RGB', 2, 8],
    ['RGB of 16 bits', 2, 16],
    ['RGBA', 6, 8],
  ])('%s', async (_what, colorType, depth) => {
    const plain = await decodePng(makePng(colorType, depth, false), height);
    const interlaced = await decodePng(makePng(colorType, depth, true), height);
    expect(new Set(plain.pixels).size).toBeGreaterThan(8);
    expect(interlaced.pixels).toEqual(plain.pixels);
    expect(interlaced).toMatchObject({ width, height });
  });

  it.each([
    [1, 1],
    [3, 2],
    [5, 9],
  ])('also where some passes are empty: %i × %i', async (w, h) => {
    const plain = await decodePng(makePng(2, 8, false, [w, h]), h);
    expect((await decodePng(makePng(2, 8, true, [w, h]), h)).pixels).toEqual(plain.pixels);
  });

  it('cut off in the middle is said to be broken', async () => {
    const header = makePng(2, 8, true);
    const short = Buffer.concat([
      header.subarray(0, 33),
      chunk('IDAT', deflateSync(Buffer.from(packPass([0, 8, 16, 24, 32], [0, 8, 16], 2, 8)))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    await expect(decodePng(short, height)).rejects.toThrow('ends too early');
  });
});

it('behind the last row nothing more is unpacked: what is broken there is never met', async () => {
  const png = makePng(2, 8, false, [3, 2]);
  const rows = Buffer.from(packPass([0, 1, 2], [0, 1], 2, 8));
  const more = deflateSync(Buffer.concat([rows, Buffer.alloc(40 << 20)])).subarray(0, 30_000);
  const data = chunk('IDAT', Buffer.concat([more, Buffer.from('nonsense')]));
  const bomb = Buffer.concat([png.subarray(0, 33), data, chunk('IEND', Buffer.alloc(0))]);
  expect((await decodePng(bomb, 2)).pixels).toEqual((await decodePng(png, 2)).pixels);
});

it('a plain PNG of another encoder gives the pixels which were put in', async () => {
  const png = new PNG({ width, height });
  for (let i = 0; i < png.data.length; i++) png.data[i] = i % 4 === 3 ? 255 : (i * 29) & 255;
  const read = await decodePng(PNG.sync.write(png), height);
  expect([...read.pixels]).toEqual([...png.data].filter((_, i) => i % 4 !== 3));
});
