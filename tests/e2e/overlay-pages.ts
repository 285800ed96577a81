import { PNG } from 'pngjs';
import { ids } from '../world';
import { expect, type Page, type WebSocketRoute } from './journey';

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

export const waitForDebug = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('#debug')?.textContent?.includes(text), text);

/** Opens an overlay whose room tells what the test wants to see. @returns a function that shows a scene */
export async function openOverlay(page: Page, address: string) {
  let revision = 5_000_000;
  let socket: WebSocketRoute | undefined;
  // Playwright's socket uses it; Chromium 126 was the first to have it.
  await page.addInitScript(() => {
    URL.parse ??= (url, base) => new URL(url, base);
  });
  await page.routeWebSocket('**/socket', (opened) => {
    socket = opened;
  });
  await page.goto(`${address}?group=${ids.group}&motion=0&debug=1`);
  await expect.poll(() => socket !== undefined).toBe(true);
  return async (scene: object) => {
    revision++;
    socket?.send(JSON.stringify({ revision, build: 'one', scene }));
    await waitForDebug(page, `revision ${revision}`);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate(() => document.fonts.ready);
  };
}
