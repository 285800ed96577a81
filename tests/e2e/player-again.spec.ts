import { expectAccessible } from './accessibility';
import { expect, type Page, test } from './journey';
import { fillPlayer, fillTeam, hydrated, openForm, six } from './player-form';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const look = async (page: Page, name: string) => {
  await expectAccessible(page);
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

for (const scripts of [true, false]) {
  const how = scripts ? 'with' : 'without';

  test(`who has submitted is known again on the device, ${how} scripts`, async ({ page }) => {
    // Axe itself needs scripts on; none of the page's own comes.
    if (!scripts) await page.route('**/assets/*.js', (route) => route.abort());
    const ready = () => (scripts ? hydrated(page) : undefined);
    const next = async () => {
      if (scripts) await button(page, '次へ').click();
    };

    await page.goto(openForm);
    await ready();
    await fillPlayer(page);
    const discordId = await page.getByLabel('Discord ID').inputValue();
    await next();
    await fillTeam(page);
    await button(page, '内容を確認する').click();
    await button(page, '提出する').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
    const team = new URL(page.url()).pathname.split('/')[2] ?? '';

    // The lines of the last time, and its six by one press.
    await page.goto(openForm);
    await ready();
    await expect(page.getByLabel('Discord ID')).toHaveValue(discordId);
    await expect(page.getByText('前回この端末で入力した内容が入っています。')).toBeVisible();
    await look(page, `known-${how}`);
    await next();
    await button(page, '前回と同じチームにする').click();
    for (const [at, name] of six.entries())
      await expect(page.locator(`[name="members[${at}].species"]`)).toHaveValue(name);
    await look(page, `last-team-${how}`);
    await page.locator('[name="members[0].species"]').fill('カイリュー');
    await page.locator('[name="members[0].species"]').press('Tab');

    // The same person again: a change of the first, by one press.
    await button(page, '内容を確認する').click();
    await expect(page.getByText('のチームが提出済みです。').first()).toBeVisible();
    await expect(page.getByText('前回から変わったところ')).toBeVisible();
    await expect(page.locator('.since-last li')).toHaveText(/ガブリアス → カイリュー/);
    await look(page, `same-id-${how}`);
    await button(page, 'ハルカさんのチームを変更する').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを変更しました');
    expect(new URL(page.url()).pathname).toContain(`/teams/${team}/`);

    // Another person on the same device.
    await page.goto(openForm);
    await ready();
    await page.getByRole('link', { name: '自分ではないので消す' }).click();
    await look(page, `forget-${how}`);
    await button(page, 'この端末からすべて消す').click();
    await expect(page).toHaveURL(new RegExp(`${openForm}$`));
    await ready();
    await expect(page.getByLabel('表示名')).toHaveValue('');
    await expect(page.getByLabel('Discord ID')).toHaveValue('');
    expect((await page.goto(`/teams/${team}/edit`))?.status()).toBe(403);
  });

  test(`a stranger with the same ID learns nothing and may go on, ${how} scripts`, async ({ browser }) => {
    const ids: string[] = [];
    for (const person of ['first', 'second'] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (!scripts) await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(openForm);
      if (scripts) await hydrated(page);
      await fillPlayer(page);
      if (person === 'first') ids.push(await page.getByLabel('Discord ID').inputValue());
      else await page.getByLabel('Discord ID').fill(`@${ids[0]?.toUpperCase()}`);
      if (scripts) await button(page, '次へ').click();
      await fillTeam(page);
      await button(page, '内容を確認する').click();
      if (person === 'second') {
        await expect(page.getByText('Discord IDが同じチームが提出済みです。').first()).toBeVisible();
        await look(page, `taken-id-${how}`);
        await expect(button(page, '提出する')).toHaveCount(0);
        await button(page, '変更ページのリンクをメールで受け取る').click();
        await expect(page.getByText('変更ページのリンクをメールで送りました').first()).toBeVisible();
        await look(page, `link-sent-${how}`);
        await button(page, '別の人のチームとして提出する').click();
      } else await button(page, '提出する').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
      await context.close();
    }
  });
}

test('a form without scripts comes back after the sign-in with all that was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(openForm);
  await fillPlayer(page);
  const discordId = await page.getByLabel('Discord ID').inputValue();
  await page.locator('[name="members[3].species"]').fill('ハバタクカミ');
  await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
  await page.locator('main [name="email"]').fill('kenta@example.com');
  await page.locator('main [name="password"]').fill('rotom-dex-2026');
  await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(openForm));
  await expect(page.getByLabel('Discord ID')).toHaveValue(discordId);
  await expect(page.locator('[name="members[3].species"]')).toHaveValue('ハバタクカミ');
  await context.close();
});
