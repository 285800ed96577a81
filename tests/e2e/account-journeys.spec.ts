import { form, freshEmail, openMail, signIn, signUp, submitTeam } from './account-people';
import { expect, test } from './journey';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a player signs up by mail and is back where they were; later forgets the password', async ({
      page,
    }, info) => {
      const email = freshEmail(info);
      await page.goto('/ja/tournaments?when=past');
      await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
      await page.getByRole('main').getByRole('link', { name: 'アカウントを作成' }).click();
      await signUp(page, email);
      await expect(page).toHaveURL(/\/ja\/tournaments\?when=past$/);

      await page.context().clearCookies();
      await page.goto('/sign-in');
      await page.getByRole('link', { name: 'パスワードを忘れたとき' }).click();
      await form(page).getByLabel('メールアドレス').fill(email);
      await form(page).getByRole('button').click();
      await expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible();
      await openMail(page, email, 'パスワードの再設定');
      await form(page).getByLabel('新しいパスワード').fill('kirin ga nemui');
      await form(page).getByRole('button').click();
      await expect(page.getByText('パスワードを変更しました')).toBeVisible();
      await page.context().clearCookies();
      await signIn(page, email, 'kirin ga nemui');
      await expect(page.getByText('ログインしました')).toBeVisible();
    });

    test('a guest adds the team to a new account by one click, and makes it public', async ({
      page,
    }, info) => {
      const id = await submitTeam(page, 'ゲスト');
      await page.goto(`/teams/${id}/success/ots`);
      await page.getByRole('button', { name: 'アカウントを作って追加する' }).click();
      await expect(page).toHaveURL(/\/sign-up\?redirectTo=/);
      const email = freshEmail(info);
      await page.getByLabel('表示名').fill('ユイ');
      await page.getByLabel('メールアドレス').fill(email);
      await page.getByLabel('パスワード').fill('kirin ga nemui');
      await page.getByRole('button', { name: 'アカウントを作成' }).click();
      await openMail(page, email, 'メールアドレスの確認');
      await page.getByLabel('パスワード').fill('kirin ga nemui');
      await page.getByRole('button', { name: '確認してログイン' }).click();
      await expect(page).toHaveURL(/\/mypage$/);
      await expect(page.getByText('アカウントに追加しました')).toBeVisible();
      const team = page.locator(`#team-${id}`);
      await expect(team.getByRole('link', { name: 'チームを変更する' })).toBeVisible();
      await expect(team.getByRole('switch')).not.toBeChecked();
      await team.getByRole('switch').click();
      await expect(page.getByText('公開にしました')).toBeVisible();
      await expect(page.locator(`#team-${id}`).getByRole('switch')).toBeChecked();

      // A second one, submitted before signing in again, is offered on the page.
      await page.request.post('/sign-out');
      const second = await submitTeam(page, 'もう一人');
      await signIn(page, email, 'kirin ga nemui');
      await page.goto('/mypage');
      await page.getByRole('button', { name: '選んだチームを追加する' }).click();
      await expect(page.locator(`#team-${second}`)).toBeVisible();
    });

    test('a player keeps a profile, which fills the team form, and at last deletes the account', async ({
      page,
    }, info) => {
      const email = freshEmail(info);
      await page.goto('/sign-up');
      await signUp(page, email);
      await page.goto('/ja/mypage');
      await page.getByRole('heading', { name: 'プロフィール' }).click();
      await page.getByLabel('Tonamel ID（任意）').fill('123456789');
      await page.getByLabel('Discord ID（任意）').fill('yui_dc');
      await page.getByRole('button', { name: '保存する' }).click();
      await expect(page.getByText('Tonamel IDは8文字までで')).toBeVisible();
      await expect(page.getByLabel('Discord ID（任意）')).toHaveValue('yui_dc');
      await page.getByLabel('Tonamel ID（任意）').fill('Yui5Xx');
      await page.getByRole('combobox', { name: '言語' }).selectOption('en');
      await page.getByRole('button', { name: '保存する' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/en\/mypage(#profile)?$/);
      await page.goto('/ja/team-submit/ots/opensvaaaaaaaaaaaaaaaaaaaa');
      await expect(page.getByLabel('Tonamel ID')).toHaveValue('Yui5Xx');
      await expect(page.getByLabel('表示名')).toHaveValue('ユイ');

      await page.goto('/ja/mypage/password');
      await form(page).getByLabel('現在のパスワード').fill('rotom-dex-2026');
      await form(page).getByLabel('新しいパスワード').fill('kirin ga nemui');
      await form(page).getByRole('button').click();
      await expect(page.getByText('パスワードを変更しました')).toBeVisible();

      await page.goto('/ja/mypage/account');
      await form(page).getByLabel('現在のパスワード').fill('not this one');
      await form(page).getByRole('button').click();
      await expect(page.getByText('現在のパスワードと違います')).toBeVisible();
      await form(page).getByLabel('現在のパスワード').fill('kirin ga nemui');
      await form(page).getByRole('button').click();
      await expect(page.getByText('アカウントを削除しました')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
    });
  });
}
