import { ids, worldId } from '../world';
import { expectAccessible, expectForEveryone, expectNarrow } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';
import { signIn } from './person';

const desk = `/admin/${ids.group}`;
const pages: Record<string, string[]> = {
  'haruka@example.com': [
    '/request-role',
    '/request-role?kind=join',
    `/request-role?kind=join&group=${ids.group}`,
    '/admin/groups',
  ],
  'host-admin@example.com': [
    '/admin/groups',
    '/admin/mypage',
    desk,
    `${desk}/members`,
    `${desk}/members/${worldId('moderator')}/remove`,
    `${desk}/leave`,
    `${desk}/settings`,
    `${desk}/tournaments`,
    `${desk}/tournaments?show=past`,
    `${desk}/tournaments/new`,
    `${desk}/tournaments/${ids.open}/edit?picture=tooLarge`,
    `${desk}/tournaments/${ids.test}/state/delete`,
    `${desk}/tournaments/${ids.open}/share`,
    `${desk}/tournaments/${ids.running}/end`,
  ],
  'site-admin@example.com': [
    '/admin/groups',
    '/admin/requests',
    '/admin/regulations',
    '/admin/regulations/new',
    '/admin/regulations/new/text',
    '/admin/regulations/champions-m-c',
  ],
};

for (const [email, paths] of Object.entries(pages)) {
  for (const prefix of ['/ja', '/en']) {
    test(`the pages ${prefix} of ${email} can be used by everyone`, async ({ page }) => {
      await signIn(page, email);
      for (const path of paths) {
        await page.goto(prefix + path);
        await page.locator('main details').evaluateAll((all) => {
          for (const element of all) (element as HTMLDetailsElement).open = true;
        });
        await expectForEveryone(page);
      }
    });
  }
}

test('the forms say what is missing so that everyone hears it', async ({ page }) => {
  await signIn(page, 'host-admin@example.com', `/en${desk}/members`);
  await page.locator('form:has([name=uid]) button').click();
  await expect(page.getByLabel('User ID')).toHaveAccessibleDescription(/Enter the user ID/);
  await expectAccessible(page);
  await page.goto(`/en${desk}/tournaments/new`);
  await page.getByRole('button', { name: 'Publish' }).click();
  const name = page.locator('[name=name]');
  await expect(name).toHaveAccessibleName(/^Name/);
  await expect(name).toHaveAccessibleDescription('Enter a name.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

/** A datetime-local field of the form, so many days from now. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

async function asPerson(browser: Browser, email: string, javaScriptEnabled: boolean, to: string) {
  const context = await browser.newContext({ javaScriptEnabled, locale: 'ja-JP' });
  const page = await context.newPage();
  await signIn(page, email, to);
  return page;
}

async function submit(page: Page, tournament: string, player: string) {
  const species = ['ガブリアス', 'ガオガエン', 'ゴリランダー', 'サーナイト', 'カイリュー', 'ペリッパー'];
  const form = {
    displayName: player,
    discordId: 'player',
    tonamelId: 'Abc123',
    submissionKey: `${Date.now()}${Math.random()}`.replace(/\D/g, '').padEnd(26, '2').slice(0, 26),
    intent: 'submit',
    ...Object.fromEntries(species.map((name, at) => [`members[${at}].species`, name])),
  };
  const answer = await page.request.post(`/team-submit/ots/${tournament}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
}

for (const javaScriptEnabled of [true, false]) {
  test(`from asking for a group to a conflict, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const unique = `${javaScriptEnabled ? 'js' : 'html'} ${Date.now() % 100_000}`;
    const group = `旅路 ${unique}`;

    const host = await asPerson(browser, 'haruka@example.com', javaScriptEnabled, '/request-role');
    await host.getByLabel('グループ名').fill(group);
    await host.getByLabel('目的').fill('毎月の大会を開きます。');
    await host.getByLabel('リンク').fill('https://example.com/tabiji');
    await host.getByRole('button', { name: '申請する' }).click();
    await expect(host.getByText('申請しました')).toBeVisible();
    await expect(host.locator('.request', { hasText: group })).toContainText('確認中');

    const operator = await asPerson(browser, 'site-admin@example.com', javaScriptEnabled, '/admin/requests');
    const request = operator.locator('article', { hasText: group });
    await request.getByLabel('返事').fill('ようこそ。');
    await request.getByRole('button', { name: '承認する' }).click();
    await expect(operator.getByText('返事を送りました')).toBeVisible();
    await operator.goto('/dev/outbox');
    await expect(operator.getByText(group).first()).toBeVisible();

    await host.goto('/request-role');
    const own = host.locator('.request', { hasText: group });
    await expect(own).toContainText('ようこそ。');
    await own.getByRole('link', { name: 'グループを開く' }).click();
    await host.getByRole('link', { name: '大会を作る' }).click();
    const name = `旅路杯 ${unique}`;
    await host.getByLabel('大会名').fill(name);
    await host.locator('[name=startsAt]').fill(inDays(20, '13:00'));
    // Of a season that is over by then the form would ask.
    await host.locator('[name=regulation]').selectOption('champions-own');
    await host.getByRole('button', { name: '下書きに保存' }).click();
    await expect(host.getByText('大会ページ：まだ非公開')).toBeVisible();
    const edit = host.url();
    const tournament = /tournaments\/(\w+)\/edit/.exec(edit)?.[1] ?? '';

    const visitor = await browser.newPage();
    expect((await visitor.goto(`/tournaments/${tournament}`))?.status()).toBe(404);
    await host.getByRole('button', { name: '公開する' }).click();
    await expect(host.getByText('公開しました')).toBeVisible();
    await visitor.goto(`/tournaments?q=${encodeURIComponent(name)}`);
    await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();

    await submit(visitor, tournament, 'はじめ');
    await host.goto(edit);
    await host.locator('[name=startsAt]').fill(inDays(27, '13:00'));
    // Left blank, they follow the start.
    await host.locator('[name=deadlineAt]').fill('');
    await host.locator('[name=endsAt]').fill('');
    await host.getByRole('button', { name: '保存する' }).click();
    await expect(host.getByText('すでに1チームが提出されています')).toBeVisible();
    await host.getByRole('button', { name: '確認して保存する' }).click();
    await expect(host.getByText('保存しました')).toBeVisible();
    await expect(host.locator('[name=startsAt]')).toHaveValue(inDays(27, '13:00'));

    const home = edit.replace(/\/tournaments.*/, '');
    await host.goto(`${home}/members`);
    await host.getByLabel('ユーザーID').fill(ids.kentaUser);
    await host.getByLabel('表示名').fill('ケンタ');
    await host.getByLabel('Tonamel ID').fill('Knt7Aa');
    await host.getByLabel(/^管理者：/).check();
    await host.getByRole('button', { name: 'メンバーを追加' }).click();
    await expect(host.getByText('メンバーを追加しました')).toBeVisible();

    const path = new URL(edit).pathname;
    const other = await asPerson(browser, 'kenta@example.com', javaScriptEnabled, path);
    await host.goto(edit);
    await other.getByLabel('大会名').fill(`${name} 改`);
    await other.locator('[name=rule]').selectOption('single');
    await other.getByRole('button', { name: '保存する' }).click();
    await expect(other.getByText('保存しました')).toBeVisible();

    await host.getByLabel('大会名').fill(`${name} 決定版`);
    await host.getByRole('button', { name: '保存する' }).click();
    await expect(host.getByText('ほかの人（または別の画面）が先に保存しました')).toBeVisible();
    await expect(host.getByRole('group', { name: '大会名' })).toContainText(`${name} 改`);
    await expect(host.getByRole('group', { name: '大会名' })).toContainText(`${name} 決定版`);
    await expect(host.getByRole('group', { name: '大会名' }).getByLabel('あなたの入力')).toBeChecked();
    // The rule was touched by the other alone: theirs is proposed.
    await expect(host.getByRole('group', { name: 'ルール' }).getByLabel('保存されている内容')).toBeChecked();
    if (javaScriptEnabled) await expectAccessible(host);
    if (javaScriptEnabled) await expectNarrow(host);
    await host.getByRole('button', { name: '確認して保存する' }).click();
    await expect(host.getByText('保存しました')).toBeVisible();
    await expect(host.getByLabel('大会名')).toHaveValue(`${name} 決定版`);
    await expect(host.locator('[name=rule]')).toHaveValue('single');

    for (const page of [host, operator, other, visitor]) await page.context().close();
  });
}

test('a picture is sent, and one that is none says so beside its field', async ({ page }) => {
  const path = `${desk}/tournaments/${ids.test}/edit`;
  await signIn(page, 'host-admin@example.com', path);
  const field = page.getByLabel('画像を選ぶ');
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    await field.setInputFiles({ name, mimeType, buffer });
    await page.getByRole('button', { name: '画像を保存' }).click();
  };
  await send('note.png', 'image/png', Buffer.from('no picture'));
  await expect(field).toHaveAccessibleDescription(/JPEG・PNG・WebPの画像を選んでください/);
  await send('sheet.png', 'image/png', await page.screenshot());
  await expect(page.getByText('保存しました')).toBeVisible();
  const picture = page.getByRole('img', { name: '設定した画像' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await page.getByRole('button', { name: '画像を外す' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();
});
