import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '~/locales/locale';
import { pick, type Random } from '../random';

/** Random appearance of a drawn screen. Lengths are px of a screen 720 px high. */
export interface Look {
  random: Random;
  language: Locale;
  width: number;
  font: string;
  weight: number;
  spacing: number;
  size: number;
  shadow: string;
  page: string;
  card: string;
  inner: string;
  text: string;
  iconSize: number;
  iconGap: number;
  iconRadius: string;
  /** CSS filter: a faint icon may be read as a letter. */
  iconFilter: string;
  /** Overlap of a sprite with the text beside it. */
  reach: number;
}

const repeated = <T>(times: number, ...list: T[]) => Array.from({ length: times }, () => list).flat();

const fonts: Record<Locale, [string, number][]> = {
  ja: [
    ...repeated<[string, number]>(3, ['Noto Sans CJK JP', 400], ['Noto Sans CJK JP', 700]),
    ...repeated<[string, number]>(2, ['rounded', 800], ['mplus', 800]),
    ['Noto Sans Mono CJK JP', 400],
    ['Noto Sans Mono CJK JP', 700],
    ['mochiy', 400],
    ['Noto Serif CJK JP', 700],
  ],
  en: [
    ...repeated<[string, number]>(
      2,
      ['Noto Sans CJK JP', 400],
      ['Noto Sans CJK JP', 700],
      ['DejaVu Sans', 400],
    ),
    ['DejaVu Sans Condensed', 400],
    ['DejaVu Sans', 700],
    ['rounded', 800],
    ['mplus', 800],
    ['barlow', 800],
    ['chakra', 700],
    ['Noto Serif CJK JP', 700],
  ],
};

const bundled = { rounded: 'kana', mplus: 'kana', mochiy: 'kana', barlow: '', chakra: '' } as const;

/** Latin letters much like the games'. */
const condensed = [
  [
    500,
    import.meta.resolve('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-500-normal.woff2'),
  ],
  [
    600,
    import.meta.resolve('@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-600-normal.woff2'),
  ],
].map(
  ([weight, file]) =>
    `@font-face{font-family:'fira';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(fileURLToPath(String(file))).toString('base64')})}`,
);

/** Bundled fonts of the app, with the kana and Latin letters that names consist of. */
export const fontFaces = Object.entries(bundled)
  .flatMap(([name, kana]) =>
    ['latin', ...(kana ? [kana] : [])].map((part) => {
      const bytes = readFileSync(new URL(`../../app/overlays/fonts/${name}-${part}.woff2`, import.meta.url));
      const range = part === 'kana' ? 'unicode-range:U+2010-33FF,U+FF00-FFEF;' : '';
      return `@font-face{font-family:'${name}';font-weight:100 900;${range}src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
    }),
  )
  .concat(condensed)
  .join('\n');

const between = (random: Random, from: number, to: number) => from + random() * (to - from);

function page(random: Random): string {
  const hue = random() * 360;
  const color = (lightness: number) => `hsl(${hue + between(random, -50, 50)} 65% ${lightness}%)`;
  const angle = Math.floor(random() * 360);
  return pick(random, [
    () => `linear-gradient(${angle}deg,${color(22)},${color(45)})`,
    () => `linear-gradient(${angle}deg,${color(40)},${color(60)})`,
    () => `radial-gradient(at 60% 30%,${color(55)},${color(20)})`,
    () => `linear-gradient(${angle}deg,${color(82)},${color(70)})`,
    () => `repeating-linear-gradient(45deg,${color(55)} 0 40px,${color(50)} 40px 80px)`,
  ])();
}

const cards = (random: Random) => {
  const hue = Math.floor(random() * 360);
  return pick(random, [
    { card: `hsl(${hue} 40% 16% / .88)`, inner: '#0004', text: '#fff' },
    { card: `hsl(${hue} 35% 28%)`, inner: '#fff1', text: '#fdfaff' },
    { card: '#fffffff0', inner: `hsl(${hue} 30% 91%)`, text: '#223' },
    { card: `hsl(${hue} 25% 94%)`, inner: '#fff', text: '#333' },
    {
      card: `linear-gradient(90deg,hsl(${hue} 30% 15%),hsl(${hue} 30% 35%))`,
      inner: 'transparent',
      text: '#fff',
    },
  ]);
};

const phones = [2.1667, 2.1667, 2.167, 2.164, 2.222];

/** @param game Champions has purple cards, and is also played on phones */
export function randomLook(random: Random, language: Locale, game: 'console' | 'champions'): Look {
  const [font, weight] = pick(random, fonts[language]);
  const champions = game === 'champions';
  const phone = champions && random() < 0.45;
  const hue = between(random, 232, 278);
  const colors = champions
    ? {
        card: `linear-gradient(${Math.floor(random() * 360)}deg,hsl(${hue} ${between(random, 30, 50)}% 52% / .9),hsl(${hue} ${between(random, 30, 50)}% 40% / .9))`,
        inner: 'transparent',
        text: '#fff',
      }
    : cards(random);
  return {
    random,
    language,
    width: Math.round(720 * (phone ? pick(random, phones) : 16 / 9)),
    font,
    weight,
    spacing: between(random, -0.01, 0.05),
    size: between(random, 18, 24) * (font.startsWith('DejaVu') ? 0.9 : 1),
    shadow: random() < 0.3 ? '1px 1px 2px #0008' : 'none',
    page: champions
      ? `linear-gradient(${Math.floor(random() * 360)}deg,hsl(${hue} 60% 22%),hsl(${hue} 55% 45%))`
      : page(random),
    ...colors,
    iconSize: between(random, 19, 27),
    iconGap: between(random, 4, 14),
    iconRadius: pick(random, ['50%', '50%', '4px']),
    iconFilter: pick(random, ['none', 'none', 'saturate(.4)', 'opacity(.55)', 'brightness(.7)']),
    reach: between(random, -20, 14),
  };
}

const typeColors =
  '#e62829 #2980ef #3fa129 #fac000 #9fa19f #ef4179 #624d4e #60a1b8 #ff8000 #9141cb #915121 #afa981'.split(
    ' ',
  );
const signs = [
  '<circle cx="12" cy="12" r="5"/>',
  '<path d="M12 5l6 12-6-3-6 3z"/>',
  '<path d="M13 4l-6 9h4l-2 7 7-10h-4z"/>',
  '<path d="M5 10h14v3H5zM10 5h3v14h-3z"/>',
  '<path d="M12 4c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z"/>',
];

export function typeIcon(
  { random, iconRadius, iconFilter }: Look,
  x: number,
  middle: number,
  size: number,
): string {
  return `<svg viewBox="0 0 24 24" style="left:${x}px;top:${middle - size / 2}px;width:${size}px;height:${size}px;background:${pick(random, typeColors)};border-radius:${iconRadius};filter:${iconFilter}"><g fill="#fff">${pick(random, signs)}</g></svg>`;
}

/** Draws an imitation of a Pokémon: patches, strokes and eyes in random colors. */
export function sprite({ random }: Look, x: number, y: number, size: number): string {
  const at = () => Math.floor(random() * 100);
  const color = () => `hsl(${random() * 360} 70% ${between(random, 25, 85)}%)`;
  const patches = Array.from(
    { length: 6 },
    () => `<ellipse cx="${at()}" cy="${at()}" rx="${8 + at() / 5}" ry="${8 + at() / 5}" fill="${color()}"/>`,
  );
  const strokes = Array.from(
    { length: 3 },
    () =>
      `<path d="M${at()} ${at()}Q${at()} ${at()} ${at()} ${at()}" stroke="${color()}" stroke-width="${2 + at() / 25}" fill="none"/>`,
  );
  return `<svg viewBox="0 0 100 100" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px">${patches.join('')}${strokes.join('')}<circle cx="45" cy="40" r="4" fill="#fff"/><circle cx="60" cy="40" r="4" fill="#fff"/></svg>`;
}

/** A line of text, vertically centered at `middle`; condensed to fit `room`, as in the games. */
export const line = (look: Look, text: string, x: number, middle: number, style = '', room = 1000): string =>
  `<p data-room="${room}" style="left:${x}px;top:${middle - look.size}px;line-height:${2 * look.size}px;${style}">${text}</p>`;

const narrow = `<script>for (const p of document.querySelectorAll('p')) { const fits = p.dataset.room / p.offsetWidth; if (fits < 1) p.style.transform = 'scaleX(' + fits + ')'; }</script>`;

export const box = (x: number, y: number, width: number, height: number, style: string): string =>
  `<div style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;${style}"></div>`;

export const genderSign = (random: Random): string =>
  pick(random, ['', '<span style="color:#6cf"> ♂</span>', '<span style="color:#f79"> ♀</span>']);

export function scenery({ random, width }: Look): string {
  return Array.from({ length: Math.floor(random() * 14) }, () =>
    box(
      random() * width,
      random() * 720,
      20 + random() * 180,
      10 + random() * 120,
      `background:hsl(${random() * 360} 60% 60% / .25);transform:rotate(${pick(random, [0, 45, -25])}deg);border-radius:${pick(random, ['0', '50%'])}`,
    ),
  ).join('');
}

export const document = (
  look: Look,
  body: string,
): string => `<!doctype html><meta charset="utf-8"><style>${fontFaces}
  *{margin:0;box-sizing:border-box} body{width:${look.width}px;height:720px;overflow:hidden;position:relative;background:${look.page};color:${look.text};font:${look.weight} ${look.size}px '${look.font}';letter-spacing:${look.spacing}em;text-shadow:${look.shadow}}
  p,svg,div{position:absolute;white-space:nowrap;transform-origin:left}
</style>${body}${narrow}`;
