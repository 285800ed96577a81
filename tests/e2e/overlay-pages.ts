import { PNG } from 'pngjs';
import { expect, type Page } from './journey';

const nonceIn = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

/** Gives the pages that follow the first without its fonts and scripts, which are ten times the work of a picture. */
export async function openPages(page: Page, address: string) {
  const nonce = nonceIn((await (await page.goto(address))?.text()) ?? '');
  return async (other: string) => {
    const answer = await page.request.get(other);
    expect([other, answer.status()]).toEqual([other, 200]);
    const html = await answer.text();
    // The content policy is that of the first.
    await page.setContent(html.replaceAll(nonceIn(html), nonce));
    await page.evaluate(() => document.fonts.ready);
  };
}

/** The picture as OBS has it, clear where nothing is painted; taken as Chromium writes it quickest. */
export async function paint(page: Page): Promise<PNG> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await client.detach();
  return PNG.sync.read(Buffer.from(data, 'base64'));
}
