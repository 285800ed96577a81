// npm run bench:minute         WAY=screenshot filters by name, ROUNDS=1 sets the number of rounds
// Time a newcomer needs on Slow 3G (400 kbit/s both ways, 400 ms round trip) from a tournament's page to the confirmation, if
// the team is typed, pasted or read from an image. The built app with its own reader; a key takes 60 ms, thinking none. The
// tournament's page was loaded on a fast network, with its prefetches.
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { requireChromium } from '../scripts/chromium.mjs';
import { ids } from '../tests/world';
import { median, printTable } from './built-worker';
import { startApp } from './start-app';

const port = Number(process.env.PORT ?? 8799);
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const key = { delay: 60 };
const rounds = Number(process.env.ROUNDS ?? 3);

const six = ['Garchomp', 'Incineroar', 'Rillaboom', 'Flutter Mane', 'Pelipper', 'Amoonguss'];
const image = 'tests/readings/images/rental-ja-1.jpg';
const next = '次へ';

interface Way {
  name: string;
  /** Seconds that the product promises. */
  aim: number;
  fill: (page: Page) => Promise<void>;
}

/** Uploads an image and waits for the reading. */
async function read(page: Page, image: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('[name="image"]').setInputFiles(image);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="members[5].species"]')?.value !== '',
    undefined,
    { timeout: 90_000 },
  );
}

/** Converts the image to a PNG of 800 KB, like a cropped or forwarded one. */
async function asPng(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const png = await page.evaluate(async (jpeg) => {
    const drawing = new Image();
    drawing.src = `data:image/jpeg;base64,${jpeg}`;
    await drawing.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: drawing.width,
      height: drawing.height,
    });
    canvas.getContext('2d')?.drawImage(drawing, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, readFileSync(image).toString('base64'));
  await page.close();
  return Buffer.from(png, 'base64');
}

const species = (page: Page, slot: number) => page.locator(`[name="members[${slot}].species"]`);

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const png = await asPng(browser);

const ways: Way[] = [
  {
    name: 'paste',
    aim: 12,
    async fill(page) {
      await page.locator('.paste-box summary').click();
      const box = page.locator('#paste');
      await box.focus();
      // Like the device's own menu: the whole text at once, and a paste event.
      await box.evaluate((area: HTMLTextAreaElement, text) => {
        area.value = text;
        area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
      }, six.join('\n\n'));
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="members[5].species"]')?.value !== '',
      );
    },
  },
  {
    name: 'species only',
    aim: 16,
    async fill(page) {
      for (const [slot, name] of six.entries()) {
        await species(page, slot).pressSequentially(name, key);
        await species(page, slot).press('Tab');
      }
    },
  },
  {
    name: 'screenshot, JPEG of 95 KB',
    aim: 20,
    fill: (page) => read(page, image),
  },
  {
    name: 'screenshot, PNG of 800 KB',
    aim: 20,
    fill: (page) => read(page, { name: 'screen.png', mimeType: 'image/png', buffer: png }),
  },
];

/** @returns seconds until the form is visible, the player typed, the team filled in, and the sheet submitted */
async function handIn({ fill }: Way): Promise<number[]> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(`http://localhost:${port}/tournaments/${ids.open}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3g);
  const start = performance.now();
  const marks: number[] = [];
  const mark = () => marks.push((performance.now() - start) / 1000);

  await page.locator(`a[href*="/team-submit/ots/${ids.open}"]`).first().click({ noWaitAfter: true });
  await page.waitForURL(/team-submit/, { waitUntil: 'commit' });
  await page.getByLabel('表示名').waitFor();
  mark();
  await page.getByLabel('表示名').pressSequentially('ハルカ', key);
  await page.getByLabel('Discord ID').pressSequentially(`haruka_${Date.now() % 10_000}`, key);
  await page.getByLabel('Tonamel ID').pressSequentially('Hrk4Tm', key);
  await page.getByRole('button', { name: next }).click();
  await page.locator('#title-team').waitFor();
  mark();
  await fill(page);
  mark();
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await page.locator('#title-review').waitFor();
  await page.getByRole('button', { name: /提出する$/ }).click({ noWaitAfter: true });
  await page.waitForURL(/\/success\//, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  mark();
  await context.close();
  return marks;
}

const stop = await startApp(port, '.wrangler/bench-minute', '--built');

try {
  const table = [['way', 'form seen', 'player typed', 'team there', 'handed in', 'aim', '']];
  for (const way of ways.filter(({ name }) => name.includes(process.env.WAY ?? ''))) {
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round++)
      runs.push(
        await handIn(way).catch((failure) => {
          console.error(way.name, String(failure).split('\n')[0]);
          return [];
        }),
      );
    console.error(way.name, ...runs.map((marks) => marks.map((each) => each.toFixed(1)).join(' ')));
    const at = (mark: number) => median(runs.map((marks) => marks[mark] ?? Number.NaN));
    const verdict = at(3) <= way.aim ? 'kept' : 'missed';
    table.push([
      way.name,
      ...[0, 1, 2, 3].map((mark) => `${at(mark).toFixed(1)} s`),
      `${way.aim} s`,
      verdict,
    ]);
  }
  console.log(`A stranger's minute on Slow 3G, seconds since the press, median of ${rounds}\n`);
  printTable(table);
} finally {
  await browser.close();
  stop();
}
