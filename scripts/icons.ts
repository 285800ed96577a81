// npx tsx scripts/icons.ts: draws the site's icons and link previews into public/, from public/favicon.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { tournaments as en } from '../app/locales/en/tournaments';
import { tournaments as ja } from '../app/locales/ja/tournaments';
import { requireChromium } from './chromium.mjs';

const mark = readFileSync('public/favicon.svg', 'utf8').replace(/@media.*?\}\}/, '');
const image = (size: string) => mark.replace('<svg ', `<svg style="width:${size};height:${size}" `);
const centered = 'margin:0;display:grid;place-content:center;height:100vh';

const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });

async function draw(width: number, height: number, body: string, omitBackground = false) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(body);
  const picture = await page.screenshot({ omitBackground });
  await page.close();
  return picture;
}

const bare = (size: number) => draw(size, size, `<body style="${centered}">${image('100vw')}`, true);
/** Leaves a margin for phones that mask the icon to a circle or a rounded square. */
const tile = (size: number) =>
  draw(size, size, `<body style="${centered};background:#f2f7f4">${image('62vw')}`);

/** ICO container of PNGs, for Windows and old browsers. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const card = (locale: string, { promise }: { promise: string }) => `
  <html lang="${locale}"><body style="margin:0;height:630px;box-sizing:border-box;padding:64px 72px;background:#0b4f52;color:#fff;
    font-family:'Noto Sans CJK JP',sans-serif;display:grid;align-content:space-between">
  <p style="margin:0;display:flex;align-items:center;gap:20px;font-size:48px;font-weight:700">
    <span style="display:grid;padding:12px;border-radius:20px;background:#f2f7f4">${image('56px')}</span>Sixsheet</p>
  <h1 style="margin:0;font-size:76px;line-height:1.3;font-weight:800;word-break:auto-phrase;text-wrap:balance">${promise}</h1>
  <p style="margin:0;height:14px;width:220px;background:#f2cf1f;border-radius:7px"></p>`;

writeFileSync(
  'public/favicon.ico',
  ico([
    { size: 32, png: await bare(32) },
    { size: 48, png: await bare(48) },
  ]),
);
writeFileSync('public/apple-touch-icon.png', await tile(180));
for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await tile(size));
writeFileSync('public/card-ja.png', await draw(1200, 630, card('ja', ja.home)));
writeFileSync('public/card-en.png', await draw(1200, 630, card('en', en.home)));
await browser.close();
