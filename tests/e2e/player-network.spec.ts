import { ids, worldId } from '../world';
import { expect, type Page, type Route, test } from './journey';
import { signIn } from './person';
import { fillPlayer, fillTeam, hydrated, onTeamStep, openForm, six } from './player-form';

const check = (page: Page) => page.getByRole('button', { name: '内容を確認する' });
const submit = (page: Page) => page.getByRole('button', { name: '提出する', exact: true });
const review = (page: Page) => page.locator('#title-review');

async function fillForm(page: Page, names: readonly string[] = six) {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await fillTeam(page, names);
}

/** What happens to the POSTs of the form until `release` is called. */
async function onPost(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route('**/team-submit/**', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );
  return () => page.unroute('**/team-submit/**');
}

async function expectSubmitted(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

test('a dead network keeps the form, and the next try makes one team', async ({ page, context }) => {
  await fillForm(page);
  await check(page).click();
  await expect(review(page)).toBeFocused();
  await context.setOffline(true);
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await expect(page.getByText('送信できませんでした。もう一度お試しください')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '提出する', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('link', { name: 'チームを変更する' }).click();
  await onTeamStep(page);
  await page.locator('[name="members[5].species"]').fill('リキキリン');
  await page.locator('[name="members[5].species"]').press('Tab');
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.locator('del')).toHaveText('モロバレル');
  await page.getByRole('button', { name: 'この内容で変更する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを変更しました');
});

test('a network that dies as the form is checked loses nothing: the last look comes without the server', async ({
  page,
  context,
}) => {
  await fillForm(page);
  await check(page).click({ noWaitAfter: true });
  await context.setOffline(true);
  await expect(review(page)).toBeFocused();
  await submit(page).click();
  await expect(page.getByText('送信できませんでした。もう一度お試しください')).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expectSubmitted(page);
});

test('without a network from the second step on, the form still turns and tells why it is not sent', async ({
  page,
  context,
}) => {
  await page.goto(openForm);
  await hydrated(page);
  await context.setOffline(true);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await fillTeam(page);
  await page.locator('summary').filter({ hasText: '1匹目' }).click();
  await page.locator('[name="members[0].item"]').fill('きあいのタスキ');
  await page.locator('[name="members[0].item"]').press('Tab');
  await check(page).click();
  await expect(review(page)).toBeFocused();
  await submit(page).click();
  await expect(page.getByText('送信できませんでした。もう一度お試しください')).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expectSubmitted(page);
});

test('an answer that does not come holds nobody up', async ({ page }) => {
  await fillForm(page);
  const release = await onPost(page, () => new Promise(() => {}));
  await check(page).click();
  await expect(page.getByRole('button', { name: '確認しています…' })).toBeDisabled();
  await expect(review(page)).toBeFocused({ timeout: 8000 });
  await release();
  await submit(page).click();
  await expectSubmitted(page);
});

test('an answer that comes late changes nothing under the eye; what it knew is said at the submission', async ({
  page,
}) => {
  await fillForm(page, ['ガブリアヌ', ...six.slice(1)]);
  let late: (() => void) | undefined;
  const release = await onPost(page, async (route) => {
    await new Promise<void>((resolve) => {
      late = resolve;
    });
    await route.continue();
  });
  await check(page).click();
  await expect(review(page)).toBeFocused({ timeout: 8000 });
  late?.();
  await page.waitForTimeout(1000);
  await expect(review(page)).toBeVisible();
  await release();
  await submit(page).click();
  await expect(page.locator('[name="members[0].species"]')).toBeFocused();
  await expect(page.locator('[name="members[0].species"]')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'ガブリアスにする' }).click();
  await check(page).click();
  await expect(review(page)).toBeFocused();
  await submit(page).click();
  await expectSubmitted(page);
});

test('a device that keeps no draft says so, and the form goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await expect(page.getByText('この端末には下書きを残せません')).toBeVisible();
  await expect(page.getByText('下書きをこの端末に7日間残します')).toHaveCount(0);
});

test('a draft that was never sent can be read after the deadline', async ({ page }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.locator('[name="members[0].species"]').fill('ガブリアス');
  const key = () => page.evaluate(() => Object.keys(localStorage)[0] ?? '');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('ガブリアス');
  // The same draft, of a tournament whose deadline is over.
  await page.evaluate(
    ([from = '', to = '']) =>
      localStorage.setItem(from.replace(/[^:]+$/, to), localStorage.getItem(from) ?? ''),
    [await key(), ids.running],
  );
  await page.goto(`/team-submit/ots/${ids.running}`);
  await expect(page.getByLabel('この端末に残っている下書き')).toHaveValue(/ハルカ[\s\S]*ガブリアス/);
});

test('a change that was never sent can be read after the deadline', async ({ page }) => {
  await signIn(page, 'haruka@example.com', '/ja/mypage');
  await page.evaluate(
    (name) =>
      localStorage.setItem(
        `sixsheet:draft:${name}`,
        JSON.stringify({
          savedAt: Date.now(),
          values: { displayName: 'ハル', 'members[0].species': 'ガブリアス' },
        }),
      ),
    worldId('harukaended'),
  );
  await page.goto(`/teams/${worldId('harukaended')}/edit`);
  await expect(page.getByText('締切を過ぎたため、チームは変更できません')).toBeVisible();
  await expect(page.getByLabel('この端末に残っている下書き')).toHaveValue(/ハル[\s\S]*ガブリアス/);
});

const picture = 'tests/readings/images/rental-ja-1.jpg';
const withoutIt = (page: Page) => page.getByRole('button', { name: '画像なしで提出する' });

test('a review says that an image is still on its way, until it has arrived', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/readings', async (route) => {
    await isReleased;
    await route.fallback();
  });
  await fillForm(page, ['マグマラシ', 'ペリッパー', 'ブーバー', 'ヨマワル', 'ニンフィア', 'コライドン']);
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByText('画像を送っています')).toBeVisible();
  await check(page).click();
  await expect(page.getByText('画像を送っている途中です')).toBeVisible();
  await expect(withoutIt(page)).toBeVisible();
  release();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByText('画像を送っている途中です')).toBeHidden();
  await expect(page.locator('[name="readingId"]')).not.toHaveValue('');
  // The review shows the values that the image filled in.
  await expect(page.getByText('画像から読み取った内容が入りました')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('section[aria-labelledby="title-review"]')).toContainText('くろいヘドロ');
});

test('a review says that an image got lost', async ({ page }) => {
  await page.route('**/readings', (route) => route.abort());
  await fillForm(page);
  await page.locator('input[type="file"]').setInputFiles(picture);
  await check(page).click();
  await expect(page.getByText('選んだ画像は届いていません')).toHaveCount(1);
  await withoutIt(page).click();
  await expectSubmitted(page);
});
