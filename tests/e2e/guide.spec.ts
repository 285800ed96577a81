import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { guideNames } from '~/guide/guides';
import { guidePictures, type PictureName } from '~/guide/pictures';
import { type Locale, locales } from '~/locales/locale';
import { demoPassword } from '../world';
import { expectForEveryone } from './accessibility';
import { asWebp, distanceOf } from './guide/compare';
import { scenes, standStill, translators } from './guide/scenes';
import { type Browser, expect, type Page, test } from './journey';

// `npm run guide-pictures` keeps what it takes; every other run compares it with what is kept.
const keeps = Boolean(process.env.KEEP_PICTURES);
/** Fonts and what other journeys did change a picture by less; a part that moved or is gone by more. */
const nearlySame = 12;

test.describe('the pictures of the guides', () => {
  for (const locale of locales)
    test(`show what the site looks like: ${locale}`, async ({ browser }) => {
      const people = new Map<string, Page>();
      const blank = await browser.newPage();
      const far: [PictureName, number][] = [];
      for (const name of Object.keys(scenes) as PictureName[]) {
        const page = await pageOf(browser, people, name, locale);
        const taken = await take(page, name, locale);
        const file = `app/guide/pictures/${locale}/${name}.webp`;
        if (keeps) {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await asWebp(blank, taken));
          continue;
        }
        const distance = existsSync(file) ? await distanceOf(blank, taken, readFileSync(file)) : 255;
        if (distance > nearlySame) {
          far.push([name, Math.round(distance)]);
          await test.info().attach(name, { body: taken, contentType: 'image/png' });
        }
      }
      expect(far, 'They have grown old: npm run guide-pictures').toEqual([]);
    });
});

/** One a person, so that each signs in once. */
async function pageOf(browser: Browser, people: Map<string, Page>, name: PictureName, locale: Locale) {
  const { as = '' } = scenes[name];
  const { width, height } = guidePictures[name];
  const isPhone = width < 1000;
  const who = `${as} ${isPhone}`;
  const page =
    people.get(who) ??
    (await browser.newPage({
      locale: locale === 'ja' ? 'ja-JP' : 'en-US',
      timezoneId: 'Asia/Tokyo',
      colorScheme: 'light',
      // A phone’s page is shown a little smaller than it is, an overlay half as large.
      deviceScaleFactor: isPhone ? 1.5 : 0.5,
      viewport: isPhone ? { width, height: 844 } : { width, height },
    }));
  if (as && !people.has(who)) {
    const form = { email: as, password: demoPassword };
    expect((await page.request.post('/sign-in', { form, maxRedirects: 0 })).status()).toBe(302);
  }
  people.set(who, page);
  return page;
}

async function take(page: Page, name: PictureName, locale: Locale): Promise<Buffer> {
  const { path, act, landmarks, from, isWindow } = scenes[name];
  const t = translators[locale];
  const asked = typeof path === 'string' ? path : path(locale);
  await page.goto(asked.startsWith('/broadcast/') ? asked : `/${locale}${asked}`);
  await act?.(page, t, locale);
  await page.evaluate(() => document.fonts.ready);
  await standStill(page, t, locale);
  const { width, height } = guidePictures[name];
  const top = from ? await from(page, t).evaluate((it) => it.getBoundingClientRect().top + scrollY - 12) : 0;
  for (const landmark of landmarks(page, t)) {
    await expect.soft(landmark, `${name}, ${locale}`).toBeVisible();
    const bottom = await landmark.evaluate((it) => it.getBoundingClientRect().bottom + scrollY);
    expect.soft(bottom - top, `${name}, ${locale}: ${landmark}`).toBeLessThanOrEqual(height);
  }
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(isWindow ? {} : { fullPage: true, clip: { x: 0, y: top, width, height } }),
  });
}

for (const locale of locales)
  test(`the guides can be read by everyone: ${locale}`, async ({ page }) => {
    for (const path of ['', ...guideNames.map((name) => `/${name}`)]) {
      await page.goto(`/${locale}/guide${path}`);
      await expectForEveryone(page);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      for (const image of await page.locator('article img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
      }
    }
  });
