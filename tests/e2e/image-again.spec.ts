import { ids } from '../world';
import { expectAccessible } from './accessibility';
import { expect, type Page, test } from './journey';
import { openForm } from './player-form';

const images = 'tests/readings/images';
const champions = `/team-submit/cts/${ids.closedKind}`;
const input = (page: Page) => page.getByLabel('チーム画像', { exact: true });
const species = (page: Page, slot: number) => page.locator(`[name="members[${slot}].species"]`);
const finished = (page: Page) => page.getByText('読み取りが終わりました');

test('of two teams the other one fills in the form once the first is removed', async ({ page }) => {
  await page.goto(`${champions}#team`);
  await input(page).setInputFiles(['tests/sheets/mirai-moves.jpg', `${images}/rental-ja-0.jpg`]);
  const notice = page.getByText('2枚の画像は、別々のチームのようです。');
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(species(page, 0)).toHaveValue('リザードン');
  const item = page.locator('[name="members[0].item"]');
  await expect(item).toHaveValue('リザードナイトＹ');
  await page.getByRole('button', { name: '1枚目を外す' }).click();
  await expect(species(page, 0)).not.toHaveValue('リザードン', { timeout: 30_000 });
  await expect(item).not.toHaveValue('リザードナイトＹ');
  await expect(notice).toBeHidden();
});

test('an image that arrives late is still there after a reload', async ({ page }) => {
  await page.route('**/readings', async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await route.continue();
  });
  await page.goto(`${openForm}#team`);
  await input(page).setInputFiles(`${images}/rental-ja-1.jpg`);
  await page.waitForResponse((response) => response.url().endsWith('/readings'));
  await expect(page.locator('[name="readingId"]')).not.toHaveValue('');
  await page.reload();
  await expect(finished(page)).toBeVisible({ timeout: 30_000 });
  await expect(species(page, 5)).toHaveValue('コライドン');
  await page.getByRole('button', { name: '画像を外す' }).click();
  await page.waitForTimeout(600);
  await page.reload();
  await expect(species(page, 5)).toHaveValue('コライドン');
  await expect(page.locator('[name="readingId"]')).toHaveValue('');
});

test('an image that is told to wait is sent again by itself', async ({ page }) => {
  await page.clock.install();
  let tries = 0;
  await page.route('**/readings', async (route) => {
    if (++tries > 1) return route.continue();
    // The answer of a full hall, as tests/routes/venue.test.ts sees it.
    const error = { key: 'tooManyRequests', retryAfter: 60, text: '混み合っています。' };
    await route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: { error } });
  });
  await page.goto(`${openForm}#team`);
  await input(page).setInputFiles(`${images}/rental-ja-1.jpg`);
  await expect(page.getByText('順番が来たら自動でもう一度送ります。')).toBeVisible();
  await expect(page.getByText(/^あと\d+秒$/)).toBeVisible();
  await expectAccessible(page);
  await expect(species(page, 0)).toBeEditable();
  expect(tries).toBe(1);
  await page.clock.fastForward('01:25');
  await expect(finished(page)).toBeVisible({ timeout: 30_000 });
  expect(tries).toBe(2);
  await expect(species(page, 5)).toHaveValue('コライドン');
});

test('a name that an image leaves open is chosen by one press', async ({ page }) => {
  await page.route('**/readings/*', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const [first] = told.members ?? [];
    if (first) Object.assign(first.species, { uncertain: true, choices: ['ポリゴン２', 'ポリゴンＺ'] });
    await route.fulfill({ response: answer, json: told });
  });
  await page.goto(`${openForm}#team`);
  await input(page).setInputFiles(`${images}/rental-ja-1.jpg`);
  const choices = page.getByRole('group', { name: '1匹目 候補' });
  await expect(choices.getByRole('button')).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);
  await choices.getByRole('button', { name: 'ポリゴンＺにする' }).click();
  await expect(species(page, 0)).toHaveValue('ポリゴンＺ');
  await expect(species(page, 0)).toBeFocused();
  await expect(choices).toBeHidden();
});

test('a screen without moves is asked for its other one, until that comes', async ({ page }) => {
  await page.goto(`${champions}#team`);
  await input(page).setInputFiles('tests/sheets/mirai-stats.jpg');
  const missing = page.getByText('技の画面がまだありません。');
  await expect(missing).toBeVisible({ timeout: 30_000 });
  await input(page).setInputFiles('tests/sheets/mirai-moves.jpg');
  await expect(finished(page)).toHaveCount(2, { timeout: 30_000 });
  await expect(missing).toBeHidden();
});
