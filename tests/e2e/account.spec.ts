import { demoPassword } from '../world';
import { expectAccessible, expectForEveryone, expectNarrow } from './accessibility';
import { expect, type Page, test } from './journey';

const pages = ['/sign-in', '/admin/auth', '/sign-up', '/forgot-password'];

// Below it may stand another way in.
const form = (page: Page) => page.locator('main form').first();

for (const path of pages) {
  for (const prefix of ['/ja', '/en']) {
    test(`${prefix}${path} can be used by everyone`, async ({ page }) => {
      await page.goto(prefix + path);
      await form(page).getByRole('button').click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await expectForEveryone(page);
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? ['@wide'] : [];
    test('staff sign in from a page and come back to it, then sign out', { tag }, async ({ page }) => {
      await page.goto('/tournaments?when=upcoming');
      await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
      await expect(page).toHaveTitle('ログイン - Sixsheet');
      await form(page).getByLabel('メールアドレス').fill('host-admin@example.com');
      await form(page).getByLabel('パスワード').fill('not this one');
      await form(page).getByRole('button').click();
      await expect(form(page).getByRole('alert')).toHaveText('メールアドレスかパスワードが違います。');
      await expect(form(page).getByLabel('メールアドレス')).toHaveValue('host-admin@example.com');
      await expect(form(page).getByLabel('パスワード')).toHaveValue('');

      await form(page).getByLabel('パスワード').fill(demoPassword);
      await form(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/tournaments\?when=upcoming$/);
      await expect(page.getByText('ログインしました')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('ツキノ');
      // The checks themselves are scripts.
      if (javaScriptEnabled) await expectAccessible(page);
      if (javaScriptEnabled) await expectNarrow(page);

      await page.locator('.account > button').click();
      await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).click();
      await expect(page.getByText('ログアウトしました')).toBeVisible();
      await expect(page.getByRole('banner')).not.toContainText('ツキノ');
    });
  });
}
