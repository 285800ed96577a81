import { type Browser, expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { demoPassword, worldId } from '../world';
import { expectAccessible, expectForEveryone, expectTargets } from './accessibility';
import { signIn } from './person';

const six = ['ガブリアス', 'ガオガエン', 'ゴリランダー', 'ハバタクカミ', 'モロバレル', 'ドオー'];

/** What a reviewer does meanwhile, in a browser of their own. */
async function review(browser: Browser, title: string, button: 'approve' | 'reject', byKeyboard: boolean) {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await signIn(page, 'site-admin@example.com', '/admin/posts');
  for (;;) {
    const article = page
      .locator('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    if ((await article.count()) === 0) {
      await page.getByRole('link', { name: '次の審査待ち' }).click();
      await page.waitForLoadState();
      continue;
    }
    if (button === 'reject') await article.getByLabel('差し戻す理由').fill('もう少し詳しく書いてください');
    if (byKeyboard && button === 'approve') {
      // Keys that are pressed before the small script is there are nobody's.
      await expect(page.locator('[data-review-keys]:not([hidden])')).toHaveCount(1);
      await article.focus();
      await page.keyboard.press('a');
    } else await article.locator(`button[value=${button}]`).click();
    break;
  }
  // What lasts: it no longer waits, and the answer held the toast, which a slow machine may miss while it is seen.
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText(
    button === 'approve' ? '投稿を公開しました' : '投稿を差し戻しました',
  );
  await context.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a team is written, reviewed, found, kept, changed, reviewed again and deleted', async ({
      page,
      browser,
    }, { project }) => {
      test.setTimeout(120_000);
      test.skip(
        !javaScriptEnabled && project.name !== 'phone',
        'Without scripts a form is the same at any width.',
      );
      const title = `${project.name}の${javaScriptEnabled ? 'あり' : 'なし'}チーム${Date.now()}`;
      await signIn(page, 'kenta@example.com', '/post');
      await page.getByLabel('タイトル').fill(title);
      for (const [slot, name] of six.entries()) {
        const field = page.getByLabel(`${slot + 1}匹目`, { exact: false }).and(page.locator('input'));
        await field.fill(name);
        await field.press('Tab');
      }
      const image = {
        name: 'team.png',
        mimeType: 'image/png',
        buffer: PNG.sync.write(new PNG({ width: 640, height: 360 })),
      };
      await page.getByLabel('画像ファイル').setInputFiles(image);
      await page.getByRole('button', { name: '選んだ画像を追加' }).click();
      await expect(page.getByAltText('1枚目の画像')).toBeVisible();
      await expect(page.getByLabel('タイトル')).toHaveValue(title);

      await page.getByRole('button', { name: '投稿する', exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText('ルールを選んでください。');
      await expect(page.getByAltText('1枚目の画像')).toBeVisible();
      await page.getByLabel('ルール', { exact: false }).and(page.locator('select')).selectOption('triple');
      await page.getByLabel('レギュレーション', { exact: false }).and(page.locator('input')).fill('レギュI');
      await page.getByLabel('外部リンク').fill('https://example.com/article');
      await page.getByRole('button', { name: '投稿する', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('投稿を受け付けました');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('link', { name: '投稿を確認する' }).click();
      await expect(page.getByText('この投稿は審査待ちです')).toBeVisible();

      await review(browser, title, 'approve', javaScriptEnabled);
      await page.goto('/posts');
      await page.getByText('絞り込み').click();
      await page.getByLabel('ポケモン1').fill('Clodsire');
      await page.getByLabel('ルール').selectOption('triple');
      await page.getByRole('button', { name: 'さがす' }).click();
      await expect(page).toHaveURL(/species=Clodsire/);
      const card = page.locator('.post-card').filter({ hasText: title });
      await expect(card).toBeVisible();
      const heart = card.getByRole('button');
      // It shows at once what is only on its way.
      const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await heart.click();
      await kept;
      await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
      await expect(card.getByRole('button')).toContainText('1');
      await page.goto('/favorites');
      await expect(page.getByRole('link', { name: title })).toBeVisible();

      await page.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: '画像1を大きく表示' }).click();
      await expect(page.getByRole('dialog', { name: /の画像1/ })).toBeVisible();
      await page.getByRole('button', { name: '閉じる' }).last().click();
      await page.getByRole('link', { name: '編集する' }).click();
      await page.getByLabel('説明').fill('変更した説明');
      await page.getByRole('button', { name: '変更を審査に出す' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('変更を受け付けました');
      await review(browser, title, 'reject', false);
      await page.goto('/posts/mine');
      await expect(page.locator('.my-posts li').first()).toContainText('もう少し詳しく書いてください');
      await page.locator('.my-posts li').first().getByRole('link', { name: '編集' }).click();
      await page.getByLabel('説明').fill('もっと詳しい説明');
      await page.getByRole('button', { name: '変更を審査に出す' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('変更を受け付けました');
      await review(browser, title, 'approve', javaScriptEnabled);
      await page.goto('/posts/mine');
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByText('もっと詳しい説明')).toBeVisible();

      await page.getByRole('link', { name: '削除する' }).click();
      await page.getByRole('button', { name: '削除する' }).click();
      await expect(page.getByText('削除しました')).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    });

    test('a visitor keeps a team after signing in, and reads on', async ({ page }) => {
      await page.goto('/posts?order=favorite');
      await expect(page.locator('.post-card')).toHaveCount(12);
      await page.getByRole('link', { name: 'もっと見る' }).click();
      await expect(page.locator('.post-card').nth(javaScriptEnabled ? 12 : 0)).toBeVisible();
      await expect(page.getByRole('link', { name: 'もっと見る' })).toHaveCount(0);

      await page.goto(`/post/${worldId('sand2')}`);
      const heart = page.locator('.post-head .favorite button');
      await heart.click();
      await page.getByLabel('メールアドレス').fill('moderator@example.com');
      await page.getByLabel('パスワード').fill(demoPassword);
      await page.locator('main form').getByRole('button', { name: 'ログイン', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/post/${worldId('sand2')}$`));
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test('the pages of posts can be used by everyone', async ({ page }, { project }) => {
  test.setTimeout(180_000);
  test.skip(project.name !== 'phone', 'It looks at 320 px, too.');
  const open = async (path: string) => {
    await page.goto(path);
    await expectForEveryone(page);
  };
  for (const path of ['/posts', '/en/posts?species=Nobody&ranked=on', `/en/post/${worldId('harukawinner')}`])
    await open(path);
  await signIn(page, 'haruka@example.com', '/ja/post');
  await page.getByRole('button', { name: '投稿する', exact: true }).click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page);
  await expectTargets(page);
  for (const path of [
    '/post',
    `/en/post/${worldId('rejected1')}/edit`,
    '/posts/mine',
    '/favorites',
    `/post/${worldId('rain1')}/delete`,
  ])
    await open(path);
  await page.context().clearCookies();
  await signIn(page, 'site-admin@example.com', '/admin/posts');
  await open('/en/admin/posts');
});
