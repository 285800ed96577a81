import { ids } from '../world';
import { expect, test } from './journey';
import { signIn } from './person';

const desk = `/admin/${ids.group}/tournaments/${ids.running}`;
const waiting = 'まだ保存していません。通信が戻ったら、もう一度押してください。';

test('a judge’s form stays with what was typed on a dead network, over a reload, and is kept once', async ({
  page,
  context,
}) => {
  const typed = '通信が切れても残るメモ';
  await signIn(page, 'moderator@example.com', `${desk}/teams/${ids.akari}/note`);
  const text = page.getByRole('textbox', { name: /内容|メモ|記録/ }).first();
  await page.getByText('警告', { exact: true }).first().click();
  await text.fill(typed);
  await context.setOffline(true);
  const save = page.locator('form[data-unsaved] button[type=submit]');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: waiting })).toBeVisible();
  await expect(text).toHaveValue(typed);
  await context.setOffline(false);
  await page.reload();
  await expect(text).toHaveValue(typed);
  await expect(page.getByRole('alert').filter({ hasText: waiting })).toBeVisible();
  await save.click();
  // The form is gone from the device once the page that answers it has started.
  await expect(page.locator('.toasts dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await expect(page.getByText(typed)).toHaveCount(1);
  await page.goto(`${desk}/teams/${ids.akari}/note`);
  await expect(text).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('an entrant’s form whose answer is lost is sent again without a conflict', async ({ page }) => {
  await signIn(page, 'moderator@example.com', `${desk}/entrants`);
  await page.locator('.entrant-rows a').first().click();
  const seat = page.locator('input[name=seat]');
  await seat.fill('A99');
  const form = page.url();
  let isLost = true;
  await page.route('**/entrants/*/edit', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback();
    isLost = false;
    // The server has kept it, and its answer never arrives.
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await page.getByRole('button', { name: '保存する' }).click();
  await expect.poll(() => isLost).toBe(false);
  // The browser's own page stands in the form's place, and *Back* leads past it.
  await page.waitForTimeout(1000);
  await page.goto(form);
  await expect(seat).toHaveValue('A99');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(
    page.locator('.entrant-rows').getByText('卓 A99').or(page.getByText('A99')).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
