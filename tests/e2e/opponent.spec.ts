import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { ids, worldId } from '../world';
import { expectAccessible, expectNarrow, expectWide } from './accessibility';
import { type BrowserContext, expect, type Page, test } from './journey';

const before = worldId('harukaopen');
const languages = [
  {
    locale: 'ja-JP',
    page: 'ja',
    name: 'ガブリアス',
    other: 'Garchomp',
    refusal: '大会が始まるまで、ほかのプレイヤーのチームは見られません。',
  },
  {
    locale: 'en-US',
    page: 'en',
    name: 'Garchomp',
    other: 'ガブリアス',
    refusal: 'You can’t view other players’ teams until the tournament starts.',
  },
];

/** What an independent decoder reads from a picture of the screen. */
async function scan(page: Page): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

for (const javaScriptEnabled of [true, false]) {
  for (const { locale, page: language, name, other, refusal } of languages) {
    test.describe(`an opponent who reads ${language}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ locale, javaScriptEnabled });

      const tag = javaScriptEnabled && language === 'ja' ? ['@wide'] : [];
      test('scans the QR and reads the team in their own language', { tag }, async ({ page, browser }) => {
        await page.goto(`/teams/${ids.haruka}/qr`);
        const url = await scan(page);
        expect(url).toBe(new URL(`/teams/${ids.haruka}`, page.url()).href.toUpperCase());

        const scanner: BrowserContext = await browser.newContext({ locale, javaScriptEnabled });
        const opened = await scanner.newPage();
        const requests: string[] = [];
        opened.on('request', (request) => requests.push(request.url()));
        await opened.goto(url as string);
        await expect(opened.locator('html')).toHaveAttribute('lang', language);
        const first = opened.getByRole('heading', { level: 2 }).first();
        await expect(first).toContainText(name);
        await expect(first.locator('small')).toHaveText(other);
        expect(requests.filter((each) => !each.startsWith('data:'))).toEqual([new URL(url as string).href]);

        const switched = language === 'ja' ? 'en' : 'ja';
        const choices = opened.getByRole('navigation').getByRole('link');
        await expect(choices).toHaveText(['日本語', 'English', language === 'ja' ? '両方' : 'Both']);
        await choices.nth(switched === 'ja' ? 0 : 1).click();
        await expect(opened.locator('html')).toHaveAttribute('lang', switched);
        await expect(opened.getByRole('heading', { level: 2 }).first()).toHaveText(other);
        await choices.last().click();
        await expect(opened.getByRole('heading', { level: 2 }).first()).toContainText(name);

        await opened.goto(url as string);
        await expect(opened.locator('html')).toHaveAttribute('lang', switched);
        await scanner.close();
      });

      test('is told before the start that it is too early', async ({ page }) => {
        const response = await page.goto(`/teams/${before}`);
        expect(response?.status()).toBe(403);
        await expect(page.getByRole('main')).toContainText(refusal);
        await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
        await expect(page.getByRole('main')).not.toContainText(name);
      });
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the team image, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? ['@wide'] : [];
    test('opens over the whole screen', { tag }, async ({ page }) => {
      const images: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && images.push(request.url()));
      await page.goto(`/teams/${ids.akari}`);
      const phoneSize = page.locator('.image > button img');
      await phoneSize.scrollIntoViewIfNeeded();
      await expect(phoneSize).toHaveJSProperty('naturalWidth', 960);
      await page.waitForLoadState('networkidle');
      expect(images.filter((url) => url.startsWith('http') && !url.includes('size=phone'))).toEqual([]);
      const fetched = page.waitForResponse(`**/teams/${ids.akari}/image`);
      await page.locator('.image > button').click();
      expect((await fetched).status()).toBe(200);
      const whole = page.getByRole('dialog');
      await expect(whole).toBeVisible();
      const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
      const screen = page.viewportSize();
      expect([width, height]).toEqual([screen?.width, screen?.height]);
      await whole.getByRole('button').click();
      await expect(whole).toBeHidden();
    });
  });
}

test('a closed sheet shows only six names', async ({ page }) => {
  await page.goto(`/teams/${ids.mirai}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  await expect(page.locator('dl, img')).toHaveCount(0);
});

for (const [path, colorScheme] of [
  [`/ja/teams/${ids.akari}`, 'light'],
  [`/en/teams/${ids.souta}`, 'dark'],
  [`/ja/teams/${ids.mirai}`, 'dark'],
  [`/en/teams/${before}`, 'light'],
  [`/ja/teams/${ids.haruka}/qr`, 'dark'],
] as const) {
  test(`${path} is accessible in ${colorScheme} colors and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expectAccessible(page);
    await expectNarrow(page);
    await expectWide(page);
  });
}

test('a sheet prints on one A4 page', async ({ page }) => {
  for (const path of [ids.akari, ids.souta, ids.mirai, `${ids.haruka}/qr`]) {
    await page.goto(`/en/teams/${path}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  }
});

test('a seen page costs no body the second time', async ({ page, request }) => {
  // Another actor may change the tournament in between; then the page is rightly a new one.
  await expect(async () => {
    const first = await request.get(`/teams/${ids.haruka}`);
    const again = await request.get(`/teams/${ids.haruka}`, {
      headers: { 'If-None-Match': first.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }).toPass();
  await page.goto(`/teams/${ids.haruka}`);
  await expect(page.locator('script')).toHaveCount(0);
});
