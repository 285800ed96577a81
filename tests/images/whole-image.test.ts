import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkTeamImage } from '~/images/check-image';

const upload = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../readings/uploads/${name}`, import.meta.url)));

const size = { width: 1280, height: 720 };
const still = () => sharp({ create: { ...size, channels: 3, background: '#678' } });
/** As programs write them, by libvips: two frames of another color each, and one. */
const moving = (frames: number) =>
  sharp(
    Buffer.concat(
      Array.from({ length: frames }, (_, n) => Buffer.alloc(size.width * size.height * 3, n * 90 + 20)),
    ),
    { raw: { width: size.width, height: size.height * frames, channels: 3, pageHeight: size.height } },
  );

/** A PNG with the chunk that makes it move, before its pixels or behind them. */
function withChunk(png: Uint8Array, place: 'IDAT' | 'IEND') {
  const at = Buffer.from(png).indexOf(place, 'latin1') - 4;
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Uint8Array.from([...png.subarray(0, at), ...chunk, ...png.subarray(at)]);
}

let files: Record<'gif' | 'stillGif' | 'webp' | 'stillWebp' | 'progressive' | 'png', Uint8Array>;
beforeAll(async () => {
  const [gif, stillGif, webp, stillWebp, progressive, png] = await Promise.all([
    moving(2).gif().toBuffer(),
    still().gif().toBuffer(),
    moving(2).webp().toBuffer(),
    still().webp({ alphaQuality: 50 }).toBuffer(),
    still().jpeg({ progressive: true }).toBuffer(),
    still().png().toBuffer(),
  ]);
  files = { gif, stillGif, webp, stillWebp, progressive, png };
});

describe('a picture that moves', () => {
  it.each([
    ['a GIF of two frames', () => files.gif, { refusal: 'animated' }],
    ['a GIF of one, which is none of the three', () => files.stillGif, { refusal: 'unknownType' }],
    ['WebP of two frames', () => files.webp, { refusal: 'animated' }],
    ['APNG', () => withChunk(upload('capture.png'), 'IDAT'), { refusal: 'animated' }],
    ['what says so too late', () => withChunk(upload('capture.png'), 'IEND'), { image: size }],
    ['WebP of one', () => files.stillWebp, { image: size }],
  ])('%s', (_what, file, answer) => {
    expect(checkTeamImage(file())).toMatchObject(answer);
  });
});

describe('a picture without its end', () => {
  const whole = [
    ['JPEG', () => upload('capture.jpg')],
    ['JPEG of the console, with a thumbnail', () => upload('switch.jpg')],
    ['JPEG in scans', () => files.progressive],
    ['PNG', () => upload('capture.png')],
    ['WebP', () => upload('capture.webp')],
    ['lossless WebP', () => upload('lossless.webp')],
  ] as const;

  it.each(whole)('%s is refused, wherever it is cut, and taken when whole', (_what, file) => {
    const checked = checkTeamImage(file());
    if (!('image' in checked)) throw new Error('refused');
    const { bytes } = checked.image;
    expect(checkTeamImage(bytes)).toHaveProperty('image');
    for (const share of [0.4, 0.7, 0.9, 0.99])
      expect(checkTeamImage(bytes.subarray(0, bytes.length * share - 2))).toEqual({ refusal: 'truncated' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 3 }), (length) => {
        expect(checkTeamImage(bytes.subarray(0, length))).toHaveProperty('refusal');
      }),
      { numRuns: 40 },
    );
  });

  it.each(whole)('%s with more behind its end is whole', (_what, file) => {
    expect(checkTeamImage(Uint8Array.from([...file(), 1, 2, 3]))).toHaveProperty('image');
  });
});

describe('a 4K screen', () => {
  const large = { width: 3840, height: 2160 };
  const drawn = () => sharp({ create: { ...large, channels: 3, background: '#135' } });

  it('is taken as PNG, which comes row by row, and as nothing else', async () => {
    expect(checkTeamImage(await drawn().png().toBuffer())).toMatchObject({ image: large });
    for (const bytes of [
      await drawn().jpeg().toBuffer(),
      await drawn().webp().toBuffer(),
      await drawn().png({ progressive: true }).toBuffer(),
    ])
      expect(checkTeamImage(bytes)).toEqual({ refusal: 'tooManyPixels' });
  });

  it('has its bounds', () => {
    const png = Uint8Array.from(files.png);
    new DataView(png.buffer).setUint32(16, 30_000);
    new DataView(png.buffer).setUint32(20, 15_000);
    expect(checkTeamImage(png)).toEqual({ refusal: 'tooManyPixels' });
  });
});
