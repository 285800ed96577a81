import { qrAddress } from '../../app/sheets/team-url';
import { qrPicture } from '../readings/qr-picture';
import { ids } from '../world';
import { expectAccessible } from './accessibility';
import { expect, test } from './journey';

const path = `/team-submit/ots/${ids.open}`;

async function pictureOf(baseURL: string | undefined) {
  const { bytes } = await qrPicture(qrAddress(`${baseURL}/teams/${ids.haruka}`), { isPhoto: true });
  return { name: 'qr.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

test('the picture of a team’s QR code fills in the form, once the player says so', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${path}#team`);
  const file = page.getByLabel('チーム画像', { exact: true });
  await file.setInputFiles(await pictureOf(baseURL));
  const button = page.getByRole('button', { name: 'QRコードのチームから入力する' });
  await expect(button).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[name="members[0].species"]')).toHaveValue('');
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText('6匹を入力しました')).toBeVisible();
  await expect(page.locator('[name="members[0].species"]')).not.toHaveValue('');
});

test('a long video is named before it is sent', async ({ page }) => {
  await page.goto(`${path}#team`);
  const start = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1');
  const buffer = Buffer.concat([start, Buffer.alloc(20 * 1024 * 1024)]);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page
    .getByLabel('チーム画像', { exact: true })
    .setInputFiles({ name: 'team.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('これは動画です。')).toBeVisible();
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(2000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' });

  test('it is offered by a button of the form', async ({ page, baseURL }) => {
    await page.goto(`/en${path}`);
    await page.getByLabel('Display name').fill('Aoi');
    await page.getByLabel('Team image', { exact: true }).setInputFiles(await pictureOf(baseURL));
    await page.getByRole('button', { name: 'Read the image' }).click();
    const button = page.getByRole('button', { name: 'Fill in from the QR code’s team' });
    await expect(async () => {
      if (!(await button.isVisible())) await page.getByRole('button', { name: 'Check progress' }).click();
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
    await button.click();
    await expect(page.getByText('6 Pokémon filled in.')).toBeVisible();
    await expect(page.getByLabel('Display name')).toHaveValue('Aoi');
  });
});
