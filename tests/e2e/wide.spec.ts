import { ids } from '../world';
import { dayTournament } from '../world-day';
import { expectAccessible } from './accessibility';
import { expect, test } from './journey';
import { signIn } from './person';
import { makeTournament, submitTeam } from './tournament';

const admin = 'host-admin@example.com';
const day = `/admin/${ids.group}/tournaments/${dayTournament}/day`;
const teams = `/admin/${ids.group}/tournaments/${dayTournament}/teams`;
const tag = '@wide-only';

test('a judge checks 20 sheets with the keyboard alone', { tag }, async ({ page, browser }) => {
  await signIn(page, admin);
  const tournament = await makeTournament(page, 'キーボードの旅');
  const players = await browser.newContext({ locale: 'ja-JP' });
  for (let at = 1; at <= 21; at++)
    await submitTeam(players.request, tournament, {
      ...{ name: `選手${at}`, tonamelId: `Key${at}x`, discordId: `key_${at}` },
    });
  await players.close();

  await page.goto(`/admin/${ids.group}/tournaments/${tournament}/day`);
  const rows = page.locator('.day-row');
  const areKeysReady = () => expect(page.locator('.list-keys')).toBeVisible();
  await expect(rows).toHaveCount(21);
  for (let at = 0; at < 20; at++) {
    await areKeysReady();
    await page.keyboard.press('j');
    const name = (await page.locator('[data-row]').nth(at).textContent()) ?? '';
    await expect(page.locator('[data-row]').nth(at)).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('region', { name: 'シート', exact: true });
    await expect(sheet.getByRole('heading', { level: 2, name })).toBeInViewport();
    await areKeysReady();
    await page.keyboard.press('c');
    await expect(sheet.getByRole('button', { name: '確認を取り消す' })).toBeVisible();
  }
  await expect(page.locator('.day-row .badge', { hasText: '確認済み' })).toHaveCount(20);

  await areKeysReady();
  await page.keyboard.press('k');
  await expect(page.locator('[data-row]').nth(18)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/sheet=/);
  await areKeysReady();
  await page.keyboard.press('/');
  await page.keyboard.type('選手21');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await areKeysReady();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '確認した' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list and the sheet that is chosen from it are beside each other', { tag }, async ({ page }) => {
    await signIn(page, admin);
    await page.goto(day);
    const row = page.locator('.day-row', { hasText: 'ゲンキ' });
    await row.getByRole('link', { name: 'ゲンキ', exact: true }).click();
    const sheet = page.getByRole('region', { name: 'シート', exact: true });
    await expect(sheet.getByRole('heading', { level: 2, name: 'ゲンキ' })).toBeInViewport();
    await expect(row).toBeInViewport();
    const [list, detail] = [await row.boundingBox(), await sheet.boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(detail?.x ?? 0);

    await sheet.getByRole('link', { name: 'English' }).click();
    await expect(sheet.getByRole('heading', { level: 2, name: 'ゲンキ' })).toBeVisible();
    await sheet.getByRole('button', { name: '確認した' }).click();
    await expect(page).toHaveURL(/day\?.*sheet=.*names=en/);
    await expect(row.locator('.badge', { hasText: '確認済み' })).toBeVisible();
    await sheet.getByRole('button', { name: '確認を取り消す' }).click();
    await sheet.getByRole('link', { name: '一覧に戻る' }).click();
    await expect(sheet).toHaveCount(0);
  });

  test('a team is checked beside the list of teams', { tag }, async ({ page }) => {
    await signIn(page, admin);
    await page.goto(teams);
    const row = page.locator('.team-row', { hasText: 'ゲンキ' });
    await row.getByRole('link', { name: 'ゲンキ', exact: true }).click();
    const sheet = page.getByRole('region', { name: 'シート', exact: true });
    await expect(sheet.getByRole('heading', { level: 2, name: 'ゲンキ' })).toBeInViewport();
    await expect(row).toBeInViewport();
    await sheet.getByRole('button', { name: '確認した' }).click();
    await expect(page).toHaveURL(/teams\?sheet=/);
    await sheet.getByRole('button', { name: '確認を取り消す' }).click();
    await sheet.getByRole('link', { name: '一覧に戻る' }).click();
    await expect(sheet).toHaveCount(0);
  });

  test('whoever decides on a post comes to the next one', { tag }, async ({ page }) => {
    await signIn(page, 'site-admin@example.com');
    await page.goto('/admin/posts');
    const rows = page.locator('[data-row]');
    const [first = '', second = ''] = await rows.allTextContents();
    await rows.first().click();
    const post = page.getByRole('region', { name: '投稿', exact: true });
    await expect(post.getByRole('heading', { level: 2, name: first })).toBeInViewport();
    await expect(rows.first()).toBeInViewport();
    await post.getByRole('button', { name: '差し戻す' }).click();
    await expect(post.getByText('差し戻す理由を')).toBeVisible();
    await post.getByRole('textbox').fill('画像をもう一度確認してください');
    await post.getByRole('button', { name: '差し戻す' }).click();
    await expect(post.getByRole('heading', { level: 2, name: second })).toBeInViewport();
    await expect(rows.filter({ hasText: first })).toHaveCount(0);
  });

  for (const path of [day, teams])
    test(`a sheet that is not there is told above the list: ${path.split('/').at(-1)}`, { tag }, async ({
      page,
    }) => {
      await signIn(page, admin);
      const answer = await page.goto(`${path}?sheet=nobody`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText('このチームは一覧にありません。')).toBeInViewport();
      await expect(page.locator('[data-row]').first()).toBeAttached();
    });
});

test('teams and posts have the keys of the day', { tag }, async ({ page }) => {
  await signIn(page, admin);
  const areKeysReady = () => expect(page.locator('.list-keys')).toBeVisible();
  const sheet = page.getByRole('region', { name: 'シート', exact: true });
  await page.goto(teams);
  await areKeysReady();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const name = (await page.locator('[data-row]').nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { level: 2, name })).toBeInViewport();
  await areKeysReady();
  await page.keyboard.press('c');
  await expect(sheet.getByRole('button', { name: '確認を取り消す' })).toBeVisible();
  await areKeysReady();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/sheet=/);
  await areKeysReady();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await signIn(page, 'site-admin@example.com');
  await page.goto('/admin/posts');
  await areKeysReady();
  const titles = await page.locator('[data-row]').allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const post = page.getByRole('region', { name: '投稿', exact: true });
  await expect(post.getByRole('heading', { level: 2, name: titles[0] })).toBeInViewport();
  await areKeysReady();
  await page.keyboard.press('r');
  await expect(post.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(post).toHaveCount(0);
});

test('standings show the six of public teams beside their names', { tag }, async ({ page }) => {
  await page.goto(`/tournaments/${ids.ended}`);
  const row = (name: string) => page.locator('.standings tbody tr').filter({ hasText: name });
  await expect(row('ハルカ').locator('.team-of-six > li')).toHaveCount(6);
  await expect(row('ハルカ').getByText('ガブリアス')).toBeVisible();
  await expect(row('ケンタ').locator('.team-of-six')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row('ハルカ').getByText('ガブリアス')).toBeHidden();
});

for (const prefix of ['/ja', '/en'])
  test(`pages ${prefix} beside a rail fit their screens and can be used by everyone`, { tag }, async ({
    page,
  }) => {
    await signIn(page, admin);
    const group = `${prefix}/admin/${ids.group}`;
    const [sheet = ''] = (await (await page.request.get(day)).text()).match(/sheet=\w+/) ?? [];
    const pages = [
      `${prefix}${day}?${sheet}`,
      `${prefix}${teams}`,
      `${prefix}${teams}?${sheet}`,
      `${group}/tournaments/${ids.ended}/result`,
      `${group}/streaming-input/casters`,
      `${prefix}/tournaments/${ids.ended}`,
      `${prefix}/tournaments/${ids.ended}/stats`,
      `${prefix}/admin/groups`,
    ];
    for (const path of pages) {
      await page.goto(path);
      for (const width of [320, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width, Math.max(0, sideways)]).toEqual([path, width, 0]);
      }
      await expectAccessible(page);
    }
  });
