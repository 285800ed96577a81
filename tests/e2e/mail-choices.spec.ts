import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { freshEmail, signUp, submitTeam } from './account-people';
import { expect, test } from './journey';
import { signIn } from './person';

// A player hears of what they want, and of nothing that they stopped.
test('a player chooses what emails they get, and stops one by its link, without scripts', async ({
  page,
  browser,
}, info) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const email = freshEmail(info);
  await page.goto('/sign-up');
  await signUp(page, email);
  await submitTeam(page, 'ユイ');
  await page.goto('/mypage');
  await page.getByRole('heading', { name: 'アカウント', exact: true }).click();
  await page.getByRole('link', { name: /メールの設定/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('メールの設定');
  await expectForEveryone(page);
  await page.getByLabel('結果の公開').uncheck();
  await page.getByLabel('配信').check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByLabel('結果の公開')).not.toBeChecked();
  await expect(page.getByLabel('配信')).toBeChecked();
  await expect(page.getByLabel('運営からのお知らせ')).toBeChecked();

  const staff = await browser.newPage();
  await signIn(staff, 'moderator@example.com', `/admin/${ids.group}/tournaments/${ids.open}/announcements`);
  const title = `受付は2階です ${Date.now()}`;
  await staff.getByLabel('見出し（日本語）').fill(title);
  await staff.getByLabel('メールでも送る').check();
  await staff.getByRole('button', { name: 'お知らせを出す' }).click();
  await expect(staff.getByText(title).first()).toBeVisible();
  await staff.close();

  // On a device that is signed in nowhere, as the mail is read on a phone.
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await expect(async () => {
    await reader.goto('/dev/outbox');
    await expect(
      reader.getByRole('article').filter({ hasText: email }).filter({ hasText: title }),
    ).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  const mail = reader.getByRole('article').filter({ hasText: email }).filter({ hasText: title });
  // Where no site is configured, whatever the queue sends leads to the port of `npm start`.
  const link = await mail
    .getByRole('link', { name: /unsubscribe/ })
    .first()
    .getAttribute('href');
  await reader.goto(new URL(link ?? '').pathname);
  await reader.getByRole('button', { name: 'このメールを止める' }).click();
  await expect(reader.getByText('「運営からのお知らせ」のメールを止めました。')).toBeVisible();
  await page.goto('/mypage/notices');
  await expect(page.getByLabel('運営からのお知らせ')).not.toBeChecked();
  await reader.getByRole('button', { name: '再開する' }).click();
  await page.reload();
  await expect(page.getByLabel('運営からのお知らせ')).toBeChecked();
  await expect(page.getByLabel('配信')).toBeChecked();
  await reader.close();
});
