import { ids, worldId } from '../world';
import { expectAccessible } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';
import { signIn } from './person';

async function at(browser: Browser, address: string, options: object) {
  const context = await browser.newContext({ locale: 'ja-JP', ...options });
  const page = await context.newPage();
  await signIn(page, 'site-admin@example.com', address);
  return page;
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test(`the notes fit ${width}×${height}, with a script and without`, { tag: '@wide-only' }, async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const notes = `/admin/${ids.group}/streaming-input/casters`;
      const page = await at(browser, notes, { javaScriptEnabled, viewport: { width, height } });
      await expect(page.getByRole('heading', { name: '実況・解説ノート' })).toBeVisible();
      const [first, second] = await page.locator('.noted-player').all();
      const [one, other] = [await first?.boundingBox(), await second?.boundingBox()];
      expect(other && one && other.x > one.x).toBe(width > 1000);
      // axe is a script itself.
      if (javaScriptEnabled) expect(await isWide(page)).toBe(false);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.context().close();
    }
  });

test('the notes follow what is on air', { tag: '@wide-only' }, async ({ browser }) => {
  // No other spec is on air there.
  const desk = `/admin/${worldId('hokuto')}/streaming-input`;
  const page = await at(browser, desk, { viewport: { width: 1280, height: 800 } });
  await page.getByLabel('プレイヤー1', { exact: true }).fill('ゲスト一郎');
  await page.getByLabel('プレイヤー2', { exact: true }).fill('カエデ');
  await page.locator('.desk-take').getByRole('button', { name: '配信に出す' }).click();
  await expect(page.locator('.live-score')).toHaveCount(2);
  const notes = await page.context().newPage();
  await notes.goto(`${desk}/casters`);
  const scores = notes.locator('.noted-player output');
  await expect(notes.locator('.noted-player').nth(1)).toContainText('Kaede');
  await expect(scores).toHaveText(['0', '0']);
  await page.bringToFront();
  await page.getByRole('button', { name: 'カエデに1勝を足す' }).click();
  await expect(page.locator('.live-score output').nth(1)).toHaveText('1');
  await notes.bringToFront();
  await expect(scores).toHaveText(['0', '1'], { timeout: 15_000 });
});
