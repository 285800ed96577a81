// npm run bench:engines -- [kinds] [events] [languages]
// Compares the overlays as painted by the engines of OBS with those by today's Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { PNG } from 'pngjs';
import { requireChromium, startedFrom } from '../../scripts/chromium.mjs';
import { obsVersions, requireObsEngine } from '../../scripts/obs-engines.mjs';
import { startApp } from '../start-app';
import { differenceOf } from './difference';
import { addressOf, kinds, languages, paint, showPicture } from './pictures';
import type { Painted } from './silhouette';

const folder = 'test-results/engines';
const port = 8796;
const maxShare: Record<number, number> = { 103: 0.05, 127: 0.01 };
const [onlyKinds, onlyEvents, onlyLanguages] = process.argv
  .slice(2)
  .map((list) => (list === 'all' ? undefined : list.split(',')));
const among =
  (only: readonly string[] | undefined) =>
  (name: string): boolean =>
    !only || only.includes(name);

const origin = process.env.LOOKS_OF ?? `http://127.0.0.1:${port}`;
const stop = process.env.LOOKS_OF ? undefined : await startApp(port, '.wrangler/bench-looks', '--built');
mkdirSync(folder, { recursive: true });
const now = new Date();

async function openPage(options: LaunchOptions) {
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, bypassCSP: true });
  // Generous, for busy machines: there are hundreds of pictures.
  page.setDefaultTimeout(120_000);
  // Running countdowns and alternating languages would change the picture.
  await page.clock.setFixedTime(now);
  await page.route(/preview=1/, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  return { page, browser };
}

// All engines show one answer of the server, since the next would be of another time.
let html = '';

const today = await openPage(startedFrom(requireChromium()));
const engines = await Promise.all(
  obsVersions.map(async (version) => ({ version, ...(await openPage(requireObsEngine(version))) })),
);
const faults: string[] = [];
const rows = [];
for (const kind of kinds.filter(({ name }) => among(onlyKinds)(name))) {
  const most = new Map(engines.map(({ version }) => [version, { share: 0, name: '' }]));
  for (const event of kind.events.filter(among(onlyEvents)))
    for (const language of languages.filter(among(onlyLanguages))) {
      const address = addressOf(origin, kind, event, language);
      const name = `${kind.name}-${event}-${language}`;
      html = await (await fetch(address)).text();
      const [expected, ...pictures] = await Promise.all(
        [today, ...engines].map(async ({ page }) => {
          await showPicture(page, address);
          return paint(page);
        }),
      );
      for (const [at, { version }] of engines.entries()) {
        const painted = pictures[at] as Painted;
        const { share } = differenceOf(expected as Painted, painted);
        if (share > (most.get(version)?.share ?? 0)) most.set(version, { share, name });
        if (share <= (maxShare[version] ?? 0) && !process.env.KEEP_PICTURES) continue;
        if (share > (maxShare[version] ?? 0))
          faults.push(`${version}: ${(share * 100).toFixed(2)}% of ${name}`);
        for (const [engine, { width, height, data }] of [
          ['today', expected as Painted],
          [version, painted],
        ] as const)
          writeFileSync(
            `${folder}/${name}-${engine}.png`,
            PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) })),
          );
      }
    }
  const row = {
    kind: kind.name,
    ...Object.fromEntries(
      [...most].flatMap(([version, { share, name }]) => [
        [`${version} at most`, `${(share * 100).toFixed(2)}%`],
        [`in (${version})`, name.replace(`${kind.name}-`, '')],
      ]),
    ),
  };
  // A whole run takes half an hour, and may be stopped.
  console.log(Object.values(row).join('  '));
  rows.push(row);
}
await Promise.all([today, ...engines].map(({ browser }) => browser.close()));
stop?.();
console.table(rows);
console.log(faults.length === 0 ? 'Nothing is out of bounds.' : faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
