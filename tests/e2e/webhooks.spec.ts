import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { expect, test } from './journey';
import { signIn } from './person';

const url = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(68)}`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('an admin sees how Discord will show it, keeps it, and turns it off again', async ({ page }) => {
      await signIn(page, 'host-admin@example.com', `/admin/${ids.group}/settings`);
      await page.getByRole('link', { name: 'お知らせの送信先' }).click();
      await page.getByLabel('URL', { exact: true }).fill(url);
      await page.getByLabel('両方').check();
      await page.getByRole('button', { name: 'プレビュー' }).click();
      const drawn = page.getByRole('heading', { name: '大会が公開されました / Tournament published' });
      await expect(drawn).toBeVisible();
      await expect(page.getByLabel('URL', { exact: true })).toHaveValue(url);
      if (javaScriptEnabled) await expectForEveryone(page);
      await page.getByRole('button', { name: '保存する' }).click();
      await expect(page.getByText('送信先を追加しました。')).toBeVisible();
      await page
        .getByRole('link', { name: /設定と送信記録/ })
        .last()
        .click();
      await page.getByRole('button', { name: '停止する' }).click();
      await expect(page.getByText('停止中')).toBeVisible();
      if (javaScriptEnabled) await expectForEveryone(page);
      await page.getByRole('button', { name: '削除する' }).click();
      await expect(page.getByText(/discord\.com/)).toHaveCount(0);
    });
  });

test('what a token of the group can do is told below its name', async ({ page }) => {
  await signIn(page, 'host-admin@example.com', `/admin/${ids.group}/settings/tokens`);
  await page.getByLabel('名前', { exact: true }).fill('会場の記録係');
  await page.getByLabel(/^公開前のデータを読む/).check();
  await page.getByRole('button', { name: 'トークンを作る' }).click();
  await expect(page.getByLabel('会場の記録係', { exact: true })).toHaveValue(/.{20}/);
  const own = page.getByRole('listitem').filter({ hasText: '会場の記録係' });
  const lines = [own.getByText('会場の記録係'), own.getByText('読む', { exact: true })];
  const [name, has] = await Promise.all(lines.map((each) => each.boundingBox()));
  expect(has?.y).toBeGreaterThan((name?.y ?? 0) + 10);
  const hint = page.getByText('下書きの大会、すべてのチームシート、名簿');
  expect((await hint.boundingBox())?.y).toBeGreaterThan(
    (await page.getByText('公開前のデータを読む').boundingBox())?.y ?? 0,
  );
  await page.getByRole('button', { name: '会場の記録係を取り消す' }).click();
});
