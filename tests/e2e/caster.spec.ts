import { demoPassword, ids } from '../world';
import { expectAccessible } from './accessibility';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from './journey';
import { openSession, signIn } from './person';

async function atDesk(
  browser: Browser,
  email: string,
  group: string,
  options: BrowserContextOptions = {},
  enter: (page: Page, email: string) => Promise<unknown> = signIn,
) {
  const context = await browser.newContext({ locale: 'ja-JP', ...options });
  const page = await context.newPage();
  await enter(page, email);
  await page.goto(`/admin/${group}/streaming-input`);
  await expect(page.getByRole('heading', { name: '配信デスク' })).toBeVisible();
  // The script has come: before, a press is a page of its own.
  if (options.javaScriptEnabled !== false) await expect(page.getByText('キーボード操作')).toBeVisible();
  return page;
}

const live = (page: Page) => page.getByRole('region', { name: '配信中' });
const draft = (page: Page) => page.getByRole('region', { name: '下書き' });
const onAirNow = async (page: Page, group: string) =>
  (await (await page.request.get(`/broadcast/groups/${group}/scene.json`)).json()).scene;
const scores = async (page: Page, group: string) =>
  (await onAirNow(page, group)).sides.map(({ score }: { score: number }) => score);

/** Saves the draft with another kind of scene, from the bar of a phone. */
async function pickKind(page: Page, kind: string) {
  const sheet = page.locator('.kind-sheet');
  await sheet.locator('summary').click();
  await sheet.getByRole('button', { name: kind, exact: true }).click();
  await expect(sheet.locator('summary')).toHaveText(kind);
  await expect(page.locator('.kind-sheet[open]')).toHaveCount(0);
  await expect(page.locator(`#kind input:checked + span`)).toHaveText(kind);
}

for (const javaScriptEnabled of [true, false]) {
  const name = `a caster picks a match, takes it, scores and undoes, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;
  const tag = javaScriptEnabled ? ['@wide'] : [];
  test(name, { tag }, async ({ browser, viewport }, { project }) => {
    const isPhone = project.name === 'phone';
    const group = isPhone ? ids.otherGroup : ids.group;
    const tournament = isPhone ? 'みなとオフ ウィークリー' : '第11回 ムーンライト杯';
    const [player, guest] = isPhone ? ['ミライ', 'ゲスト一郎'] : ['アカリ', 'ゲスト二郎'];
    const page = await atDesk(browser, 'site-admin@example.com', group, { javaScriptEnabled, viewport });
    // axe is a script itself.
    if (javaScriptEnabled) await expectAccessible(page);

    await page.getByLabel('大会', { exact: true }).selectOption({ label: tournament });
    if (!javaScriptEnabled)
      await page.locator('.desk-take').getByRole('button', { name: '下書きを保存' }).click();
    await page.getByRole('searchbox', { name: '名前・読み方・Tonamel IDで検索' }).fill(player);
    if (!javaScriptEnabled) await page.getByRole('button', { name: '検索', exact: true }).click();
    await page.getByRole('button', { name: `${player}をプレイヤー1にする` }).click();
    await expect(page.getByLabel('プレイヤー1', { exact: true })).toHaveValue(player);
    await page.getByLabel('プレイヤー2', { exact: true }).fill(guest);
    if (isPhone) for (const kind of ['休憩', '試合中']) await pickKind(page, kind);
    else await page.getByRole('radio', { name: '試合中' }).check();
    await expect(page.getByLabel('プレイヤー2', { exact: true })).toHaveValue(guest);
    await page.getByLabel('ラウンド').selectOption({ label: '準決勝' });
    for (const side of [0, 1]) await page.getByLabel('スコア', { exact: true }).nth(side).selectOption('0');

    const overlays: Page[] = [];
    for (const path of ['ganyu', 'players/ganyu']) {
      const overlay = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await overlay.goto(`/broadcast/${path}?group=${group}`);
      overlays.push(overlay);
    }
    const scoreOfGuest = (overlay: Page) =>
      overlay.locator('#stage :is(.plate, .seat).s2 .score:not(.leaving)');
    await page.getByRole('button', { name: '配信に出す' }).click();
    for (const overlay of overlays) await expect(overlay.locator('#stage')).toContainText(guest);
    await expect(live(page)).toContainText(guest);
    await expect(live(page)).toContainText('準決勝');
    expect(await onAirNow(page, group)).toMatchObject({
      kind: 'match',
      round: { ja: '準決勝', en: 'Semifinals' },
      sides: [
        { player, score: 0 },
        { player: guest, team: null },
      ],
    });

    await page.getByRole('button', { name: `${guest}に1勝を足す` }).click();
    await expect.poll(() => scores(page, group)).toEqual([0, 1]);
    for (const overlay of overlays) await expect(scoreOfGuest(overlay)).toHaveText('1');
    await expect(draft(page).locator('.screen-score').last()).toHaveText('1');
    await page.getByRole('button', { name: '元に戻す' }).click();
    await expect.poll(() => scores(page, group)).toEqual([0, 0]);
    await expect(live(page).locator('.screen-score').last()).toHaveText('0');
    for (const overlay of overlays) {
      await expect(scoreOfGuest(overlay)).toHaveText('0');
      await overlay.close();
    }
    await page.context().close();
  });
}

test('two casters see each other, and neither overwrites the other', { tag: '@wide-only' }, async ({
  browser,
  viewport,
}) => {
  const one = await atDesk(browser, 'host-admin@example.com', ids.group, { viewport });
  const two = await atDesk(browser, 'moderator@example.com', ids.group, { viewport });
  await expect(one.locator('.desk-people')).toContainText('ヨツバ');
  for (const page of [one, two]) await page.locator('#show summary').click();
  const [mine, theirs] = [`ツキノのお知らせ ${Date.now()}`, `ヨツバのお知らせ ${Date.now()}`];
  await two.getByLabel('テロップ', { exact: true }).fill(theirs);
  await one.getByLabel('テロップ', { exact: true }).fill(mine);
  await one.locator('.desk-take').getByRole('button', { name: '下書きを保存' }).click();
  await expect(draft(one)).toContainText(mine);
  await expect(two.getByText('ツキノさんが下書きを変更しました')).toBeVisible();
  await expect(two.getByLabel('テロップ', { exact: true })).toHaveValue(theirs);
  await two.getByRole('button', { name: '配信に出す' }).click();
  await expect(two.locator('#news')).toContainText('ツキノさんも同じところを変更しました');
  await expect(two.getByLabel('テロップ', { exact: true })).toHaveValue(theirs);
  await two.getByRole('button', { name: 'ほかの人の値で保存' }).click();
  await expect(two.getByLabel('テロップ', { exact: true })).toHaveValue(mine);
});

test('keys work once they are switched on, and never while typing', { tag: '@wide-only' }, async ({
  browser,
  viewport,
}) => {
  const page = await atDesk(browser, 'host-admin@example.com', ids.group, { viewport });
  const taken = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: '配信に出す' }).click();
  await taken;
  await expect(page.locator('#desk[aria-busy]')).toHaveCount(0);
  // Whoever plays: an earlier test may have put others on air.
  const sides = async () =>
    (await onAirNow(page, ids.group)).sides.map(({ player, score }: { player: string; score: number }) => [
      player,
      score,
    ]);
  const before = await sides();
  await page.keyboard.press('x');
  await page.getByText('キーボード操作').click();
  await page.getByLabel('使う').check();
  await page.getByLabel('プレイヤー2', { exact: true }).press('x');
  expect(await sides()).toEqual(before);
  await page.getByRole('heading', { name: '配信デスク' }).click();
  await page.keyboard.press('x');
  await expect.poll(sides).toEqual([...before].reverse());
  await page.keyboard.press('z');
  await expect.poll(sides).toEqual(before);

  // All at once: each waits for the one before, and none is lost while that is on its way.
  await expect(page.locator('#desk[aria-busy]')).toHaveCount(0);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  for (const key of ['x', 'x', 'z', 'z']) await page.keyboard.press(key);
  await expect.poll(() => posts.length).toBe(4);
  await expect(page.locator('#desk[aria-busy]')).toHaveCount(0);
  expect(await sides()).toEqual(before);
});

test('what is typed while the draft is on its way stays, and is not taken for saved', async ({
  browser,
  viewport,
}) => {
  const page = await atDesk(browser, 'host-admin@example.com', ids.group, { viewport });
  await page.locator('#show summary').click();
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/streaming-input/save', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('テロップ', { exact: true }).fill(`送信中 ${Date.now()}`);
  await page.locator('.desk-take').getByRole('button', { name: '下書きを保存' }).click();
  await page.getByLabel('テロップ', { exact: true }).fill('あとから入力');
  await page.getByRole('radio', { name: '休憩' }).check();
  answer();
  await expect(page.locator('#desk[aria-busy]')).toHaveCount(0);
  await expect(page.getByLabel('テロップ', { exact: true })).toHaveValue('あとから入力');
  await expect(page.getByRole('radio', { name: '休憩' })).toBeChecked();
  await expect(draft(page)).toContainText('送信中');
});

for (const javaScriptEnabled of [true, false]) {
  test(`whoever is signed out at the desk sends what they typed once they signed in, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    viewport,
  }) => {
    const options = { viewport, javaScriptEnabled };
    const page = await atDesk(browser, 'moderator@example.com', ids.group, options, openSession);
    const typed = `途中 ${Date.now() % 1e6}`;
    await page.getByLabel('プレイヤー1', { exact: true }).fill(typed);
    // As in another tab.
    await page.request.post('/sign-out');
    const said = 'ログインの有効期限が切れています';
    if (javaScriptEnabled) await expect(page.getByText(said)).toBeVisible();
    await page.locator('.desk-take').getByRole('button', { name: '下書きを保存' }).click();
    await expect(page.getByRole('heading', { name: said })).toBeVisible();
    const [signIn] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('main')
        .getByRole('link', { name: /^ログイン/ })
        .click(),
    ]);
    await signIn.getByLabel('メールアドレス').fill('moderator@example.com');
    await signIn.getByRole('main').getByLabel('パスワード').fill(demoPassword);
    await signIn.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(signIn.getByRole('heading', { name: '配信デスク' })).toBeVisible();
    await page.getByRole('button', { name: 'もう一度送る' }).click();
    await expect(page.getByRole('heading', { name: '配信デスク' })).toBeVisible();
    await expect(page.getByLabel('プレイヤー1', { exact: true })).toHaveValue(typed);
  });
}

test('what is sent again with other words, while the first is on its way, is sent; a double click once', async ({
  browser,
  viewport,
}) => {
  const page = await atDesk(browser, 'host-admin@example.com', ids.group, { viewport });
  await page.locator('#show summary').click();
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  let sent = 0;
  await page.route('**/streaming-input/save', async (route) => {
    sent += 1;
    if (sent === 1) await held;
    await route.continue();
  });
  const save = page.locator('.desk-take').getByRole('button', { name: '下書きを保存' });
  const ticker = page.getByLabel('テロップ', { exact: true });
  const [first, second] = [`はじめの ${Date.now()}`, `つぎの ${Date.now()}`];
  await ticker.fill(first);
  await save.dblclick();
  await ticker.fill(second);
  await save.dblclick();
  answer();
  await expect(page.locator('#desk[aria-busy]')).toHaveCount(0);
  await expect(ticker).toHaveValue(second);
  await expect(draft(page)).toContainText(second);
  expect(sent).toBe(2);
});

test('a button that is held down while an answer comes is still pressed', async ({ browser, viewport }) => {
  const page = await atDesk(browser, 'host-admin@example.com', ids.group, { viewport });
  await page.getByRole('button', { name: '配信に出す' }).click();
  await expect(page.locator('#desk[aria-busy]')).toHaveCount(0);
  const [before = 0] = await scores(page, ids.group);
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/streaming-input/score?**', async (route) => {
    await held;
    await route.continue();
  });
  const [minus, plus] = [0, 1].map((at) => page.locator('.live-score').first().getByRole('button').nth(at));
  await plus?.click();
  await minus?.hover();
  await page.mouse.down();
  answer();
  await expect.poll(() => scores(page, ids.group)).toEqual([before + 1, expect.anything()]);
  // The page has had the time to draw what was answered.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect.poll(() => scores(page, ids.group)).toEqual([before, expect.anything()]);
});
