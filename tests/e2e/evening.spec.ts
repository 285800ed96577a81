import { readFileSync } from 'node:fs';
import { freePort } from '../free-port';
import { demoPassword, ids } from '../world';
import { type BrowserContext, expect, type Page, test } from './journey';
import { startSite } from './site';

interface Source {
  name: string;
  settings: { url?: string; items?: { name: string; pos: object; bounds: object }[] };
}
declare global {
  interface Window {
    seen: string[];
  }
}

/** A source of the collection as OBS opens it, which notes all that it ever shows of the two players. */
async function openSource(obs: BrowserContext, url: string): Promise<Page> {
  const page = await obs.newPage();
  await page.goto(url);
  await expect(page.locator('#stage .scene').first()).toBeAttached();
  await page.evaluate(() => {
    const stage = document.querySelector('#stage') as HTMLElement;
    // Who leaves may still stand inside of what stays.
    const textOf = (selector: string) => {
      const copy = stage.querySelector(`${selector}:not(.leaving)`)?.cloneNode(true) as Element | undefined;
      for (const leaving of copy?.querySelectorAll('.leaving') ?? []) leaving.remove();
      return copy?.textContent?.trim() ?? '';
    };
    window.seen = [];
    const note = () => {
      const shown = [1, 2]
        .map((side) => `${textOf(`.plate.s${side} .player`)} ${textOf(`.plate.s${side} .score`)}`.trim())
        .join(' / ');
      if (shown !== window.seen.at(-1)) window.seen.push(shown);
    };
    note();
    window.seen = [];
    new MutationObserver(note).observe(stage, { subtree: true, childList: true, characterData: true });
  });
  return page;
}
const last = (page: Page) => page.evaluate(() => window.seen.at(-1));

test('a crew’s evening: two matches in two languages, one mistake, and a server that is killed', async ({
  page,
  browser,
}, info) => {
  const port = await freePort();
  const state = info.outputPath('state');
  const home = `http://localhost:${port}`;
  // A site of its own, since it is killed in the middle of a match.
  let stop = await startSite(port, state, '--reset');
  try {
    const desk = `${home}/admin/${ids.group}/streaming-input`;
    await signInAt(page, home);

    // The collection, and the window that the crew sets by hand where it has scenes of its own.
    await page.goto(desk);
    await page.getByRole('link', { name: 'OBSに入れる' }).click();
    const rectangle = (await page.getByLabel('左、上、幅、高さ', { exact: true }).inputValue())
      .split(', ')
      .map(Number);
    const collection = async (): Promise<Source[]> => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'OBSのシーンコレクション' }).click();
      return JSON.parse(readFileSync(await (await download).path(), 'utf8')).sources;
    };
    const sources = await collection();
    // A second OBS for each language.
    for (const language of ['日本語', '英語']) {
      await page
        .getByRole('navigation', { name: '名前の言語' })
        .getByRole('link', { name: language })
        .click();
      sources.push(...(await collection()));
    }
    const frame = sources.find(({ name }) => name === '対戦（枠）');
    // The players’ cameras lie below the game.
    expect(frame?.settings.items?.[2]).toMatchObject({
      pos: { x: rectangle[0], y: rectangle[1] },
      bounds: { x: rectangle[2], y: rectangle[3] },
    });
    const obs = await browser.newContext({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 });
    const open = async (words: Record<string, string>) => {
      const url = sources.find(
        ({ settings }) =>
          settings.url &&
          Object.entries(words).every(
            ([name, value]) => new URL(settings.url ?? '').searchParams.get(name) === value,
          ),
      )?.settings.url;
      return openSource(obs, url ?? '');
    };
    const japanese = await open({ arrangement: 'frame', lang: 'ja' });
    const english = await open({ arrangement: 'frame', lang: 'en' });
    const board = await open({ part: 'scoreboard', when: 'match' });
    const card = await open({ part: 'versus', when: 'versus' });
    const all = [japanese, english, board];

    // A key pad.
    await page.goto(`${desk}/settings`);
    await page.getByLabel('名前', { exact: true }).fill('Stream Deck');
    await page.getByRole('button', { name: 'トークンを作る' }).click();
    const token = await page.locator('#made-token').inputValue();
    const press = async (act: string, data: object = {}) => {
      const answer = await page.request.post(`${home}/api/v1/groups/${ids.group}/broadcast/${act}`, {
        headers: { Authorization: `Bearer ${token}` },
        data,
      });
      expect([act, answer.status()]).toEqual([act, 200]);
    };
    const state1 = async () => {
      const { live, draft, canUndo } = await (
        await page.request.get(`${home}/api/v1/groups/${ids.group}/broadcast/state`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).json();
      return { live, draft, canUndo };
    };
    const shows = async (pages: Page[], text: string, timeout = 10_000) => {
      for (const each of pages) await expect.poll(() => last(each), { timeout }).toBe(text);
    };

    // The first match begins at the desk.
    await press('round', { round: 'semifinals' });
    await press('kind', { kind: 'match', on: 'draft' });
    await page.goto(desk);
    await page.locator('[name=player1]').fill('ミナモ');
    await page.locator('[name=player2]').fill('Leon');
    await page.locator('.desk-take button[formaction$="/take"]').click();
    await shows(all, 'ミナモ 0 / Leon 0');
    await expect(japanese.locator('.round')).toContainText('準決勝');
    await expect(japanese.locator('#stage')).not.toContainText('Semifinals');
    await expect(english.locator('.round')).toContainText('Semifinals');
    await expect(english.locator('#stage')).not.toContainText('準決勝');
    await press('score', { side: 1 });
    await shows(all, 'ミナモ 1 / Leon 0');
    await press('score', { side: 2 });
    await shows(all, 'ミナモ 1 / Leon 1');
    // A mistake, seen where it is taken back.
    await expect(page.locator('.live-score output').nth(1)).toHaveText('1');
    await page.locator('button[formaction*="/undo"]').first().click();
    await shows(all, 'ミナモ 1 / Leon 0');
    await press('swap');
    await shows(all, 'Leon 0 / ミナモ 1');
    await press('score', { side: 2 });
    await shows(all, 'Leon 0 / ミナモ 2');

    // The second one has its card first.
    await press('next');
    await press('player', { side: 1, name: 'Bea' });
    await press('player', { side: 2, name: 'ライム' });
    await press('kind', { kind: 'versus', on: 'draft' });
    await press('take');
    await expect(card.locator('.versus')).toContainText('ライム');
    await shows(all, ' / ');
    await press('kind', { kind: 'match' });
    await shows(all, 'Bea 0 / ライム 0');
    await expect(card.locator('.versus:not(.leaving)')).toHaveCount(0);
    await press('score', { side: 1 });
    await shows(all, 'Bea 1 / ライム 0');

    for (const each of all) await expect(each.locator('.leaving')).toHaveCount(0);
    const before = await state1();
    await stop('SIGKILL');
    const pictures = await Promise.all(all.map((each) => each.locator('#stage').textContent()));
    let isBack = false;
    const back = startSite(port, state).finally(() => {
      isBack = true;
    });
    while (!isBack) {
      for (const [at, each] of all.entries())
        expect(await each.locator('#stage').textContent()).toBe(pictures[at]);
      await page.waitForTimeout(500);
    }
    stop = await back;
    expect(await state1()).toEqual(before);
    await press('score', { side: 2 });
    // They try again after some seconds.
    await shows(all, 'Bea 1 / ライム 1', 30_000);
    await press('undo');
    await shows(all, 'Bea 1 / ライム 0');

    const evening = [
      'ミナモ 0 / Leon 0',
      'ミナモ 1 / Leon 0',
      'ミナモ 1 / Leon 1',
      'ミナモ 1 / Leon 0',
      'Leon 0 / ミナモ 1',
      'Leon 0 / ミナモ 2',
      ' / ',
      'Bea 0 / ライム 0',
      'Bea 1 / ライム 0',
      'Bea 1 / ライム 1',
      'Bea 1 / ライム 0',
    ];
    for (const each of all) expect(await each.evaluate(() => window.seen)).toEqual(evening);
  } finally {
    await stop('SIGKILL');
  }
});

async function signInAt(page: Page, home: string) {
  await page.goto(`${home}/sign-in`);
  const form = page.locator('main form').first();
  await form.locator('[name=email]').fill('moderator@example.com');
  await form.locator('[name=password]').fill(demoPassword);
  await form.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}
