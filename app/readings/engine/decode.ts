import openJpeg, { type MozJPEGModule } from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import jpegCode from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import openWebp, { type WebPModule } from '@jsquash/webp/codec/dec/webp_dec.js';
import webpCode from '@jsquash/webp/codec/dec/webp_dec.wasm';
import { imageShape } from '~/images/image-format';
import { codec } from './codec';
import { decodePng } from './decode-png';
import { AreaAverage, type Raster } from './raster';
import { release } from './release';
import { UnreadableImage } from './unreadable-image';

/** The height to which every screen is brought: larger images are read no better and take more memory. */
export const readingHeight = 720;

// The codecs hand their pixels over as the browser's ImageData, which workers don't have.
globalThis.ImageData ??= class {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
} as unknown as typeof ImageData;

/** In red, green and blue. @throws UnreadableImage on anything that cannot be decoded */
export function decodeImage(bytes: Uint8Array, maxHeight = readingHeight): Promise<Raster> {
  return decode(bytes, maxHeight).catch(() => {
    throw new UnreadableImage('imageBroken');
  });
}

async function decode(bytes: Uint8Array, maxHeight: number): Promise<Raster> {
  const shape = imageShape(bytes);
  if (!shape) throw new Error('Not an image');
  if (shape.type === 'image/png') return rasterOf(await decodePng(bytes, maxHeight));
  const whole = shape.type === 'image/jpeg' ? await decodeJpeg(bytes) : await decodeWebp(bytes);
  const average = new AreaAverage(whole.width, whole.height, maxHeight);
  for (let y = 0; y < whole.height; y++) average.addRow(whole.data, y * whole.width * 4, 4);
  release(whole.data);
  return rasterOf(average);
}

const rasterOf = ({ width, height, pixels }: AreaAverage): Raster => ({ width, height, channels: 3, pixels });

const jpeg = codec<MozJPEGModule>(openJpeg, jpegCode);
const webp = codec<WebPModule>(openWebp, webpCode);

// The second argument: turn the picture as its EXIF orientation says.
const decodeJpeg = (bytes: Uint8Array) =>
  jpeg((decoder) => decoded(decoder.decode(bytes as BufferSource, true)));
const decodeWebp = (bytes: Uint8Array) => webp((decoder) => decoded(decoder.decode(bytes as BufferSource)));

function decoded(image: ImageData | null) {
  if (!image) throw new Error('The image cannot be decoded');
  return image;
}
