import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveNames } from '~/pokedex/move-names';
import { speciesNames } from '~/pokedex/species-names';
import { openBrowser } from './browser';
import { jpegOfScans } from './many-scans';

/** A picture without a team that is expensive to read. */
interface Hostile {
  name: string;
  width: number;
  height: number;
  html?: string;
  pattern?: keyof typeof patterns;
}

const sizes = { capture: [1280, 720], largest: [2560, 1600], upright: [1170, 2532] } as const;

const page = (words: readonly string[], size: number, ground = '#fff', ink = '#000') =>
  `<body style="margin:8px;background:${ground};color:${ink};font:${size}px/1.3 'Noto Sans CJK JP'">${words.join(' ')}`;
const shuffled = (words: readonly string[]) =>
  words.map((word, n) => [word, (n * 7919) % 1009] as const).sort((a, b) => a[1] - b[1]);
const namesOf = (names: Record<string, { ja: string; en: string }>, locale: 'ja' | 'en') =>
  shuffled(Object.values(names).map((name) => name[locale])).map(([word]) => word);
const prose = 'The judges of the regional round met again at noon to hear what both players had to say. ';
const japaneseProse = '大会の運営は正午に再び集まり、両選手の話を聞いたうえで判定を下すことにした。';
const grid = (words: readonly string[]) =>
  `<body style="margin:10px;background:#2b2c6e;color:#fff;font:20px 'Noto Sans CJK JP';display:grid;grid-template-columns:repeat(5,1fr);gap:6px">${words
    .slice(0, 120)
    .map((word) => `<div>${word}</div>`)
    .join('')}`;

// Brightness of a pixel, 0–255; evaluated in the browser.
const patterns = {
  noise: '() => Math.random() * 255',
  blots:
    '(x, y) => 127 + 90 * Math.sin(x / 3.1 + 9 * Math.sin(y / 17)) * Math.cos(y / 4.3 + 7 * Math.sin(x / 29))',
  checkers: '(x, y) => ((x >> 3) + (y >> 3)) % 2 ? 250 : 20',
  stripes: '(x, y) => y % 24 < 12 && (x * 7 + (y / 24 | 0) * 131) % 37 < 25 ? 250 : 25',
  bars: '(x, y) => y % 20 < 13 && x % 11 < 5 ? 250 : 25',
} as const;

const pictures: Hostile[] = [
  ...(['capture', 'largest', 'upright'] as const).flatMap((size) =>
    (Object.keys(patterns) as (keyof typeof patterns)[]).map(
      (pattern): Hostile => ({
        name: `${pattern} ${size}`,
        width: sizes[size][0],
        height: sizes[size][1],
        pattern,
      }),
    ),
  ),
  ...Object.entries({
    'English page': page(Array(80).fill(prose), 18),
    'Japanese page': page(Array(80).fill(japaneseProse), 18, '#112', '#eee'),
    'English moves': page(namesOf(moveNames, 'en'), 17),
    'Japanese moves': page(namesOf(moveNames, 'ja'), 17, '#224', '#fff'),
    'English Pokémon in a grid': grid(namesOf(speciesNames, 'en')),
    'Japanese moves in a grid': grid(namesOf(moveNames, 'ja')),
    'letters and digits': page(Array(700).fill('q7 %a ロ回 III'), 16),
  }).map(([name, html]): Hostile => ({ name, width: 1280, height: 720, html })),
];

const folder = '.cache/bench-reading/hostile';

export async function hostilePictures(): Promise<{ name: string; bytes: Buffer }[]> {
  mkdirSync(folder, { recursive: true });
  const files: { name: string; bytes: Buffer }[] = [];
  for (const picture of pictures) {
    const path = join(folder, `${picture.name.replaceAll(' ', '-')}.jpg`);
    if (!existsSync(path)) writeFileSync(path, await draw(picture));
    files.push({ name: picture.name, bytes: readFileSync(path) });
  }
  return [
    ...files,
    { name: 'a page of Sixsheet', bytes: readFileSync('docs/team-en.png') },
    ...[32, 2000].map((scans) => ({ name: `${scans} scans`, bytes: jpegOfScans(2560, 1600, scans) })),
  ];
}

async function draw({ width, height, html, pattern }: Hostile): Promise<Buffer> {
  const tab = await (await openBrowser()).newPage({ viewport: { width, height } });
  await tab.setContent(html ?? '<body style="margin:0"><canvas></canvas>');
  if (pattern)
    await tab.evaluate(`(() => {
      const canvas = document.querySelector('canvas');
      canvas.width = ${width};
      canvas.height = ${height};
      const context = canvas.getContext('2d');
      const image = context.createImageData(${width}, ${height});
      const at = ${patterns[pattern]};
      for (let y = 0; y < ${height}; y++)
        for (let x = 0; x < ${width}; x++) {
          const value = at(x, y);
          image.data.set([value, value, value, 255], (y * ${width} + x) * 4);
        }
      context.putImageData(image, 0, 0);
    })()`);
  await tab.evaluate(() => document.fonts.ready);
  const bytes = await tab.screenshot({ type: 'jpeg', quality: 80 });
  await tab.close();
  return bytes;
}
