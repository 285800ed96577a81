import { expectAccessible, expectForEveryone, expectNarrow, expectTargets } from './accessibility';
import { submitTeam } from './account-people';
import { expect, test } from './journey';
import { signIn } from './person';

const pages = ['/mypage', '/history', '/mypage/password', '/mypage/email', '/mypage/account'];

test('pages of one’s own can be used by everyone', async ({ page }) => {
  await submitTeam(page, 'となりの人');
  await signIn(page, 'haruka@example.com');
  for (const prefix of ['/ja', '/en']) {
    for (const path of pages) {
      await page.goto(prefix + path);
      if (path === '/mypage') await expect(page.locator('.claim input').first()).toBeChecked();
      await expectForEveryone(page);
    }
  }
});

test('the ways by Google and what comes after a mail can be used by everyone', async ({ page }) => {
  for (const path of [
    '/ja/sign-in?with=google&google=unverified',
    '/en/sign-up?with=google',
    '/ja/sign-up?sent=1',
    '/en/verify-email?token=x',
    '/ja/confirm-email?token=x',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
    await expectNarrow(page);
    await expectTargets(page);
  }
});

test('the user ID is copied by its button, and forms are sent by the keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'haruka@example.com', '/ja/mypage');
  await page.locator('.fold:has(#account) > summary').click();
  await page.getByRole('button', { name: 'IDをコピー' }).click();
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^harukauser/);
  await page.locator('.fold:has(#profile) > summary').click();
  await page.getByLabel('X ID（任意）').press('Enter');
  await expect(page.getByText('保存しました')).toBeVisible();
});
