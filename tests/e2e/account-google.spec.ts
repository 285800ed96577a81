import { freshEmail } from './account-people';
import { expect, type Page, test } from './journey';

/** Chooses a person at the stand-in for Google that the tests name, whom no other test has. */
async function beAt(page: Page, claims: Record<string, unknown>) {
  await expect(page.getByRole('heading', { name: 'Local stand-in for Google' })).toBeVisible();
  const there = new URL(page.url());
  there.searchParams.set('as', JSON.stringify(claims));
  await page.goto(there.href);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a player signs up with Google, comes back, and signs in with it again', async ({ page }, info) => {
      const email = freshEmail(info);
      const claims = { sub: email, email, email_verified: true, name: 'ソラ' };
      for (const told of ['アカウントを作成しました', 'ログインしました']) {
        await page.goto('/history');
        await page.getByRole('navigation', { name: 'ログイン・登録の方法' }).getByText('Google').click();
        await page.getByRole('link', { name: 'Googleでログイン' }).click();
        await beAt(page, claims);
        await expect(page).toHaveURL(/\/history$/);
        await expect(page.getByText(told)).toBeVisible();
        await page.context().clearCookies();
      }
    });

    test('an address that Google has not verified is refused, and one may go back', async ({ page }) => {
      await page.goto('/en/sign-up?with=google');
      await page.getByRole('link', { name: 'Sign up with Google' }).click();
      await page.getByRole('link', { name: 'not verified' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'hasn’t verified this email address',
      );
      await page.getByRole('link', { name: 'Sign in with Google' }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Google sign-in was canceled');
      await page.getByRole('navigation', { name: 'Ways to sign in' }).getByText('Email').click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  });
}
