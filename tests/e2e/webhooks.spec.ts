import { expect, test } from '@playwright/test';
import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { signIn } from './person';

const url = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(68)}`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.skip(({ viewport }) => (viewport?.width ?? 0) > 600, 'On a phone, as they sit in the hall.');

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
