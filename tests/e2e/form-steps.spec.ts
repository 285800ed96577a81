import { expectAccessible } from './accessibility';
import { expect, type Page, test } from './journey';
import { fillPlayer, fillTeam, hydrated, onTeamStep, openForm, six } from './player-form';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const language = (page: Page, name: string) =>
  page.locator('.languages').getByRole('link', { name, exact: true });
const look = async (page: Page, name: string) => {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

async function submitted(page: Page) {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await button(page, '次へ').click();
  await fillTeam(page);
  await button(page, '内容を確認する').click();
  await button(page, '提出する').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
}

test('an edit opens on the team; the player is one press away, and so are their errors', async ({ page }) => {
  await submitted(page);
  await page.getByRole('link', { name: 'チームを変更する' }).click();
  await onTeamStep(page);
  await expect(page.locator('[name="members[0].species"]')).toBeVisible();
  await expect(page.getByLabel('表示名')).toBeHidden();
  await expectAccessible(page);
  await look(page, 'edit-ja');
  await button(page, 'プレイヤー').click();
  await expect(page.locator('#title-player')).toBeFocused();
  await page.getByLabel('表示名').fill('　');
  await page.goBack();
  await expect(page.locator('#title-team')).toBeFocused();
  await button(page, '内容を確認する').click();
  await expect(page.getByLabel('表示名')).toBeFocused();
  await expect(page.getByLabel('表示名')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: /表示名を入力してください/ }).click();
  await expect(page.getByLabel('表示名')).toBeVisible();
  await page.getByLabel('表示名').fill('ハル');
  await button(page, '次へ').click();
  await page.locator('[name="members[5].species"]').fill('リキキリン');
  await page.locator('[name="members[5].species"]').press('Tab');
  await button(page, '内容を確認する').click();
  await expect(page.locator('del')).toHaveText(['ハルカ', 'モロバレル']);
  await button(page, 'この内容で変更する').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを変更しました');
});

test('a reload and the language switch stay on the step, with what was typed', async ({ page }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await button(page, '次へ').click();
  await fillTeam(page);
  const first = page.locator('[name="members[0].species"]');
  await page.reload();
  await onTeamStep(page);
  await expect(first).toHaveValue(six[0] as string);
  await expect(page.locator('[name="displayName"]')).toBeHidden();
  // The way back is still the page's own.
  await page.goBack();
  await expect(page.getByLabel('表示名')).toHaveValue('ハルカ');
  await page.goForward();
  await language(page, 'English').click();
  await onTeamStep(page);
  await expect(page).toHaveURL(/\/en\/team-submit\/.*#team$/);
  await expect(first).toHaveValue(six[0] as string);
  await look(page, 'switched-en');
  await button(page, 'Back').click();
  await expect(page.getByLabel('Display name')).toHaveValue('ハルカ');
  await button(page, 'Next').click();
  await button(page, 'Review').click();
  await expect(page.locator('#title-review')).toBeFocused();
  // The review was an answer; what it showed is still in the form.
  await page.reload();
  await onTeamStep(page);
  await expect(first).toHaveValue(six[0] as string);
  await button(page, 'Review').click();
  await expect(page.locator('#title-review')).toBeFocused();
  await button(page, 'Back').click();
  await expect(page.locator('#title-team')).toBeFocused();
});

test('an edit that was not sent is there again, and is merged with what came meanwhile', async ({
  page,
  context,
}) => {
  await submitted(page);
  await page.getByRole('link', { name: 'チームを変更する' }).click();
  await onTeamStep(page);
  const edit = page.url();
  const last = page.locator('[name="members[5].species"]');
  await last.fill('リキキリン');
  await last.press('Tab');
  await language(page, 'English').click();
  await onTeamStep(page);
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(last).toHaveValue('リキキリン');

  // The name is changed in another tab, which begins from what is submitted.
  const other = await context.newPage();
  await other.goto(edit);
  await onTeamStep(other);
  await button(other, 'Discard draft').click();
  await expect(other.locator('[name="members[5].species"]')).toHaveValue('Amoonguss');
  await button(other, 'Player').click();
  await other.getByLabel('Display name').fill('ハル');
  await button(other, 'Next').click();
  await button(other, 'Review').click();
  await expect(other.locator('del')).toHaveText(['ハルカ']);
  await button(other, 'Save changes').click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Team updated');
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual(
    [],
  );
  await other.close();

  // This tab's draft still begins from the older revision.
  await last.fill('ブリジュラス');
  await last.press('Tab');
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain('ブリジュラス');
  await page.reload();
  await onTeamStep(page);
  await expect(last).toHaveValue('ブリジュラス');
  await button(page, 'Review').click();
  await expect(page.locator('#title-review')).toBeFocused();
  await expect(page.locator('del')).toHaveText(['Amoonguss']);
  await button(page, 'Save changes').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team updated');
});

test('a link in the list of errors leads to the field, on the step where it is', async ({ page }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await button(page, '次へ').click();
  await button(page, '内容を確認する').click();
  await page.locator('.error-summary a').last().click();
  await expect(page.locator('[name="members[0].species"]')).toBeVisible();
  await expect(page.getByLabel('表示名')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to an edit leads to the team', async ({ page }) => {
    await page.goto(openForm);
    await fillPlayer(page);
    await fillTeam(page);
    await button(page, '内容を確認する').click();
    await button(page, '提出する').click();
    await page.getByRole('link', { name: 'チームを変更する' }).click();
    await expect(page.locator('#title-team')).toBeInViewport();
    await expect(page.getByLabel('表示名')).toBeAttached();
  });
});
