import openJpeg, { type MozJPEGModule } from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import jpegCode from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import openWebp, { type WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js';
import webpCode from '@jsquash/webp/codec/dec/webp_dec.wasm';
import { imageShape } from '~/images/image-format';
import { UnreadableImage } from '../unreadable-image';
import { codec } from './codec';
import { decodePng } from './decode-png';
import { entire, type Frame, inPixels } from './find-frame';
import { AreaAverage, type Raster } from './raster';
import { release } from './release';

/** Rows that screens are scaled to: larger ones are read no better, and take more memory. */
export const readingHeight = 720;

// The codecs return the browser's ImageData, which workers lack.
globalThis.ImageData ??= class {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
} as unknown as typeof ImageData;

/** RGB, with `maxHeight` rows or fewer. @throws UnreadableImage if it can't be decoded */
export function decodeImage(
  bytes: Uint8Array,
  maxHeight = readingHeight,
  findPart?: FindPart,
): Promise<Raster> {
  return decode(bytes, maxHeight, findPart).catch(() => {
    throw new UnreadableImage('imageBroken');
  });
}

type FindPart = (whole: Raster) => Frame | undefined;

async function decode(bytes: Uint8Array, maxHeight: number, findPart?: FindPart): Promise<Raster> {
  const shape = imageShape(bytes);
  if (!shape) throw new Error('Not an image');
  if (shape.type === 'image/png') {
    const whole = rasterOf(await decodePng(bytes, maxHeight));
    const part = findPart?.(whole);
    if (!part) return whole;
    release(whole.pixels);
    return rasterOf(await decodePng(bytes, maxHeight, part));
  }
  const whole = shape.type === 'image/jpeg' ? await decodeJpeg(bytes) : await decodeWebp(bytes);
  const small = averageOf(whole, maxHeight, entire);
  const part = findPart?.(small);
  if (part) release(small.pixels);
  const wanted = part ? averageOf(whole, maxHeight, part) : small;
  release(whole.data);
  return wanted;
}

function averageOf(whole: ImageData, maxHeight: number, part: Frame): Raster {
  const { left, top, width, height } = inPixels(part, whole);
  const average = new AreaAverage(width, height, maxHeight);
  for (let y = top; y < top + height; y++) average.addRow(whole.data, (y * whole.width + left) * 4, 4);
  return rasterOf(average);
}

const rasterOf = ({ width, height, pixels }: AreaAverage): Raster => ({ width, height, channels: 3, pixels });

const jpeg = codec<MozJPEGModule>(openJpeg, jpegCode);
const webp = codec<WebPModule>(openWebp, webpCode);

// The second argument applies the EXIF orientation.
const decodeJpeg = (bytes: Uint8Array) =>
  jpeg((decoder) => decoded(decoder.decode(bytes as BufferSource, true)));
const decodeWebp = (bytes: Uint8Array) => webp((decoder) => decoded(decoder.decode(bytes as BufferSource)));

function decoded(image: ImageData | null) {
  if (!image) throw new Error('The image cannot be decoded');
  return image;
}
