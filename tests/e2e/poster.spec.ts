import { PNG } from 'pngjs';
import { demoPassword, worldId } from '../world';
import { expectAccessible, expectForEveryone, expectTargets } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';
import { signIn } from './person';

const six = ['ガブリアス', 'ガオガエン', 'ゴリランダー', 'ハバタクカミ', 'モロバレル', 'ドオー'];

const pasted =
  'Garchomp @ Life Orb\nAbility: Rough Skin\n\nガオガエン @ とつげきチョッキ\n\nNobody @ Leftovers\n- Protect';
const image = {
  name: 'team.png',
  mimeType: 'image/png',
  buffer: PNG.sync.write(new PNG({ width: 640, height: 360 })),
};

async function fillPost(page: Page, title: string, withScripts: boolean) {
  await page.getByLabel('タイトル').fill(title);
  for (const [slot, name] of six.entries()) {
    const field = page.getByLabel(`${slot + 1}匹目`, { exact: false }).and(page.locator('input'));
    await field.fill(name);
    await field.press('Tab');
  }
  await page.getByLabel('ルール', { exact: false }).and(page.locator('select')).selectOption('triple');
  await page.getByLabel('レギュレーション', { exact: false }).and(page.locator('input')).fill('レギュI');
  await page.getByLabel('外部リンク').fill('https://example.com/article');
  await page.getByLabel('画像ファイル').setInputFiles(image);
  if (!withScripts) await page.getByRole('button', { name: '選んだ画像を追加' }).click();
  await expect(page.getByAltText('1枚目の画像')).toBeVisible();
}

/** What a reviewer does meanwhile, in a browser of their own. */
async function review(browser: Browser, title: string, button: 'approve' | 'reject', byKeyboard: boolean) {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await signIn(page, 'site-admin@example.com', '/admin/posts');
  for (;;) {
    const article = page
      .locator('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const row = page.getByRole('link', { name: title, exact: true });
    if ((await row.count()) === 0) {
      await page.getByRole('link', { name: '次の審査待ち' }).click();
      await page.waitForLoadState();
      continue;
    }
    await row.click();
    if (button === 'reject') await article.getByLabel('差し戻す理由').fill('もう少し詳しく書いてください');
    if (byKeyboard && button === 'approve') {
      // Keys that are pressed before the small script is there are nobody's.
      await expect(page.locator('.list-keys:not([hidden])')).toHaveCount(1);
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

test('what is typed and chosen before the script comes stays', async ({ page }) => {
  await signIn(page, 'haruka@example.com', '/posts/mine');
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/post-script*', async (route) => {
    await wait;
    await route.continue();
  });
  await page.locator('.my-posts').getByRole('link', { name: '編集' }).first().click({ noWaitAfter: true });
  const text = page.getByLabel('説明');
  const rule = page.getByLabel('ルール', { exact: false }).and(page.locator('select'));
  await expect(text).not.toHaveValue('');
  await text.fill('スクリプトより先に書いた説明');
  await rule.selectOption('triple');
  await page.getByLabel('タイトル').fill('先に書いたタイトル');
  // The button for scripts' lack goes with it.
  const plain = page.getByRole('button', { name: '選んだ画像を追加' });
  await expect(plain).toBeVisible();
  arrive();
  await expect(plain).toHaveCount(0);
  await expect(text).toHaveValue('スクリプトより先に書いた説明');
  await expect(rule).toHaveValue('triple');
  await expect(page.getByLabel('タイトル')).toHaveValue('先に書いたタイトル');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a team is written, reviewed, found, kept, changed, reviewed again and deleted', async ({
      page,
      browser,
    }) => {
      const title = `${javaScriptEnabled ? 'あり' : 'なし'}チーム${Date.now()}`;
      await signIn(page, 'kenta@example.com', '/post');
      await page.getByLabel('タイトル').fill(title);
      for (const [slot, name] of six.entries()) {
        const field = page.getByLabel(`${slot + 1}匹目`, { exact: false }).and(page.locator('input'));
        await field.fill(name);
        await field.press('Tab');
      }
      await page.getByLabel('画像ファイル').setInputFiles(image);
      // With scripts it is kept as soon as it is chosen.
      if (!javaScriptEnabled) await page.getByRole('button', { name: '選んだ画像を追加' }).click();
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

    test('a pasted team fills the six, and each wrong one is marked', async ({ page }) => {
      await signIn(page, 'kenta@example.com', '/en/post');
      // React has to be there before what it answers.
      await page.waitForLoadState('networkidle');
      await page.getByLabel('Title').fill('Pasted');
      await page.getByText('Paste a team as text').click();
      await page.locator('textarea[name=paste]').fill(pasted);
      await page.locator('button[value=paste]').click();
      const species = (slot: number) => page.locator(`[name="members[${slot}].species"]`);
      await expect(species(0)).toHaveValue('Garchomp');
      await expect(species(1)).toHaveValue('Incineroar');
      await expect(page.locator('.paste-told')).toContainText('There’s no Pokémon called “Nobody”');
      await expect(page.locator('.paste-told li')).toHaveCount(1);
      await expect(page.getByLabel('Title')).toHaveValue('Pasted');
      if (!javaScriptEnabled) return;
      await page.getByLabel('Team code').fill('ABC');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(species(2)).toBeFocused();
      for (const slot of [2, 3, 4, 5]) await expect(species(slot)).toHaveAttribute('aria-invalid', 'true');
      for (const slot of [0, 1]) await expect(species(slot)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Team code')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });

    test('a form that is sent too late is given back, and sent again', async ({ page, context }) => {
      await signIn(page, 'kenta@example.com', '/post');
      await page.waitForLoadState('networkidle');
      const title = `期限切れ${javaScriptEnabled}`;
      await fillPost(page, title, javaScriptEnabled);
      const session = await context.cookies();
      await context.clearCookies();
      await page.getByRole('button', { name: '投稿する', exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText('ログインの有効期限が切れています');
      await expect(page.getByLabel('タイトル')).toHaveValue(title);
      await expect(page.locator('[name=pictureIds]')).toHaveCount(1);
      await context.addCookies(session);
      await page.getByRole('button', { name: '投稿する', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('投稿を受け付けました');
    });

    const tag = javaScriptEnabled ? ['@wide'] : [];
    test('a list is as long, and where it was, when one comes back', { tag }, async ({ page }) => {
      await page.goto('/posts?order=favorite');
      await page.getByRole('link', { name: 'もっと見る' }).click();
      const cards = page.locator('.post-card');
      if (javaScriptEnabled) await expect(cards.nth(12)).toBeVisible();
      else await expect(page).toHaveURL(/after=/);
      const count = await cards.count();
      const last = cards.last().getByRole('heading').getByRole('link');
      await last.scrollIntoViewIfNeeded();
      const before = await last.boundingBox();
      const title = await last.textContent();
      await last.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.goBack();
      await expect(cards).toHaveCount(count);
      await expect(last).toHaveText(title ?? '');
      await expect
        .poll(async () => Math.abs(((await last.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(40);
    });

    test('a post is shared on Mastodon by naming one’s server', async ({ page, context }) => {
      await context.route('https://mstdn.jp/**', (route) => route.fulfill({ body: 'Mastodon' }));
      await page.goto(`/post/${worldId('harukawinner')}`);
      await page.waitForLoadState('networkidle');
      await page.getByText('Mastodonで共有').click();
      const server = page.getByLabel('お使いのサーバー');
      await server.fill('だめ');
      await page.getByRole('button', { name: '投稿画面へ' }).click();
      await expect(page.getByText('サーバー名を、mstdn.jpのように')).toBeVisible();
      await server.fill('@haruka@mstdn.jp');
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: '投稿画面へ' }).click();
      if (!javaScriptEnabled) await page.getByRole('link', { name: 'mstdn.jpの投稿画面を開く' }).click();
      const { host, pathname, searchParams } = new URL((await opened).url());
      expect([host, pathname]).toEqual(['mstdn.jp', '/share']);
      expect(searchParams.get('text')).toContain(`/post/${worldId('harukawinner')}`);
      expect(await page.locator('[data-share]').isVisible()).toBe(
        javaScriptEnabled && (await page.evaluate(() => 'share' in navigator)),
      );
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

test.describe('a draft', () => {
  test('outlives a reload, the other language and a dead network, and makes one post', async ({
    page,
    context,
  }) => {
    await signIn(page, 'kenta@example.com', '/post');
    await page.waitForLoadState('networkidle');
    const title = `下書き${Date.now()}`;
    await fillPost(page, title, true);
    await page.getByLabel('説明').fill('最後の一文字まで');
    await page.reload();
    await expect(page.getByText('下書きを復元しました')).toBeVisible();
    await expect(page.getByLabel('説明')).toHaveValue('最後の一文字まで');
    await expect(page.getByAltText('1枚目の画像')).toBeVisible();
    // Left at once: the last letters are not kept yet.
    await page.getByLabel('説明').fill('もっと最後まで');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page.getByText('We restored your draft.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Description')).toHaveValue('もっと最後まで');
    await expect(page.locator('[name=rule]')).toHaveValue('triple');
    await expect(page.locator('[name="members[5].species"]')).toHaveValue(six[5] ?? '');
    await expect(page.getByAltText('Image 1')).toBeVisible();

    await context.setOffline(true);
    const post = page.locator('button.primary[value=submit]');
    await post.click();
    await expect(page.locator('#post-problem')).toContainText('Not sent.');
    await expect(page.locator('#post-problem')).toBeFocused();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await context.setOffline(false);

    let asked = 0;
    await page.route(/\/en\/post\.data/, async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await post.click();
    await expect(post).toHaveText('Sending…');
    await expect(post).toBeDisabled();
    await page.getByLabel('Title').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post received');
    expect(asked).toBe(1);
    await page.goto('/en/post');
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByText('We restored your draft.')).toHaveCount(0);
  });

  test('that the device does not keep is not said to be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await signIn(page, 'kenta@example.com', '/post');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('タイトル').fill('残らない');
    await expect(page.getByText('この端末には下書きを残せません')).toBeVisible();
    await expect(page.getByText('下書きをこの端末に')).toHaveCount(0);
  });

  test('is discarded with its pictures', async ({ page }) => {
    await signIn(page, 'kenta@example.com', '/post');
    await page.waitForLoadState('networkidle');
    await fillPost(page, '捨てる', true);
    await page.getByRole('button', { name: '下書きを破棄' }).click();
    await expect(page.getByLabel('タイトル')).toHaveValue('');
    await expect(page.getByAltText('1枚目の画像')).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('タイトル')).toHaveValue('');
  });
});

test('a team code is copied by one tap', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/en/post/${worldId('cute1')}`);
  await expect(page.getByText('CUTE1 12345')).toBeVisible();
  await page.locator('.team-code button').click();
  await expect(page.locator('.team-code button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CUTE112345');
});

test('the pages of posts can be used by everyone', async ({ page }) => {
  const open = async (path: string) => {
    await page.goto(path);
    await expectForEveryone(page, { inBoth: false });
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
  await page.locator('[data-row]').first().click();
  await expectForEveryone(page, { inBoth: false });
});

test('a picture that is told to wait is sent again by itself', async ({ page }) => {
  await page.clock.install();
  let tries = 0;
  await page.route('**/post/pictures', async (route) => {
    if (++tries > 1) return route.continue();
    // The answer of a full hall, as tests/routes/post-limits.test.ts sees it.
    const json = { pictures: [], problems: ['混み合っています。'], retryAfter: 60 };
    await route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json });
  });
  await signIn(page, 'kenta@example.com', '/post');
  await page.getByLabel('画像ファイル').setInputFiles(image);
  await expect(page.getByText('順番が来たら自動でもう一度送ります。')).toBeVisible();
  await expect(page.getByText(/^あと\d+秒$/)).toBeVisible();
  await expect(page.getByLabel('タイトル')).toBeEditable();
  await page.clock.fastForward('01:25');
  await expect(page.getByAltText('1枚目の画像')).toBeVisible();
  expect(tries).toBe(2);
});
