import { createServer, type Server } from 'node:http';
import { ids, worldId } from '../world';
import { expectForEveryone } from './accessibility';
import { expect, test } from './journey';

/** A site of somebody else's, of another origin: one page with what was pasted into it. */
async function publish(pasted: string): Promise<{ url: string; server: Server }> {
  const page = `<!DOCTYPE html><html lang="ja"><title>ブログ</title><h1>大会の記録</h1>${pasted}</html>`;
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, server };
}

test.describe('a blog without scripts', () => {
  // The frames may run no scripts, not even those that measure them; and one page refuses to be framed.
  test.use({ javaScriptEnabled: false, expected: /Blocked script execution|frame-ancestors 'none'/ });

  test('shows a public team and standings in frames, which lead to Sixsheet in another tab', async ({
    page,
    context,
  }) => {
    const pasted: string[] = [];
    for (const path of [`/teams/${worldId('harukaended')}`, `/tournaments/${ids.ended}`]) {
      await page.goto(path);
      await page.locator('summary', { hasText: '埋め込む' }).click();
      pasted.push(await page.getByLabel('埋め込み用のHTML').inputValue());
    }
    const { url, server } = await publish(pasted.join(''));
    await page.goto(url);
    const team = page.frameLocator('iframe[title="ハルカさんのチーム"]');
    await expect(team.getByRole('heading', { name: 'ガブリアス Garchomp' })).toBeVisible();
    const table = page.frameLocator('iframe[title$="の順位"]');
    await expect(table.getByRole('row').nth(1)).toContainText('優勝');
    for (const frame of [team, table]) {
      // It fits in its frame: nothing is to be moved sideways.
      const size = await frame.locator('html').boundingBox();
      expect(Math.round(size?.width ?? 0)).toBeLessThanOrEqual(600);
    }
    const opened = context.waitForEvent('page');
    await team.getByRole('link', { name: 'Sixsheetでチームを見る' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { name: 'ハルカ', level: 1 })).toBeVisible();
    expect(page.url()).toBe(url);
    // What nothing frames.
    const { url: other, server: bad } = await publish(`<iframe src="${tab.url()}"></iframe>`);
    await page.goto(other);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'ハルカ' })).toHaveCount(0);
    server.close();
    bad.close();
  });
});

test('what is framed, and where it is offered, can be read by everyone', async ({ page }) => {
  for (const path of [`/ja/embed/teams/${worldId('harukaended')}`, `/en/embed/standings/${ids.ended}`]) {
    await page.goto(path);
    await expectForEveryone(page, { inBoth: false });
  }
  await page.goto(`/teams/${worldId('harukaended')}`);
  await page.locator('summary', { hasText: '埋め込む' }).click();
  await expectForEveryone(page, { inBoth: false });
});
