import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser';

/** Degradation of an image before its upload. */
export interface Damage {
  name: string;
  /** Output width in px; unchanged by default. */
  width?: number;
  quality: number;
  type?: 'image/png' | 'image/webp';
  /** Number of times it is encoded in that quality. */
  times?: number;
  /** Share cut off each edge: left, top, right, bottom. */
  crop?: readonly [number, number, number, number];
  filter?: string;
  /** Exponent of each channel. */
  gamma?: number;
  /** Degrees. */
  tilt?: number;
  /** Perspective, as of a screen seen from aside: share by which the right and the bottom edge are shortened. */
  keystone?: readonly [right: number, below: number];
  /** Brightness of the darkest corner; 0 is black. */
  shade?: number;
  frame?: 'black border' | 'letterbox' | 'phone' | 'post' | 'sideways' | 'tablet';
  /** Bits per second of an H.264 stream of 720 rows, .45 s after a cut. */
  stream?: number;
  /** Used only if requested by name. */
  onRequest?: true;
}

export const damages: readonly Damage[] = [
  { name: 'bright', filter: 'brightness(1.35)', quality: 0.85 },
  { name: 'dark', filter: 'brightness(0.5)', quality: 0.85 },
  { name: 'faint', filter: 'contrast(0.6)', quality: 0.85 },
  { name: 'gamma 0.6', gamma: 0.6, quality: 0.85 },
  { name: 'gamma 1.8', gamma: 1.8, quality: 0.85 },
  { name: 'JPEG 40', quality: 0.4 },
  { name: 'WebP 50', quality: 0.5, type: 'image/webp' },
  { name: '800 px, quality 75', width: 800, quality: 0.75 },
  { name: '960 px, quality 75', width: 960, quality: 0.75 },
  { name: '1200 px, quality 68', width: 1200, quality: 0.68 },
  { name: 'sent on three times', width: 1024, quality: 0.6, times: 3 },
  { name: 'blurred', filter: 'blur(1px)', quality: 0.85 },
  { name: 'cropped', quality: 0.85, crop: [0.035, 0.02, 0.03, 0.025] },
  { name: 'cropped 5%', quality: 0.85, crop: [0.05, 0.05, 0.05, 0.05] },
  { name: 'cut to the cards', quality: 0.85, crop: [0.02, 0.08, 0.03, 0.12] },
  { name: 'phone sideways, 2340 px', width: 1920, quality: 0.85, frame: 'sideways' },
  { name: 'tablet', width: 1600, quality: 0.85, frame: 'tablet' },
  { name: 'black border', quality: 0.85, frame: 'black border' },
  { name: 'letterbox', quality: 0.85, frame: 'letterbox' },
  { name: 'tilt 3', quality: 0.85, tilt: 3 },
  { name: 'tilt -4.5', quality: 0.85, tilt: -4.5 },
  { name: 'perspective 3% across', quality: 0.85, keystone: [0.03, 0], tilt: 1 },
  { name: 'perspective 6% across', quality: 0.85, keystone: [-0.06, 0], tilt: -1.5 },
  { name: 'perspective 3% down', quality: 0.85, keystone: [0, 0.03], tilt: -1 },
  { name: 'perspective 6% down', quality: 0.85, keystone: [0, -0.06], tilt: 1.5 },
  { name: 'perspective 4% both', quality: 0.85, keystone: [0.04, -0.04], tilt: 0.5 },
  { name: 'uneven light', quality: 0.85, shade: 0.45 },
  { name: 'phone portrait', quality: 0.85, width: 1170, frame: 'phone' },
  { name: 'post', quality: 0.85, width: 1080, frame: 'post' },
  { name: 'washed out, as of HDR', filter: 'contrast(0.6) saturate(0.5) brightness(1.3)', quality: 0.85 },
  { name: 'stream 2.5 Mbit/s', width: 1280, quality: 0.92, stream: 2_500_000 },
  { name: 'stream 800 kbit/s', width: 1280, quality: 0.92, stream: 800_000 },
  { name: 'Switch album', width: 1280, quality: 0.8, onRequest: true },
  // Larger than any console's capture, to measure memory.
  ...[2560, 3840].flatMap((width): Damage[] => [
    { name: `${width} px, JPEG`, width, quality: 0.85, onRequest: true },
    { name: `${width} px, WebP`, width, quality: 0.85, type: 'image/webp', onRequest: true },
    { name: `${width} px, PNG`, width, quality: 1, type: 'image/png', onRequest: true },
  ]),
];

const cache = '.cache/bench-reading';

/** Damages an image in Chromium, cached in .cache. */
export async function damageImage(bytes: Buffer, file: string, damage: Damage): Promise<Buffer> {
  const key = createHash('sha256').update(bytes).update(JSON.stringify(damage)).digest('hex').slice(0, 24);
  const path = join(cache, `${key}.${damage.type?.slice(6) ?? 'jpg'}`);
  if (existsSync(path)) return readFileSync(path);
  const page = await (await openBrowser()).newPage();
  // Video is encoded in secure contexts alone.
  await page.route('http://localhost/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost/');
  const url = `data:image/${file.endsWith('png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
  // The compiler's helper that keeps the names of functions.
  await page.evaluate('globalThis.__name = (named) => named');
  const drawn = await page.evaluate(draw, { url, damage });
  await page.close();
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, Buffer.from(drawn, 'base64'));
  return readFileSync(path);
}

// Runs in the browser, without access to this module.
async function draw({ url, damage }: { url: string; damage: Damage }): Promise<string> {
  const load = async (source: string) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  };
  const canvasOf = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.imageSmoothingQuality = 'high';
    return { canvas, context };
  };
  /** Encodes half a second of another picture, then .45 s of this one, and decodes the last frame. */
  const streamed = async (source: HTMLCanvasElement, bitrate: number) => {
    const { width, height } = { width: source.width & ~1, height: source.height & ~1 };
    const codec = 'avc1.640028';
    const last = canvasOf(width, height);
    const decoder = new VideoDecoder({
      output(frame) {
        last.context.drawImage(frame, 0, 0);
        frame.close();
      },
      error: reportError,
    });
    decoder.configure({ codec, codedWidth: width, codedHeight: height });
    const encoder = new VideoEncoder({ output: (chunk) => decoder.decode(chunk), error: reportError });
    encoder.configure({ codec, width, height, bitrate, framerate: 30, avc: { format: 'annexb' } });
    const before = canvasOf(width, height);
    before.context.filter = 'hue-rotate(120deg) blur(6px)';
    before.context.drawImage(source, 40, 25);
    for (let n = 0; n < 15 + 13; n++) {
      const frame = new VideoFrame(n < 15 ? before.canvas : source, { timestamp: (n * 1e6) / 30 });
      encoder.encode(frame, { keyFrame: n === 0 });
      frame.close();
    }
    await encoder.flush();
    await decoder.flush();
    return last.canvas;
  };
  const { crop = [0, 0, 0, 0], frame } = damage;
  const image = await load(url);
  const shares = { across: 1 - crop[0] - crop[2], down: 1 - crop[1] - crop[3] };
  const shape = (image.height * shares.down) / (image.width * shares.across);
  const width = damage.width ?? image.width * shares.across;
  const screen = canvasOf(
    width * (frame === 'post' ? 0.92 : 1),
    width * (frame === 'post' ? 0.92 : 1) * shape,
  );
  const { width: w, height: h } = screen.canvas;
  screen.context.filter = damage.filter ?? 'none';
  if (damage.tilt) {
    screen.context.fillStyle = '#345';
    screen.context.fillRect(0, 0, w, h);
    screen.context.translate(w / 2, h / 2);
    screen.context.rotate((damage.tilt * Math.PI) / 180);
    screen.context.scale(0.93, 0.93);
    screen.context.translate(-w / 2, -h / 2);
  }
  const [from, top] = [image.width * crop[0], image.height * crop[1]];
  screen.context.drawImage(
    image,
    from,
    top,
    image.width * shares.across,
    image.height * shares.down,
    0,
    0,
    w,
    h,
  );
  if (damage.keystone) {
    const [a, b] = damage.keystone.map((shorter) => (2 * shorter) / (2 - shorter)) as [number, number];
    const from = screen.context.getImageData(0, 0, w, h);
    const to = screen.context.createImageData(w, h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const [right, below] = [x / w - 0.5, y / h - 0.5];
        const far = 1 - a * right - b * below;
        const fromX = Math.max(0, Math.min(w - 1.001, (right / far + 0.5) * w));
        const fromY = Math.max(0, Math.min(h - 1.001, (below / far + 0.5) * h));
        const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
        const [u, v] = [fromX - left, fromY - top];
        for (let c = 0; c < 4; c++) {
          const at = (top * w + left) * 4 + c;
          const value = (n: number) => from.data[at + n] as number;
          to.data[(y * w + x) * 4 + c] =
            (value(0) * (1 - u) + value(4) * u) * (1 - v) +
            (value(w * 4) * (1 - u) + value(w * 4 + 4) * u) * v;
        }
      }
    screen.context.putImageData(to, 0, 0);
  }
  if (damage.gamma) {
    const pixels = screen.context.getImageData(0, 0, w, h);
    for (let i = 0; i < pixels.data.length; i++)
      if (i % 4 !== 3) pixels.data[i] = 255 * ((pixels.data[i] as number) / 255) ** damage.gamma;
    screen.context.putImageData(pixels, 0, 0);
  }
  if (damage.shade !== undefined) {
    const gradient = screen.context.createLinearGradient(0, 0, w, h);
    gradient.addColorStop(0, 'rgb(0 0 0 / 0)');
    gradient.addColorStop(1, `rgb(0 0 0 / ${1 - damage.shade})`);
    screen.context.fillStyle = gradient;
    screen.context.fillRect(0, 0, w, h);
  }
  let { canvas } = screen;
  if (frame) {
    const sizes = {
      'black border': [w * 1.12, h * 1.14, w * 0.06, h * 0.07],
      letterbox: [w, h * 1.2, 0, h * 0.1],
      // 19.5:9 with bars left and right, wider at the notch; 4:3 with bars above and below.
      sideways: [h * (19.5 / 9), h, (h * (19.5 / 9) - w) * 0.6, 0],
      tablet: [w, w * 0.75, 0, (w * 0.75 - h) / 2],
      phone: [w, w * 2.16, 0, w * 0.75],
      post: [w / 0.92, (w / 0.92) * 2.1, (w / 0.92) * 0.04, w * 0.62],
    } as const;
    const [outerWidth, outerHeight, x, y] = sizes[frame];
    const around = canvasOf(outerWidth, outerHeight);
    around.context.fillStyle = frame === 'post' ? '#fff' : '#000';
    around.context.fillRect(0, 0, outerWidth, outerHeight);
    if (frame === 'phone' || frame === 'post') {
      around.context.fillStyle = frame === 'post' ? '#123' : '#eee';
      around.context.font = `${outerWidth / 26}px 'Noto Sans CJK JP'`;
      const texts = [
        '9:41          5G',
        'ハルカ  @haruka',
        '今日の大会で使ったチームです！',
        'GG everyone, see you next week',
      ];
      texts.forEach((text, n) => {
        around.context.fillText(text, outerWidth * 0.06, (n + 1) * outerWidth * 0.09);
      });
      around.context.fillText('12:30 · 2026/11/21 · 1,024', outerWidth * 0.06, y + h + outerWidth * 0.1);
      around.context.fillText(
        '返信 3   リポスト 12   いいね 120',
        outerWidth * 0.06,
        y + h + outerWidth * 0.2,
      );
      if (frame === 'post') {
        around.context.beginPath();
        around.context.roundRect(x, y, w, h, 24);
        around.context.clip();
      }
    }
    around.context.drawImage(canvas, x, y);
    canvas = around.canvas;
  }
  for (let n = 1; n < (damage.times ?? 1); n++) {
    const again = await load(canvas.toDataURL('image/jpeg', damage.quality));
    const next = canvasOf(canvas.width, canvas.height);
    next.context.drawImage(again, 0, 0);
    canvas = next.canvas;
  }
  if (damage.stream) canvas = await streamed(canvas, damage.stream);
  return canvas.toDataURL(damage.type ?? 'image/jpeg', damage.quality).split(',')[1] as string;
}
