import { ids } from '../world';
import { expect, test } from './journey';
import { signIn } from './person';

test('open overlays follow the name that a crew gives its event, and none is loaded anew', async ({
  page,
  browser,
}) => {
  const settings = `/admin/${ids.otherGroup}/streaming-input/settings`;
  await signIn(page, 'harbor-admin@example.com', settings);
  await page.getByLabel('オーバーレイ', { exact: true }).first().selectOption('teru-challe');
  await page.getByRole('button', { name: '保存' }).first().click();
  await expect(page.getByRole('heading', { name: 'イベント名の表記' })).toBeVisible();

  const obs = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const overlay = await obs.newPage();
  let loads = 0;
  overlay.on('domcontentloaded', () => loads++);
  await overlay.goto(`/broadcast/teru-challe?group=${ids.otherGroup}&motion=0&debug=1`);
  const lockup = overlay.locator('.lockup');
  await expect(lockup).toHaveText(/てるチャレ\s*Teru Challe/);
  await expect(overlay.locator('#debug')).toContainText('live');

  const name = async (written: string) => {
    await page.getByLabel('日本語の表記').fill(written);
    await page.locator('#event-name').getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('status')).toContainText('保存');
  };
  await name('みなと杯');
  await expect(lockup).toHaveText(/みなと杯\s*Teru Challe/);
  await expect(page.locator('select[name=event] option:checked')).toHaveText('みなと杯');
  await name('');
  await expect(lockup).toHaveText(/てるチャレ\s*Teru Challe/);
  expect(loads).toBe(1);
});
