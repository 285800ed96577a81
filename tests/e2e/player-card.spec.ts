import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { ids } from '../world';
import { expect, type Page, test } from './journey';
import { signIn } from './person';

const success = `/teams/${ids.haruka}/success/ots`;
const address = new RegExp(`/TEAMS/${ids.haruka}$`, 'i');

const saved = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '画像で保存' }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

const qrIn = (bytes: Buffer) => {
  const { data, width, height } = PNG.sync.read(bytes);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
};

test('a player saves their card as an image, and its QR code leads to the team', async ({ page }) => {
  await signIn(page, 'haruka@example.com', success);
  const { name, bytes } = await saved(page);
  expect(name).toBe('sixsheet.png');
  expect(qrIn(bytes)).toMatch(address);
  await expect(page).toHaveURL(new RegExp(`${success}$`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the card is a drawing that a browser opens by itself', async ({ page, browser }) => {
    await signIn(page, 'haruka@example.com', success);
    const { name, bytes } = await saved(page);
    expect(name).toMatch(/\.svg$/);
    const viewer = await browser.newPage({ viewport: { width: 1080, height: 1700 } });
    await viewer.setContent(
      `<img width="1080" src="data:image/svg+xml;base64,${bytes.toString('base64')}" alt="">`,
    );
    await viewer.waitForFunction(() => (document.querySelector('img')?.naturalHeight ?? 0) > 1000);
    expect(qrIn(await viewer.screenshot())).toMatch(address);
    await viewer.close();
  });
});
