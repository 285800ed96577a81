import { expectAccessible } from './accessibility';
import { expect, test } from './journey';
import { fillPlayer, fillTeam, hydrated, openForm } from './player-form';

const threeRestricted = ['コライドン', 'ミライドン', 'ルギア', 'ハバタクカミ', 'ペリッパー', 'モロバレル'];

test('what the rules say stands beside its field while the team is typed, and is confirmed', async ({
  page,
}) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await fillTeam(page, threeRestricted);
  const third = page.locator('[name="members[2].species"]');
  await expect(third).toHaveAccessibleDescription(/禁止級のポケモンは2匹までです。ルギアを/);
  await expectAccessible(page);

  await third.fill('ボーマンダ');
  await third.press('Tab');
  await expect(page.locator('.finding')).toHaveCount(0);
  await third.fill('ルギア');
  await third.press('Tab');
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.locator('.findings:visible')).toContainText('3匹目：禁止級のポケモンは2匹まで');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'このまま提出する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
});

test('the details of one Pokémon are cleared with one tap', async ({ page }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.locator('summary').filter({ hasText: '1匹目' }).click();
  const item = page.locator('[name="members[0].item"]');
  await item.fill('たべのこし');
  await item.press('Tab');
  await page.getByRole('button', { name: '1匹目の詳細を消す' }).click();
  await expect(item).toHaveValue('');
});
