import { ids, worldId } from '../world';
import { expectAccessible, expectForEveryone } from './accessibility';
import { expect, type Page, test } from './journey';
import { signIn } from './person';

const desk = `/admin/${ids.group}/tournaments`;
const teams = `${desk}/${ids.running}/teams`;
const admin = 'host-admin@example.com';
const moderator = 'moderator@example.com';

const paths = ['', '?show=uncertain', `/${ids.akari}`, `/${ids.akari}/unlock`, `/${ids.akari}/withdraw`];
for (const prefix of ['/ja', '/en']) {
  test(`the pages ${prefix} of the team desk can be used by everyone`, async ({ page }) => {
    await signIn(page, admin);
    const others = [`${teams}/print`, `${teams}/slips`, `${desk}/${ids.ended}/result`];
    for (const path of [...paths.map((below) => teams + below), ...others]) {
      await page.goto(prefix + path);
      await expectForEveryone(page);
    }
    await page.goto(`${prefix}/admin/team-image?team=${ids.akari}`);
    await expect(page.getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? ['@wide'] : [];
    test('a moderator finds a team and sees all of it', { tag }, async ({ page }) => {
      await signIn(page, moderator, teams);
      await page.getByLabel('名前・Tonamel ID・Discord ID・ポケモン').fill('かいりゅー');
      await page.getByRole('button', { name: '絞り込む' }).click();
      await expect(page.getByRole('status').filter({ hasText: '1チーム' })).toBeVisible();
      await page.getByRole('navigation', { name: '絞り込み' }).getByText('読み取り要確認').click();
      await page.getByRole('link', { name: 'アカリ' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'アカリ' })).toBeInViewport();
      await expect(page.getByText('画像：ラムのみ（読み違いの可能性あり）')).toBeVisible();
      await page.locator('.judge-verbs summary').click();
      await expect(page.getByRole('link', { name: 'チームを訂正' })).toBeVisible();
    });
  });
}

async function unlock(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('link', { name: '変更を許可' }).click();
  await page.getByLabel('理由').fill('持ち物の書き間違い');
  await page.getByRole('button', { name: '変更を許可する' }).click();
  await expect(page.locator('.team-history').getByText('持ち物の書き間違い').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'プレイヤーへの連絡' })).toHaveValue(/持ち物の書き間違い/);
}

/** Into the first member's fold, opened where it is closed. */
async function writeItem(page: Page, name: string) {
  const field = page.locator('[name="members[0].item"]');
  if (!(await field.isVisible()))
    await page.locator('details', { has: field }).last().locator('summary').first().click();
  await field.fill(name);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an admin unlocks, the player changes, the admin corrects, the opponent is told', async ({
    browser,
    page,
  }) => {
    await signIn(page, admin);
    await unlock(page, `${teams}/${ids.haruka}`);

    const player = await browser.newPage({ javaScriptEnabled: false, locale: 'ja-JP' });
    await signIn(player, 'haruka@example.com', `/teams/${ids.haruka}/edit`);
    await writeItem(player, 'こだわりスカーフ');
    await player.getByRole('button', { name: '内容を確認する' }).click();
    await player.getByRole('button', { name: 'この内容で変更する' }).click();
    await expect(player.getByText('保存しました')).toBeVisible();

    await page.goto(`${teams}/${ids.haruka}/correct`);
    await page.locator('[name=reason]').fill('画像と一致させる');
    await writeItem(page, 'しろいハーブ');
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.locator('del')).toHaveText('こだわりスカーフ');
    await page.getByRole('button', { name: 'この内容で変更する' }).click();
    await expect(page.locator('.team-history').getByText('画像と一致させる')).toBeVisible();

    const opponent = await browser.newPage({ javaScriptEnabled: false, locale: 'en-US' });
    await opponent.goto(`/teams/${ids.haruka}`);
    await expect(opponent.getByText('Corrected with staff approval on')).toBeVisible();
    await expect(opponent.getByText('画像と一致させる')).toHaveCount(0);
    await player.close();
    await opponent.close();
  });
});

test('an admin corrects a team step by step', async ({ page }) => {
  await signIn(page, admin, `${teams}/${ids.souta}/correct`);
  const next = page.getByRole('button', { name: '次へ' });
  await next.click();
  await expect(page.getByLabel('理由')).toHaveAccessibleDescription(/理由を入力してください/);
  await page.getByLabel('理由').fill('本人の申し出');
  await next.click();
  await page.getByRole('button', { name: '内容を確認する' }).waitFor();
  await writeItem(page, 'こだわりスカーフ');
  await page.locator('[name="members[0].item"]').press('Tab');
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.locator('del')).toHaveText('いのちのたま');
  await page.getByRole('button', { name: 'この内容で変更する' }).click();
  await expect(page.locator('.team-history').getByText('本人の申し出')).toBeVisible();
  await expect(page.getByText('運営による訂正').first()).toBeVisible();
});

test('what the image says fills no blank of a corrected sheet before somebody asks for it', async ({
  page,
}) => {
  await signIn(page, admin, `${teams}/${ids.akari}/correct`);
  await page.getByLabel('理由').fill('本人の申し出');
  await page.getByRole('button', { name: '次へ' }).click();
  const item = page.locator('[name="members[1].item"]');
  await expect(item).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.waitForTimeout(1500);
  await expect(item).toHaveValue('');
  expect(asked.filter((path) => path.includes('/readings/'))).toEqual([]);
  await page.getByRole('button', { name: '空欄を画像から入力する' }).click();
  await expect(item).toHaveValue('ラムのみ');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? ['@wide'] : [];
    test('results are pasted, looked at, saved, and shown to everybody', { tag }, async ({ page }) => {
      const [id, name, tonamelId] = [worldId('riku'), 'リク@VGC', 'Rik5Vg'];
      await signIn(page, moderator, `${desk}/${ids.ended}/result`);
      // Another number than stands there.
      const wins = 20 + ((Number(await page.locator(`[name="wins.${id}"]`).inputValue()) + 1) % 70);
      await page.getByRole('link', { name: '結果を貼り付ける' }).click();
      await page
        .getByLabel('貼り付ける内容')
        .fill(`勝\t敗\tTonamel ID\n${wins}\t2\t${tonamelId}\n1\t1\tNobody`);
      await page.getByRole('button', { name: '内容を確認する' }).click();
      await expect(page.getByText('変更：1チーム')).toBeVisible();
      await expect(page.getByText('この名前やTonamel IDのチームはありません')).toBeVisible();
      await expect(page.getByRole('row', { name }).getByRole('cell').last()).toContainText(`${wins}勝2敗`);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'この内容で保存する' }).click();
      await expect(page.getByText('保存しました').first()).toBeVisible();
      await expect(page.locator(`[name="wins.${id}"]`)).toHaveValue(String(wins));
      await page.locator(`[name="rank.${id}"]`).fill('5');
      // The first saving has said the same words.
      const saved = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.locator(`[name="rank.${id}"]`).press('Enter');
      await saved;
      await expect(page.getByText('保存しました').first()).toBeVisible();
      await expect(page.getByRole('button', { name: '前回の保存を元に戻す' })).toBeVisible();
      await page.goto(`/tournaments/${ids.ended}`);
      await expect(page.locator('#standings tr').filter({ hasText: name })).toContainText(`${wins}勝`);
    });
  });
}

test('two organizers at once: neither overwrites the other in silence', async ({ browser, page }) => {
  const id = worldId('leon');
  const wins = (on: Page) => on.locator(`[name="wins.${id}"]:not([type=hidden], [type=radio])`);
  const save = (on: Page) => on.getByRole('button', { name: '保存する' }).last().click();
  const result = `${desk}/${ids.ended}/result`;
  await signIn(page, admin, result);
  const other = await browser.newPage({ locale: 'ja-JP' });
  await signIn(other, moderator, result);
  const [mine, theirs] = ['11', '12'];
  await wins(page).fill(mine);
  await save(page);
  await expect(page.getByText('保存しました').first()).toBeVisible();
  await wins(other).fill(theirs);
  await save(other);
  await expect(other.getByRole('alert').filter({ hasText: 'ほかの人が先に変更しています' })).toBeVisible();
  await expect(other.getByText(new RegExp(`保存されている結果.*${mine}勝`))).toBeVisible();
  await other.getByText('保存されている結果').click();
  await save(other);
  await expect(other.getByText('保存しました').first()).toBeVisible();
  await page.goto(`/tournaments/${ids.ended}`);
  await expect(page.locator('#standings tr').filter({ hasText: 'Leon K.' })).toContainText(`${mine}勝`);
  await other.close();
});
