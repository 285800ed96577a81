import { ids } from '../world';
import { expectNarrow } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';
import { signIn } from './person';

// A stream of its own: others are at work at the first one's desk.
const desk = `/ja/admin/${ids.otherGroup}/streaming-input`;
const overlayOf = (words: string) => `/broadcast/singular?group=${ids.otherGroup}&stream=2&${words}`;

async function signedIn(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    ...{ locale: 'ja-JP', javaScriptEnabled, viewport: { width: 390, height: 844 }, hasTouch: true },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, 'harbor-admin@example.com', `${desk}/settings`);
  await expect(page.getByRole('heading', { name: '配信の設定' })).toBeVisible();
  const second = page.getByRole('button', { name: '2つ目の配信を使う' });
  if (await second.isVisible()) await second.click();
  await page.goto(`${desk}?stream=2`);
  await expect(page.getByRole('heading', { name: '配信デスク' })).toBeVisible();
  // The script has come: before, a press is a page of its own.
  if (javaScriptEnabled) await expect(page.getByText('キーボード操作')).toBeAttached();
  return page;
}

const unfold = async (page: Page, id: string) => {
  if (!(await page.locator(`#${id}`).evaluate((details) => (details as HTMLDetailsElement).open)))
    await page.locator(`#${id} > summary`).click();
};
/** `act`: its name, and words of its address in any order. */
const press = (page: Page, act: string, ...words: string[]) =>
  page
    .locator(`#desk button${[`/${act}`, ...words].map((word) => `[formaction*="${word}"]`).join('')}`)
    .first()
    .click();
const take = async (page: Page, kind: string) => {
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.getByRole('button', { name: '配信に出す' }).click();
};

for (const javaScriptEnabled of [true, false])
  test(`a crew tells a whole game from a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, javaScriptEnabled);
    const field = (name: string) => page.locator(`#draft [name="${name}"]`);

    // Who plays: a player of the tournament with a team, and a guest.
    await page.getByLabel('大会', { exact: true }).selectOption({ label: 'みなとオフ ウィークリー' });
    await page.getByRole('button', { name: '下書きを保存' }).click();
    await field('find').fill('ミライ');
    if (!javaScriptEnabled) await page.getByRole('button', { name: '検索', exact: true }).click();
    await page.getByRole('button', { name: 'ミライをプレイヤー1にする' }).click();
    await expect(field('player1')).toHaveValue('ミライ');
    await field('player2').fill('Leon');
    for (const side of [1, 2]) await field(`score${side}`).selectOption('0');
    await unfold(page, 'about1');
    await field('region1').fill('横浜');
    await field('record1').fill('3-1');
    await field('seed1').fill('4');
    await unfold(page, 'about2');
    await field('handle2').fill('@leon');
    await unfold(page, 'show');
    await field('ticker').fill('まもなく準決勝');
    await field('tickerEn').fill('Semifinals soon');
    await unfold(page, 'up-next');
    await field('upNext').fill('卓\tプレイヤー\n1\tハルカ\tアカリ\nソウタ');
    await unfold(page, 'bracket');
    for (const [at, name] of [
      'ミライ',
      'Leon',
      'ハルカ',
      'アカリ',
      'ソウタ',
      'Bea',
      'ユイ',
      'リク',
    ].entries())
      await field(`bracketName${at + 1}`).fill(name);
    await field('bracketScore1').fill('2-1');
    await take(page, '試合中');

    // A line that holds one name is told of, and nothing that was typed is lost.
    await expect(page.getByText('3行目から2人の名前を読み取れません。').first()).toBeVisible();
    await expect(field('upNext')).toBeVisible();
    await expect(field('region1')).toHaveValue('横浜');
    await expect(field('tickerEn')).toHaveValue('Semifinals soon');
    await expect(field('bracketName8')).toHaveValue('リク');
    await field('upNext').fill('ハルカ vs アカリ, 決勝\nソウタ vs Bea');
    await take(page, '試合中');

    const wide = { viewport: { width: 1920, height: 1080 } };
    const english = await (await browser.newContext(wide)).newPage();
    await english.goto(overlayOf('lang=en&motion=0'));
    const japanese = await (await browser.newContext(wide)).newPage();
    await japanese.goto(overlayOf('lang=ja&motion=0&arrangement=frame'));
    await expect(japanese.locator('.ticker')).toHaveText('まもなく準決勝');
    await expect(english.locator('.ticker')).toHaveText('Semifinals soon');

    // The game: two come, one is down, and with the next game all is clear.
    const chips = (fate: string) => japanese.locator(`.s1 .chip${fate}, .six .chip${fate}`);
    await unfold(page, 'battle');
    await press(page, 'came', 'side=1', 'pokemon=1');
    await expect(chips('.came')).toHaveCount(1);
    await unfold(page, 'battle');
    await press(page, 'down', 'side=1', 'pokemon=2');
    await expect(chips('.down')).toHaveCount(1);
    await expect(chips('.came')).toHaveCount(2);
    await press(page, 'score', 'side=1', 'by=1');
    await expect(japanese.locator('.plate.s1 .score:not(.leaving)')).toHaveText('1');
    await expect(chips('.came')).toHaveCount(0);

    // What is said of a player stands beside the name in the card of the match.
    await take(page, '対戦カード');
    await expect(japanese.locator('.rival.s1 .facts')).toHaveText('3–1 · #4');
    await expect(japanese.locator('.rival.s1 .region')).toHaveText('横浜');
    await expect(japanese.locator('.rival.s2')).toContainText('@leon');
    await take(page, '次の試合');
    await expect(english.locator('.next-match')).toContainText('Finals');
    await expect(english.locator('.next.s1')).toHaveText('ハルカ');
    await take(page, 'トーナメント表');
    await expect(japanese.locator('.bracket .won').first()).toContainText('ミライ');
    await expect(japanese.locator('.bracket')).toContainText('リク');
    await expectNarrow(page);

    // Taken off, so that whoever comes next begins with nothing.
    await press(page, 'off');
    await expect(japanese.locator('.bracket')).toHaveCount(0);
    for (const each of [page, english, japanese]) await each.context().close();
  });
