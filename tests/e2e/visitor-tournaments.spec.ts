import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';

const paths = {
  home: '/',
  list: '/tournaments',
  past: '/tournaments?when=past&page=2',
  nothing: '/tournaments?q=%E3%81%AA%E3%81%84',
  open: `/tournaments/${ids.open}`,
  closedSheet: `/tournaments/${ids.closedKind}`,
  ended: `/tournaments/${ids.ended}`,
};

async function withoutScript(browser: Browser, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ja-JP' });
  await use(await context.newPage());
  await context.close();
}

for (const prefix of ['/ja', '/en']) {
  test(`every page can be used by everyone, ${prefix}`, async ({ page }) => {
    for (const path of Object.values(paths)) {
      await page.goto(prefix + path);
      await expectForEveryone(page);
    }
  });
}

test('without scripts a visitor searches, pages through the past and opens results', async ({ browser }) => {
  await withoutScript(browser, async (page) => {
    await page.goto('/tournaments');
    await page.getByLabel('大会名・主催').fill('ﾑｰﾝﾗｲﾄ 第');
    await page.getByRole('button', { name: 'さがす' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toContainText([
      '第11回 ムーンライト杯',
      '第12回 ムーンライト杯',
      '第10回 ムーンライト杯',
    ]);
    await page.getByRole('link', { name: '条件を消す' }).click();
    await page.getByLabel('ルール').selectOption('single');
    await page.getByLabel('開催形式').selectOption('online');
    await page.getByRole('button', { name: 'さがす' }).click();
    await expect(page.getByLabel('ルール')).toHaveValue('single');
    expect(new URL(page.url()).searchParams.get('rule')).toBe('single');

    await page.goto('/tournaments');
    await page.getByRole('navigation', { name: '時期' }).getByRole('link', { name: '終了' }).click();
    await page.getByRole('link', { name: '次のページ' }).click();
    await expect(page.getByText('2ページ目')).toBeVisible();
    await page.getByRole('link', { name: '前のページ' }).click();
    await page.getByRole('link', { name: '結果を見る (第10回 ムーンライト杯)' }).click();
    const standings = page.getByRole('region', { name: '順位' });
    await expect(standings.getByRole('row').nth(1)).toContainText('優勝');
    await expect(standings.getByRole('link', { name: 'ハルカ' })).toBeVisible();
    await expect(standings.getByRole('link', { name: 'ケンタ' })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'ミナトさんの6匹' })).toContainText('Miraidon');
  });
});

test('without scripts the deadline is readable, in the named zone and as time left', async ({ browser }) => {
  await withoutScript(browser, async (page) => {
    await page.goto(paths.open);
    await expect(page.getByText(/^あと\d+日/)).toBeVisible();
    await expect(page.locator('time').filter({ hasText: '日本時間' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'チームを提出する' })).toHaveAttribute(
      'href',
      `/team-submit/ots/${ids.open}`,
    );
  });
});

test('home leads to an open tournament and its picture shows', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'チームを提出する', exact: true }).click();
  await expect(page.getByRole('heading', { name: '提出受付中の大会' })).toBeInViewport();
  await page.goto(paths.open);
  const picture = page.locator('.tournament-picture img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});

test('a language switch stays on the same question', async ({ page }) => {
  await page.goto('/tournaments?when=past&rule=double');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/tournaments\?when=past&rule=double$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Past tournaments');
});

test('the keyboard reaches a card and its links in order', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/tournaments?q=第12回');
  const card = page.getByRole('listitem').filter({ hasText: '第12回 ムーンライト杯' });
  await card.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'チームを提出' })).toBeFocused();
});

test('the small script turns times to the reader’s own zone and counts down', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.goto(`/en${paths.open}`);
  await expect(page.locator('time[data-local]').first()).toHaveText(/\d\d:\d\d E[SD]T$/);
  await expect(page.locator('.countdown')).toHaveText(/^\d+ days.* left$/);
  await context.close();
});
