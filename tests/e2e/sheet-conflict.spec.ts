import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';
import { signIn } from './person';
import { fillPlayer, fillTeam, hydrated, onTeamStep, openForm } from './player-form';

const admin = 'host-admin@example.com';

/** Into the first member's fold, opened where it is closed. */
async function write(page: Page, field: string, name: string) {
  const control = page.locator(`[name="members[0].${field}"]`);
  if (!(await control.isVisible()))
    await page.locator('details', { has: control }).last().locator('summary').first().click();
  await control.fill(name);
  await control.press('Tab');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function submitTeam(page: Page): Promise<string> {
  await page.goto(openForm);
  await fillPlayer(page);
  await fillTeam(page);
  await press(page, '内容を確認する');
  await press(page, '提出する');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  return /teams\/(\w+)/.exec(page.url())?.[1] ?? '';
}

/** A judge, without scripts, changes the first one's item while the player has the form open. */
async function correct(browser: Browser, id: string, item: string) {
  const judge = await browser.newPage({ javaScriptEnabled: false, locale: 'ja-JP' });
  await signIn(judge, admin, `/admin/${ids.group}/tournaments/${ids.open}/teams/${id}/correct`);
  await judge.locator('[name=reason]').fill('本人の申し出');
  await write(judge, 'item', item);
  await press(judge, '内容を確認する');
  await press(judge, 'この内容で変更する');
  await expect(judge.getByText('保存しました')).toBeVisible();
  await judge.close();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a player whose sheet a judge corrected meanwhile chooses, and loses nothing', async ({
    browser,
    page,
  }) => {
    const id = await submitTeam(page);
    await page.goto(`/teams/${id}/edit`);
    await correct(browser, id, 'ラムのみ');
    await page.getByLabel('表示名').fill('　');
    await write(page, 'item', 'たべのこし');
    await write(page, 'ability', 'すながくれ');
    await press(page, '内容を確認する');
    await expect(page.getByText('表示名を入力してください。').first()).toBeVisible();
    await page.getByLabel('表示名').fill('ハル');
    await press(page, '内容を確認する');
    const conflict = page.locator('.conflicts');
    await expect(conflict).toContainText('先に変更しました');
    await expect(conflict).toContainText('ラムのみ');
    await expect(conflict).toContainText('たべのこし');
    await conflict.getByText('保存されている内容').click();
    await press(page, 'この内容で変更する');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを変更しました');
    await page.goto(`/teams/${id}`);
    await expect(page.locator('main')).toContainText('ラムのみ');
    await expect(page.locator('main')).toContainText('すながくれ');
  });
});

test('with scripts the last look takes over what a judge corrected, and asks about the rest', async ({
  browser,
  page,
}) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await press(page, '次へ');
  await fillTeam(page);
  await press(page, '内容を確認する');
  await press(page, '提出する');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  const id = /teams\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/teams/${id}/edit`);
  await onTeamStep(page);
  await correct(browser, id, 'ラムのみ');
  await press(page, 'プレイヤー');
  await page.getByLabel('表示名').fill('ハル');
  await press(page, '次へ');
  await write(page, 'ability', 'すながくれ');
  await press(page, '内容を確認する');
  const conflict = page.locator('.conflicts');
  await expect(conflict).toContainText('1匹目 持ち物：未記入 → ラムのみ');
  await expectForEveryone(page);
  // A second correction: both have changed the item now.
  await press(page, '戻る');
  await expect(page.locator('[name="members[0].item"]')).toHaveValue('ラムのみ');
  await write(page, 'item', 'たべのこし');
  await correct(browser, id, 'オボンのみ');
  await press(page, '内容を確認する');
  await expect(conflict).toContainText('オボンのみ');
  await press(page, 'この内容で変更する');
  await expect(conflict).toContainText('たべのこし');
  await conflict.getByText('あなたの入力').click();
  await press(page, 'この内容で変更する');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを変更しました');
  await page.goto(`/teams/${id}`);
  await expect(page.locator('main')).toContainText('たべのこし');
  await expect(page.locator('main')).toContainText('すながくれ');
});

test('a correction stays as typed on a dead network, says so, and is saved by the next press', async ({
  context,
  page,
}) => {
  const sheet = `/admin/${ids.group}/tournaments/${ids.running}/teams/${ids.akari}`;
  await signIn(page, admin, `${sheet}/correct`);
  await hydrated(page);
  await page.locator('[name=reason]').fill('読み間違い');
  await press(page, '次へ');
  await write(page, 'item', 'ラムのみ');
  await press(page, '内容を確認する');
  const changed = page.locator('li', { has: page.locator('del') }).last();
  await expect(changed).toContainText('ラムのみ');
  await context.setOffline(true);
  await press(page, 'この内容で変更する');
  await expect(page.getByText('入力した内容は残っています').first()).toBeVisible();
  await expect(changed).toContainText('ラムのみ');
  await context.setOffline(false);
  await press(page, 'この内容で変更する');
  await expect(page).toHaveURL(new RegExp(`${sheet}$`));
  await expect(page.locator('main')).toContainText('ラムのみ');
});
