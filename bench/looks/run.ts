// Checks that the twelve overlays have distinct silhouettes, are legible on a phone, and don't cover the game.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { gamePictures } from '../../app/overlays/game-picture';
import { requireChromium } from '../../scripts/chromium.mjs';
import { startApp } from '../start-app';
import {
  addressOf,
  clearGround,
  type Kind,
  kinds,
  languages,
  lettersStyle,
  paint,
  showPicture,
  takesOver,
} from './pictures';
import { coveredOf, maskOf, overlapOf } from './silhouette';
import { contrastIn, textsOf } from './texts';

const folder = 'test-results/looks';
const port = 8795;
const seesGame = ['frame', 'cameras', 'typed', 'open', 'battle', 'about', 'players'];
const origin = process.env.LOOKS_OF ?? `http://127.0.0.1:${port}`;
const stop = process.env.LOOKS_OF ? undefined : await startApp(port, '.wrangler/bench-looks', '--built');
mkdirSync(folder, { recursive: true });
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const browser = await chromium.launch({ executablePath: requireChromium(), args });
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, bypassCSP: true });
// Generous, for busy machines: there are hundreds of pictures.
page.setDefaultTimeout(120_000);
// Running countdowns and alternating languages would change the picture.
await page.clock.setFixedTime(new Date());
await page.addInitScript('globalThis.__name = (named) => named');
await page.addInitScript((rules) => {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = rules;
    document.head.appendChild(style as unknown as Node);
  });
}, lettersStyle);

// 10 px on a phone with 480 lines are 22.5 px of 1080.
const minTextSize = 24;
const faults: string[] = [];
// Filters by kind, event and language: `npm run bench:looks -- frame,open ganyu ja`.
const [onlyKinds, onlyEvents, onlyLanguages] = process.argv
  .slice(2)
  .map((list) => (list === 'all' ? undefined : list.split(',')));
const activeLanguages = languages.filter((language) => !onlyLanguages || onlyLanguages.includes(language));

async function lookAt(kind: Kind, event: string) {
  let mask: Uint8Array = new Uint8Array();
  let [least, faintest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const language of activeLanguages) {
    const name = `${kind.name} ${event} ${language}`;
    const address = addressOf(origin, kind, event, language);
    await showPicture(page, address);
    await page.screenshot({ path: `${folder}/${kind.name}-${event}-${language}.png` });
    const texts = await textsOf(page);
    for (const text of texts) {
      least = Math.min(least, text.size);
      if (text.size < minTextSize) faults.push(`${name}: "${text.text}" at ${text.size} px`);
      if (text.isOutside && !text.isCut) faults.push(`${name}: "${text.text}" is outside`);
      if (text.isCut && !/^(WM|ムーンライトカップ|@|10–2–1)/.test(text.text))
        faults.push(`${name}: "${text.text}" is cut at ${text.size} px`);
    }
    for (const brightness of [250, 5]) {
      const takes = await takesOver(page, brightness);
      for (const text of texts) {
        const contrast = contrastIn(text, takes);
        if (contrast === undefined) continue;
        faintest = Math.min(faintest, contrast);
        if (contrast < 4.5)
          faults.push(`${name}: "${text.text}" at ${contrast.toFixed(2)}:1 over ${brightness}`);
      }
      // Full-screen pictures hide the game.
      if (!seesGame.includes(kind.name)) break;
    }
    await clearGround(page);
    mask = maskOf(await paint(page));
    if (kind.name === 'open')
      for (const [game, { always }] of Object.entries(gamePictures))
        for (const [what, box] of Object.entries(always)) {
          const covered = coveredOf(mask, box);
          if (covered > 0.02) faults.push(`${name}: ${(covered * 100).toFixed(1)}% of ${what} (${game})`);
        }
  }
  return { event, mask, least, faintest };
}

const rows = [];
const sheet: string[] = [];
for (const kind of kinds.filter(({ name }) => !onlyKinds || onlyKinds.includes(name))) {
  const looks: Awaited<ReturnType<typeof lookAt>>[] = [];
  const events = kind.events.filter((event) => !onlyEvents || onlyEvents.includes(event));
  for (const event of events) looks.push(await lookAt(kind, event));
  const pictures = events.flatMap((event) =>
    activeLanguages.map(
      (language) => `<img src="${kind.name}-${event}-${language}.png" width="640" alt="${event}">`,
    ),
  );
  sheet.push(`<h2>${kind.name}</h2>${pictures.join('')}`);
  const pairs = looks.flatMap((one, at) =>
    looks
      .slice(at + 1)
      .map((other) => ({ pair: `${one.event} / ${other.event}`, overlap: overlapOf(one.mask, other.mask) })),
  );
  pairs.sort((a, b) => b.overlap - a.overlap);
  for (const { pair, overlap } of pairs.filter(({ overlap }) => overlap > 0.65))
    faults.push(`${kind.name}: ${pair} overlap ${overlap.toFixed(2)}`);
  rows.push({
    kind: kind.name,
    'most alike': pairs[0]?.pair,
    overlap: pairs[0]?.overlap.toFixed(2),
    'smallest text (px)': Math.min(...looks.map(({ least }) => least)).toFixed(1),
    'least contrast': Math.min(...looks.map(({ faintest }) => faintest)).toFixed(2),
  });
}
await browser.close();
stop?.();
console.table(rows);
// Contact sheet for review: a row per event, with its languages.
writeFileSync(
  `${folder}/sheet.html`,
  `<!doctype html><meta charset="utf-8"><style>body{width:1940px}img{margin:1px}</style>${sheet.join('')}`,
);
writeFileSync(`${folder}/faults.txt`, faults.join('\n'));
console.log(
  faults.length === 0
    ? 'Nothing is out of bounds.'
    : `${faults.length} out of bounds:\n${faults.slice(0, 100).join('\n')}`,
);
