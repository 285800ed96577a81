import { ids } from '../world';
import { expectAccessible, expectNarrow } from './accessibility';
import { type Browser, expect, type Locator, type Page, test } from './journey';
import { signIn } from './person';

// Looked at, never changed: others are at work at the same desk.
async function atDesk(browser: Browser, language: 'ja' | 'en', options: object) {
  const context = await browser.newContext({ locale: language, ...options });
  const page = await context.newPage();
  await signIn(page, 'host-admin@example.com', `/${language}/admin/${ids.group}/streaming-input`);
  return page;
}

const bar = (page: Page): Locator[] => [
  ...[1, 2].flatMap((side) =>
    [-1, 1].map((by) => page.locator(`.desk-bar button[formaction*="score?side=${side}&by=${by}"]`)),
  ),
  ...['undo', 'save', 'take'].map((act) =>
    page.locator(`.desk-bar button[formaction$="/${act}"]:not([name])`),
  ),
];
const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;

for (const language of ['ja', 'en'] as const)
  for (const javaScriptEnabled of [true, false]) {
    const name = `${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test(`a desktop has the desk on one screen, ${name}`, { tag: '@wide-only' }, async ({ browser }) => {
      const page = await atDesk(browser, language, { javaScriptEnabled });
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 1920, height: 1080 },
      ]) {
        await page.setViewportSize(viewport);
        const beyond = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollHeight - innerHeight, scrollWidth - innerWidth];
        });
        expect(
          beyond.every((pixels) => pixels <= 0),
          `${beyond}`,
        ).toBe(true);
        const kinds = await page.locator('#kind label').all();
        expect(kinds.length).toBeGreaterThan(7);
        const frames = await page.locator('iframe.overlay-frame').all();
        const names = await page.locator('[data-part="live"] .screen-player').all();
        expect([frames.length, names.length]).toEqual([2, 2]);
        for (const each of [...bar(page), ...kinds, ...frames, ...names])
          await expect(each).toBeInViewport({ ratio: 1 });
        // However far its column has scrolled.
        await page.locator('[data-part="form"]').evaluate((form) => form.scrollTo(0, form.scrollHeight));
        for (const each of kinds) await expect(each).toBeInViewport({ ratio: 1 });
        if (javaScriptEnabled) await expectAccessible(page);
      }
      await page.context().close();
    });

    test(`a phone has score, take and undo under the thumb, ${name}`, async ({ browser }) => {
      // Else the page is still on its way to what has the focus.
      const page = await atDesk(browser, language, { javaScriptEnabled, reducedMotion: 'reduce' });
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 360, height: 740 },
      ]) {
        await page.setViewportSize(viewport);
        for (const part of [0, 0.3, 0.7, 1]) {
          await page.evaluate((at) => scrollTo(0, document.documentElement.scrollHeight * at), part);
          for (const each of bar(page)) await expect(each).toBeInViewport({ ratio: 1 });
        }
        for (const each of bar(page)) expect(await heightOf(each)).toBeGreaterThanOrEqual(44);
        await page.locator('.kind-sheet summary').click();
        const kinds = await page.locator('.kind-sheet button').all();
        expect(kinds.length).toBeGreaterThan(7);
        for (const each of kinds) {
          await expect(each).toBeInViewport({ ratio: 1 });
          expect(await heightOf(each)).toBeGreaterThanOrEqual(44);
        }
        if (javaScriptEnabled) await expectAccessible(page);
        await page.locator('.kind-sheet summary').click();
        // Nothing that has the focus stands below the bar.
        const covered = await page.evaluate(() => {
          const top = () => document.querySelector('.desk-bar')?.getBoundingClientRect().top ?? 0;
          const fields = document.querySelectorAll<HTMLElement>(
            '#desk :is(a, button, summary, select, textarea, input:not([type="hidden"])):not(.desk-bar *)',
          );
          return [...fields]
            .filter((field) => field.checkVisibility() && field.tabIndex >= 0)
            .filter((field) => {
              field.focus();
              const { bottom } = field.getBoundingClientRect();
              return document.activeElement === field && bottom > top() + 0.5;
            })
            .map((field) => field.outerHTML.slice(0, 100));
        });
        expect(covered).toEqual([]);
        if (javaScriptEnabled) await expectAccessible(page);
        await expectNarrow(page);
      }
      await page.context().close();
    });
  }

test('keys choose the scene once they are switched on, never while typing', { tag: '@wide-only' }, async ({
  browser,
}) => {
  const page = await atDesk(browser, 'ja', { viewport: { width: 1280, height: 720 } });
  const kind = (value: string) => page.locator(`#kind input[value="${value}"]`);
  await page.getByText('キーボード操作').click();
  const chosen = await page.locator('#kind input:checked').getAttribute('value');
  await page.keyboard.press('1');
  await expect(kind(chosen ?? '')).toBeChecked();
  await page.getByLabel('使う').check();
  await page.keyboard.press('1');
  await expect(kind('startingSoon')).toBeChecked();
  await page.keyboard.press('0');
  await expect(kind('bracket')).toBeChecked();
  await page.getByLabel('プレイヤー1', { exact: true }).press('2');
  await expect(kind('bracket')).toBeChecked();
  await page.getByLabel('使う').uncheck();
  await page.keyboard.press('2');
  await expect(kind('bracket')).toBeChecked();
});
