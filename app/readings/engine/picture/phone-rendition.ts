import encodeWebp, { type WebPModule } from '@jsquash/webp/codec/enc/webp_enc.js';
import webpCode from '@jsquash/webp/codec/enc/webp_enc.wasm';
import { defaultOptions } from '@jsquash/webp/meta.js';
import { imageShape } from '~/images/image-format';
import { codec } from './codec';
import { decodeImage } from './decode';
import { release } from './release';

const phoneWidth = 800;
const maxHeight = 900;
const quality = 60;

const webp = codec<WebPModule>(encodeWebp, webpCode);

/** WebP of 20 to 40 KB, 800 px wide or less. @throws on a broken image */
export async function makePhoneRendition(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }> {
  const shape = imageShape(bytes) ?? { width: 16, height: 9 };
  const rows = Math.min(maxHeight, Math.round((phoneWidth * shape.height) / shape.width));
  const { width, height, pixels } = await decodeImage(bytes, rows);
  await scheduler.wait(0);
  const colors = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4)
    for (let channel = 0; channel < 3; channel++) colors[to + channel] = pixels[from + channel]!;
  const packed = await webp((encoder) =>
    encoder.encode(colors, width, height, { ...defaultOptions, quality, low_memory: 1 }),
  );
  release(pixels);
  release(colors);
  if (!packed) throw new Error('The phone rendition cannot be encoded');
  // A copy: the encoder reuses its memory.
  return { bytes: packed.slice(), type: 'image/webp' };
}
