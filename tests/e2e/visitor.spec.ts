import { fieldTournament } from '../world-field';
import { expectForEveryone } from './accessibility';
import { expect, test } from './journey';

const pages = [
  '/',
  '/tournaments',
  '/privacy',
  '/terms',
  '/contact',
  '/tournaments?q=none-of-this-name',
  '/broadcast',
  '/nowhere',
  '/error/403',
  '/regulations/champions-m-c',
  `/tournaments/${fieldTournament}/stats`,
  '/stats/champions-m-c/incineroar',
];

for (const path of pages) {
  for (const prefix of ['/ja', '/en']) {
    test(`${prefix}${path} can be read by everyone`, async ({ page }) => {
      await page.goto(prefix + path);
      await expectForEveryone(page);
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? ['@wide'] : [];
    test('a visitor changes the language and it stays', { tag }, async ({ page }) => {
      await page.goto('/tournaments');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('大会一覧');
      await page.getByRole('navigation', { name: '言語' }).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\/tournaments$/);
      await expect(page).toHaveTitle('Tournaments - Sixsheet');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');

      await page.goto('/tournaments');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournaments');
    });

    test('a wrong address leads back into the site', async ({ page }) => {
      const response = await page.goto('/en/Nowhere/');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText('/en/Nowhere/');
      await expect(page.locator('[data-message="Page not found: /en/Nowhere/"]')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Browse tournaments' }).click();
      await expect(page).toHaveURL(/\/en\/tournaments$/);
    });

    test('a toast comes with the next page, closes by its button, and goes by itself after 3 s', async ({
      page,
      context,
      baseURL,
    }) => {
      const remember = () =>
        context.addCookies([{ name: 'toast', value: 'success.saved', url: baseURL ?? '', httpOnly: true }]);
      const toast = page.getByRole('status').getByText('保存しました');

      await remember();
      await page.goto('/tournaments');
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: '閉じる' }).click();
      await expect(toast).toBeHidden({ timeout: 1000 });

      await remember();
      await page.goto('/tournaments');
      await page.mouse.move(0, 0);
      await page.waitForTimeout(2200);
      await expect(toast).toBeVisible();
      await expect(toast).toBeHidden({ timeout: 3000 });

      await page.goto('/tournaments');
      await expect(toast).toHaveCount(0);
    });
  });
}

test('the keyboard goes through the page in its order', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/nowhere');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('本文へ移動');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('大会一覧を見る');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('nothing on a page is refused by its own security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Failed to load/.test(message.text())) refused.push(message.text());
  });
  for (const path of ['/', '/tournaments']) await page.goto(path);
  expect(refused).toEqual([]);
});
