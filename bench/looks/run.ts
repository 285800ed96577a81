// Whether the twelve overlays can be told apart in black, read on a phone, and leave the game free.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { gamePictures } from '../../app/broadcast/game-picture';
import { requireChromium } from '../../scripts/chromium.mjs';
import { startApp } from '../start-app';
import { addressOf, type Kind, kinds, languages, paint, paintOver, showPicture } from './pictures';
import { coveredOf, maskOf, overlapOf } from './silhouette';
import { contrastIn, textsOf } from './texts';

const folder = 'test-results/looks';
const port = 8795;
const origin = process.env.LOOKS_OF ?? `http://127.0.0.1:${port}`;
const stop = process.env.LOOKS_OF ? undefined : await startApp(port, '.looks-state', '--built');
mkdirSync(folder, { recursive: true });
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const browser = await chromium.launch({ executablePath: requireChromium(), args });
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, bypassCSP: true });
await page.addInitScript('globalThis.__name = (named) => named');
await page.addInitScript(() => {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '[data-blank] #stage * { color: transparent !important; -webkit-text-stroke-color: transparent !important }';
    document.head.appendChild(style as unknown as Node);
  });
});

const faults: string[] = [];
const wanted = process.argv[2]?.split(',');

async function lookAt(kind: Kind, event: string) {
  let mask: Uint8Array = new Uint8Array();
  let [least, faintest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const language of languages) {
    const name = `${kind.name} ${event} ${language}`;
    const address = addressOf(origin, kind, event, language);
    await showPicture(page, address);
    await page.screenshot({ path: `${folder}/${kind.name}-${event}-${language}.png` });
    const texts = await textsOf(page);
    for (const text of texts) {
      least = Math.min(least, text.size);
      if (text.size < 20) faults.push(`${name}: "${text.text}" at ${text.size} px`);
      if (text.isOutside) faults.push(`${name}: "${text.text}" is outside`);
      if (text.isCut && !/^(WM|ムーンライトカップ|@leon)/.test(text.text))
        faults.push(`${name}: "${text.text}" is cut at ${text.size} px`);
    }
    // What stands behind is the same in every language.
    for (const brightness of language === 'ja' ? [250, 5] : []) {
      const [lettered, blank] = [
        await paintOver(page, brightness, false),
        await paintOver(page, brightness, true),
      ];
      for (const text of texts) {
        const contrast = contrastIn(text, lettered, blank);
        if (contrast === undefined) continue;
        faintest = Math.min(faintest, contrast);
        if (contrast < 4.5)
          faults.push(`${name}: "${text.text}" at ${contrast.toFixed(2)}:1 over ${brightness}`);
      }
    }
    await showPicture(page, `${address}&background=0`);
    const painted = maskOf(await paint(page));
    if (language === 'both') mask = painted;
    if (kind.name === 'open')
      for (const [game, { always }] of Object.entries(gamePictures))
        for (const [what, box] of Object.entries(always)) {
          const covered = coveredOf(painted, box);
          if (covered > 0.02) faults.push(`${name}: ${(covered * 100).toFixed(1)}% of ${what} (${game})`);
        }
  }
  return { event, mask, least, faintest };
}

const rows = [];
for (const kind of kinds.filter(({ name }) => !wanted || wanted.includes(name))) {
  const looks: Awaited<ReturnType<typeof lookAt>>[] = [];
  for (const event of kind.events) looks.push(await lookAt(kind, event));
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
writeFileSync(`${folder}/faults.txt`, faults.join('\n'));
console.log(
  faults.length === 0
    ? 'Nothing is out of bounds.'
    : `${faults.length} out of bounds:\n${faults.slice(0, 60).join('\n')}`,
);
