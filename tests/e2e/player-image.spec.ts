import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import abilities from '../../app/pokedex/data/abilities.json' with { type: 'json' };
import items from '../../app/pokedex/data/items.json' with { type: 'json' };
import moves from '../../app/pokedex/data/moves.json' with { type: 'json' };
import species from '../../app/pokedex/data/species.json' with { type: 'json' };
import { ids } from '../world';
import { miraiTeam } from '../world-sheets';
import { expectAccessible } from './accessibility';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from './journey';

interface Label {
  file: string;
  team: { species: string; ability: string; item: string; moves: string[] }[];
}
type Names = Record<string, { ja: string }>;

const open = `/team-submit/ots/${ids.open}`;
const openChampions = `/team-submit/cts/${ids.closedKind}`;
const file = 'rental-ja-1.jpg';
const image = `tests/readings/images/${file}`;
const photo = 'tests/readings/uploads/photo.jpg';
const photoRefusal = 'スマートフォンで画面を撮った写真は使えません。本体の撮影ボタン';
const labels: Label[] = JSON.parse(readFileSync('tests/readings/images/labels.json', 'utf8'));
const team = labels.find((label) => label.file === file)?.team ?? [];

/** What the form holds when the whole image was read, by field name. */
const fields = team.flatMap((member, at): [string, string | undefined][] => [
  [`members[${at}].species`, (species as Names)[member.species]?.ja],
  [`members[${at}].ability`, (abilities as Names)[member.ability]?.ja],
  [`members[${at}].item`, (items as Names)[member.item]?.ja],
  ...member.moves.map((move, n): [string, string | undefined] => [
    `members[${at}].moves[${n}]`,
    (moves as Names)[move]?.ja,
  ]),
]);

/** Somebody new each time: the same IDs once more would be asked about. */
let own = '';

async function fillPlayer(page: Page) {
  own = Math.random().toString(36).slice(2, 8);
  await page.getByLabel('表示名').fill('アオイ');
  await page.getByLabel('Discord ID').fill(`aoi_${own}`);
  await page.getByLabel('Tonamel ID').fill(`A${own}`);
}

async function expectPlayer(page: Page) {
  await expect(page.getByLabel('表示名')).toHaveValue('アオイ');
  await expect(page.getByLabel('Discord ID')).toHaveValue(`aoi_${own}`);
  await expect(page.getByLabel('Tonamel ID')).toHaveValue(`A${own}`);
}

async function expectTeam(page: Page) {
  expect(fields).toHaveLength(42);
  const held = await page
    .locator('[name^="members["]')
    .evaluateAll((all) =>
      Object.fromEntries((all as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );
  expect(held).toMatchObject(Object.fromEntries(fields));
}

/** What an independent decoder reads from a picture of the code as it is on the screen. */
async function scan(code: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

async function onAnotherDevice(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext(options);
  await use(await context.newPage());
  await context.close();
}

const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'チームを提出しました' });

test('an image becomes the team: read, looked at, submitted, shown, changed on another device', async ({
  page,
  browser,
}) => {
  await page.goto(open);
  await page.getByRole('button', { name: '次へ' }).waitFor();
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByLabel('チーム画像', { exact: true }).setInputFiles(image);
  await expect(page.getByText('読み取りが終わりました')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('空いていた42項目を画像から入力しました。')).toBeVisible();
  await expectTeam(page);
  await expect(page.locator('.mark-from-image')).toHaveCount(42);
  await expectAccessible(page);
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.locator('.review-members li').first()).toContainText(fields[0]?.[1] ?? '-');
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await expect(done(page)).toBeVisible();

  const url = await page.getByLabel('チームのURL').inputValue();
  expect(await scan(page.locator('.submitted-qr'))).toBe(url.toUpperCase());
  await onAnotherDevice(browser, { locale: 'en-US' }, async (stranger) => {
    const response = await stranger.goto(url);
    expect(response?.status()).toBe(403);
    await expect(stranger.getByRole('main')).toContainText(
      'You can’t view other players’ teams until the tournament starts.',
    );
    await expect(stranger.getByRole('main')).not.toContainText('アオイ');
  });

  const editUrl = await page.getByLabel('変更用リンク（自分専用）').inputValue();
  await onAnotherDevice(browser, { locale: 'ja-JP' }, async (other) => {
    await other.goto(editUrl);
    await expect(other).toHaveURL(`${url}/edit`);
    await expectPlayer(other);
    await expectTeam(other);
    await other.locator('[name="members[5].species"]').fill('ミライドン');
    await other.locator('[name="members[5].species"]').press('Tab');
    // Its details open by themselves: what the other one knew is none of its moves.
    await expect(other.locator('[name="members[5].ability"]')).toBeVisible();
    await other.locator('[name="members[5].ability"]').fill('ハドロンエンジン');
    await other.locator('[name="members[5].ability"]').press('Tab');
    await other.getByRole('button', { name: '内容を確認する' }).click();
    await expect(other.locator('del').first()).toHaveText('コライドン');
    // What the other one knew stays, and is said.
    await expect(other.locator('.findings:visible')).toContainText('ミライドンは「');
    await other.getByRole('button', { name: 'このまま変更する' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'チームを変更しました' })).toBeVisible();
  });
  await page.getByRole('link', { name: 'チームを変更する' }).click();
  await expect(page.locator('[name="members[5].species"]')).toHaveValue('ミライドン');
});

const tabs = ['tests/sheets/mirai-stats.jpg', 'tests/sheets/mirai-moves.jpg'];

/** What both tabs say together: the alignments of the one, the moves of the other. */
async function expectMirai(page: Page) {
  await expect(page.getByText('読み取れたもの：ポケモン6匹、能力補正6')).toBeVisible();
  await expect(page.getByText('読み取れたもの：ポケモン6匹、特性6、持ち物6、技24')).toBeVisible();
  for (const [at, member] of miraiTeam.entries()) {
    const field = (name: string) => page.locator(`[name="members[${at}].${name}"]`);
    await expect(field('species')).toHaveValue((species as Names)[member.species]?.ja ?? '-');
    await expect(field('item')).toHaveValue((items as Names)[member.item ?? '']?.ja ?? '-');
    await expect(field('moves[3]')).toHaveValue((moves as Names)[member.moves?.[3] ?? '']?.ja ?? '-');
    await expect(field('statAlignment')).toHaveValue(member.statAlignment ?? '-');
  }
}

test('a heavy image is made light before it is sent, and read as well', async ({ page, context }) => {
  const painter = await context.newPage();
  const png = await painter.evaluate(async (jpeg) => {
    const drawing = new Image();
    drawing.src = `data:image/jpeg;base64,${jpeg}`;
    await drawing.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: drawing.width,
      height: drawing.height,
    });
    canvas.getContext('2d')?.drawImage(drawing, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, readFileSync(image).toString('base64'));
  await painter.close();
  const buffer = Buffer.from(png, 'base64');
  expect(buffer.length).toBeGreaterThan(700_000);

  await page.goto(open);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/readings'));
  await page
    .getByLabel('チーム画像', { exact: true })
    .setInputFiles({ name: 'team.png', mimeType: 'image/png', buffer });
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(150_000);
  await expect(page.locator('[name="members[5].species"]')).not.toHaveValue('', { timeout: 60_000 });
  await expectTeam(page);
});

test('both tabs of Champions, chosen at once, become one team', async ({ page }) => {
  await page.goto(openChampions);
  await page.getByRole('button', { name: '次へ' }).waitFor();
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByLabel('チーム画像', { exact: true }).setInputFiles(tabs);
  await expect(page.getByText('読み取りが終わりました')).toHaveCount(2, { timeout: 60_000 });
  await expectMirai(page);
  await expectAccessible(page);
  await page.getByLabel('この画像を読み取り精度の改善に使うことを許可する').check();
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.getByText('読み取り精度の改善に使うことを許可する', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await expect(done(page)).toBeVisible();
  await page.getByRole('link', { name: 'チームを見る' }).click();
  await expect(page.getByRole('img', { name: 'アオイさんのチーム画像' })).toHaveCount(2);
});

test('a photo of the screen is refused, and the form goes on without it', async ({ page }) => {
  await page.goto(open);
  await page.getByRole('button', { name: '次へ' }).waitFor();
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  const input = page.getByLabel('チーム画像', { exact: true });
  await input.setInputFiles(photo);
  await expect(page.getByText(photoRefusal)).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="readingId"]')).toHaveValue('');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an image is read by its button, and all that was typed stays', async ({ page }) => {
    await page.goto(open);
    await fillPlayer(page);
    await page.locator('[name="members[0].species"]').fill(fields[0]?.[1] ?? '-');
    await page.getByLabel('チーム画像', { exact: true }).setInputFiles(image);
    await page.getByRole('button', { name: '画像を読み取る' }).click();
    const again = page.getByRole('button', { name: '読み取りの状況を確認する' });
    await expect(async () => {
      // The local server, busy with a reading, at times drops a POST: what a person does then is to send it again.
      if (await page.getByText('Please try sending the request again').isVisible()) await page.reload();
      await expectPlayer(page);
      await again.click();
      await expect(page.getByText('読み取りが終わりました')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 40_000 });
    await expectPlayer(page);
    await expectTeam(page);
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.getByRole('heading', { name: '内容の確認' })).toBeVisible();
    await page.getByRole('button', { name: '提出する' }).click();
    await expect(done(page)).toBeVisible();
    await expect(page.getByText('読み取りが終わりました')).toBeVisible();
    const url = await page.getByLabel('チームのURL').inputValue();
    expect(await scan(page.locator('.submitted-qr'))).toBe(url.toUpperCase());
  });

  test('both tabs of Champions, sent at once, become one team', async ({ page }) => {
    await page.goto(openChampions);
    await fillPlayer(page);
    await page.getByLabel('チーム画像', { exact: true }).setInputFiles(tabs);
    await page.getByRole('button', { name: '画像を読み取る' }).click();
    await expect(async () => {
      if (await page.getByText('Please try sending the request again').isVisible()) await page.reload();
      await expectPlayer(page);
      await page.getByRole('button', { name: '読み取りの状況を確認する' }).click();
      await expect(page.getByText('読み取りが終わりました')).toHaveCount(2, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expectMirai(page);
    await page.getByRole('button', { name: '2枚目を外す' }).click();
    await expect(page.locator('[name="secondReadingId"]')).toHaveValue('');
    await expect(page.locator('[name="members[0].item"]')).not.toHaveValue('');
  });

  test('a photo of the screen is refused, and all that was typed stays', async ({ page }) => {
    await page.goto(open);
    await fillPlayer(page);
    await page.getByLabel('チーム画像', { exact: true }).setInputFiles(photo);
    await page.getByRole('button', { name: '画像を読み取る' }).click();
    await expect(page.getByText(photoRefusal).first()).toBeVisible();
    await expect(page.getByLabel('チーム画像', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectPlayer(page);
  });
});

test('what an image left in doubt is said in the last look too where the network is dead', async ({
  page,
  context,
}) => {
  await page.route('**/readings/*', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const [first] = told.members ?? [];
    if (first?.item) first.item.uncertain = true;
    await route.fulfill({ response: answer, json: told });
  });
  await page.goto(open);
  await page.getByRole('button', { name: '次へ' }).waitFor();
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByLabel('チーム画像', { exact: true }).setInputFiles(image);
  await expect(page.getByText('読み取りが終わりました')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.locator('#title-review')).toBeFocused({ timeout: 15_000 });
  const note = page.getByRole('note').filter({ hasText: 'か所が未確認です' });
  await expect(note).toBeVisible();
  await expect(page.locator('.review-members li').first().locator('.doubt')).toBeVisible();
});
