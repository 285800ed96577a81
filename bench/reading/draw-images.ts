// Draws look-alikes of team screens: no picture of the game, but names in the same arrangement, in other fonts, colors,
// places and sizes than those the engine was tuned on.
//   npx tsx bench/reading/draw-images.ts FOLDER [COUNT a screen and language, 2] [SEED, 1]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf, plainName } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { requireChromium } from '../../scripts/chromium.mjs';
import type { LabeledImage, LabeledMember } from './labels';
import { pick, type Random, randomTeam, seeded } from './random-team';

const [folder = 'tests/readings/images', count = '2', seed = '1'] = process.argv.slice(2);

const fonts: Record<Locale, string[]> = {
  ja: ['Noto Sans CJK JP', 'IPAPGothic'],
  en: ['Noto Sans CJK JP', 'DejaVu Sans', 'Liberation Sans', 'URW Gothic'],
};
const themes = [
  { page: 'linear-gradient(120deg,#123,#366)', card: '#1b2b3bcc', text: '#fff', inner: '#0004' },
  { page: 'linear-gradient(60deg,#402,#a35)', card: '#301028dd', text: '#fdf6ff', inner: '#0005' },
  { page: 'linear-gradient(10deg,#dfe8f2,#b8d0f0)', card: '#fffffff0', text: '#223', inner: '#e8edf4' },
  {
    page: 'repeating-linear-gradient(45deg,#f7c948 0 40px,#f5bd25 40px 80px)',
    card: '#2a2f45',
    text: '#fff',
    inner: '#39405e',
  },
];
const iconColors = ['#e62829', '#2980ef', '#3fa129', '#fac000', '#9fa19f', '#ef4179', '#624d4e', '#60a1b8'];

interface Look {
  random: Random;
  language: Locale;
  text: (dictionary: Dictionary, key: string) => string;
}

const icon = ({ random }: Look, size: number) =>
  `<i style="width:${size}px;height:${size}px;background:${pick(random, iconColors)}"><b style="width:${size / 3}px;height:${size / 3}px;background:#fff;border-radius:${pick(random, ['50%', '0'])}"></b></i>`;
const blobs = ({ random }: Look, size: number) =>
  `<span class="blob" style="width:${size}px;height:${size}px">${Array.from({ length: 5 }, () => `<u style="left:${random() * 60}%;top:${random() * 60}%;width:${20 + random() * 40}%;height:${20 + random() * 40}%;background:hsl(${random() * 360} 70% 50%)"></u>`).join('')}</span>`;
const gender = ({ random }: Look) =>
  pick(random, ['', ' <span style="color:#6cf">♂</span>', ' <span style="color:#f79">♀</span>']);
const moveLines = (look: Look, moves: string[], size: number) =>
  moves.map((move) => `<p>${icon(look, size)}<span>${look.text(moveNames, move)}</span></p>`).join('');

const cards: Record<string, (look: Look, member: LabeledMember) => string> = {
  // Name, ability and item on the left, moves in a box on the right.
  rental: (look, member) =>
    `${blobs(look, 70)}<div class="names"><p>${look.text(speciesNames, member.species)}${gender(look)}</p><p>${icon(look, 22)}</p><p>${look.text(abilityNames, member.ability)}</p><p>${blobs(look, 20)}<span>${look.text(itemNames, member.item)}</span></p></div><div class="inner">${moveLines(look, member.moves, 24)}</div>`,
  // As far as it has been described: cards with a headline, and a tab of moves …
  'champions-moves': (look, member) =>
    `<div class="names"><p class="head">${look.text(speciesNames, member.species)}${gender(look)}</p><p>${look.text(abilityNames, member.ability)}</p><p>${blobs(look, 22)}<span>${look.text(itemNames, member.item)}</span></p>${blobs(look, 50)}</div><div class="inner">${moveLines(look, member.moves, 20)}</div>`,
  // … or one of stats.
  'champions-stats': (look, member) =>
    `<div class="names"><p class="head">${look.text(speciesNames, member.species)}${gender(look)}</p><p>${look.text(abilityNames, member.ability)}</p><p>${blobs(look, 22)}<span>${look.text(itemNames, member.item)}</span></p></div><div class="inner stats">${['HP', 'A', 'B', 'C', 'D', 'S'].map((name) => `<p><span>${name}</span><span>${60 + Math.floor(look.random() * 140)}</span><span>${Math.floor(look.random() * 33)}</span></p>`).join('')}</div>`,
};

function page(screen: string, team: LabeledMember[], language: Locale, random: Random): string {
  const look: Look = { random, language, text: (names, key) => plainName(nameOf(names, key, language)) };
  const theme = pick(random, themes);
  const size = 18 + Math.floor(random() * 5);
  const [left, top] = [20 + random() * 50, 70 + random() * 30];
  const draw = cards[screen] as (typeof cards)[string];
  return `<!doctype html><meta charset="utf-8"><style>
    *{margin:0;box-sizing:border-box} body{width:1280px;height:720px;overflow:hidden;background:${theme.page};color:${theme.text};font:${size}px/1 '${pick(random, fonts[language])}'}
    h1{position:absolute;left:${left}px;top:24px;font-size:30px;font-weight:400}
    main{position:absolute;left:${left}px;top:${top}px;width:${1130 + random() * 50}px;display:grid;grid-template-columns:1fr 1fr;gap:${8 + random() * 8}px ${16 + random() * 16}px}
    section{display:flex;gap:8px;height:${168 + random() * 14}px;background:${theme.card};border-radius:10px;padding:8px}
    .names{flex:1.1;display:flex;flex-direction:column;justify-content:space-around;min-width:0}
    .inner{flex:1.1;background:${theme.inner};border-radius:8px;display:flex;flex-direction:column;justify-content:space-around;padding:4px 10px}
    .stats{display:grid;grid-template-columns:1fr 1fr;font-size:.9em}.stats p{justify-content:space-between;padding-right:20px}
    .head{font-size:1.12em} p{display:flex;align-items:center;gap:8px;white-space:nowrap}
    i{display:inline-flex;border-radius:50%;align-items:center;justify-content:center;flex:none} b{display:block}
    .blob{position:relative;display:block;flex:none} u{position:absolute;border-radius:50%}
    footer{position:absolute;bottom:18px;left:${left}px;font-size:22px}
  </style><h1>${language === 'ja' ? 'バトルチーム' : 'Battle Team'}</h1>
  <main>${team.map((member) => `<section>${draw(look, member)}</section>`).join('')}</main>
  <footer>${language === 'ja' ? 'トレーナー　ハルカ' : 'Trainer Alex'}</footer>`;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const labels: LabeledImage[] = [];
let image = Number(seed) * 1000;
for (const screen of Object.keys(cards)) {
  for (const language of ['ja', 'en'] as const) {
    for (let n = 0; n < Number(count); n++) {
      const random = seeded(image++);
      const team = randomTeam(random);
      const scale = pick(random, [1, 1, 1.5]);
      const tab = await browser.newPage({
        viewport: { width: 1280, height: 720 },
        deviceScaleFactor: scale,
      });
      await tab.setContent(page(screen, team, language, random));
      const file = `${screen}-${language}-${n}.jpg`;
      await tab.screenshot({
        path: join(folder, file),
        type: 'jpeg',
        quality: 78 + Math.floor(random() * 14),
      });
      await tab.close();
      const shown = screen === 'champions-stats' ? team.map((member) => ({ ...member, moves: [] })) : team;
      labels.push({ file, language, screen, team: shown });
    }
  }
}
await browser.close();
writeFileSync(join(folder, 'labels.json'), `${JSON.stringify(labels, null, 1)}\n`);
