import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../../scripts/chromium.mjs';

/** What happens to an image on its way through a chat. `crop` is the share cut off each edge: left, top, right, bottom. */
interface Variant {
  name: string;
  width?: number;
  quality: number;
  crop: readonly [number, number, number, number];
  /** JPEG if not told. */
  type?: 'image/png' | 'image/webp';
  /** Run only when asked for by name. */
  onRequest?: true;
}

export const variants: readonly Variant[] = [
  { name: '1200 px, quality 68', width: 1200, quality: 0.68, crop: [0, 0, 0, 0] },
  { name: '960 px, quality 75', width: 960, quality: 0.75, crop: [0, 0, 0, 0] },
  { name: 'cropped', quality: 0.85, crop: [0.035, 0.02, 0.03, 0.025] },
  // Larger than any console's capture, for the memory that they take.
  ...[2560, 3840].flatMap((width): Variant[] => [
    { name: `${width} px, JPEG`, width, quality: 0.85, crop: [0, 0, 0, 0], onRequest: true },
    {
      name: `${width} px, WebP`,
      width,
      quality: 0.85,
      crop: [0, 0, 0, 0],
      type: 'image/webp',
      onRequest: true,
    },
    { name: `${width} px, PNG`, width, quality: 1, crop: [0, 0, 0, 0], type: 'image/png', onRequest: true },
  ]),
];

const cache = '.cache/bench-reading';
let browser: Browser | undefined;

/** The image as a chat would hand it on, drawn by Chromium once and kept in .cache. */
export async function recompress(bytes: Buffer, file: string, variant: Variant): Promise<Buffer> {
  const key = createHash('sha256').update(bytes).update(JSON.stringify(variant)).digest('hex').slice(0, 24);
  const path = join(cache, `${key}.${variant.type?.slice(6) ?? 'jpg'}`);
  if (existsSync(path)) return readFileSync(path);
  browser ??= await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const page = await browser.newPage();
  const url = `data:image/${file.endsWith('png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
  const drawn = await page.evaluate(draw, { url, variant });
  await page.close();
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, Buffer.from(drawn, 'base64'));
  return readFileSync(path);
}

export const closeBrowser = () => browser?.close();

// Runs in the browser.
async function draw({ url, variant }: { url: string; variant: Variant }): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const [left, top, right, bottom] = variant.crop;
  const width = image.width * (1 - left - right);
  const height = image.height * (1 - top - bottom);
  const canvas = document.createElement('canvas');
  canvas.width = variant.width ?? Math.round(width);
  canvas.height = Math.round((canvas.width * height) / width);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    image.width * left,
    image.height * top,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return canvas.toDataURL(variant.type ?? 'image/jpeg', variant.quality).split(',')[1] as string;
}
