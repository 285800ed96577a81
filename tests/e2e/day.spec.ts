import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { ids } from '../world';
import { dayTournament, makeDay } from '../world-day';
import { expectAccessible, expectForEveryone, expectNarrow, expectWide } from './accessibility';
import { type Browser, expect, type Page, test } from './journey';
import { signIn } from './person';
import { fillTeam } from './player-form';
import { countTaps } from './taps';
import { inMinutes, makeTournament, submitTeam } from './tournament';

const admin = 'host-admin@example.com';
const people = makeDay(0).entrants.map(({ name, seat }, at) => ({
  ...{ name, seat, tonamelId: `Day${at + 1}x`, discordId: `day_${at + 1}` },
}));
const [submitted, missing] = [people.slice(0, 55), people.slice(55)];
const species = ['ガブリアス', 'ガオガエン', 'ペリッパー', 'リザードン', 'ドドゲザン', 'カイリュー'];

const plain = { javaScriptEnabled: false, locale: 'ja-JP' } as const;
/** A phone of its own, which keeps what it is given. */
const stranger = async (browser: Browser) => (await browser.newContext(plain)).newPage();

/** What a camera reads of the page. */
async function scan(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
}

/** Into the first of the six, opened where it is closed. */
async function writeItem(page: Page, name: string) {
  const field = page.locator('[name="members[0].item"]');
  if (!(await field.isVisible()))
    await page.locator('details', { has: field }).last().locator('summary').first().click();
  await field.fill(name);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const saved = (page: Page) => expect(page.getByText('保存しました').first()).toBeVisible();

test('the day of a tournament of 64, without scripts but for the scan', async ({ browser }, { project }) => {
  const context = await browser.newContext({ ...project.use, ...plain });
  const page = await context.newPage();
  await signIn(page, admin);
  const tournament = await makeTournament(page, '当日の旅');
  const desk = `/admin/${ids.group}/tournaments/${tournament}`;
  const day = `${desk}/day`;
  const row = (name: string) =>
    page.locator('.day-row').filter({ has: page.getByText(name, { exact: true }) });
  const sheets = new Map<string, string>();
  const [wrong, other] = [submitted[0], submitted[1]].map((player) => player?.name ?? '') as [string, string];
  const player = await stranger(browser);

  await test.step('the list of 64 is pasted as a spreadsheet has it', async () => {
    await page.goto(`${desk}/entrants/paste`);
    const lines = people.map(({ name, tonamelId, discordId, seat }) =>
      [name, tonamelId, discordId, seat].join('\t'),
    );
    await page
      .getByLabel('名簿', { exact: true })
      .fill(['名前\tTonamel ID\tDiscord ID\t卓', ...lines].join('\n'));
    await button(page, '内容を確認する').click();
    await expect(page.getByText('追加：64人')).toBeVisible();
    await button(page, 'この内容で名簿を更新する').click();
    await saved(page);
  });

  await test.step('55 submit', async () => {
    const others = await stranger(browser);
    for (const each of submitted)
      sheets.set(
        each.name,
        await submitTeam((each.name === wrong ? player : others).request, tournament, each),
      );
    await others.context().close();
    await page.goto(day);
    await expect(page.getByText('提出 55 / 64人')).toBeVisible();
    await expectNarrow(page);
  });

  await test.step('who is missing: one tap; nine are chased by name', async () => {
    const counted = countTaps(page);
    await counted.tap(link(page, /^未提出 9/));
    await expect(page.locator('.day-row strong')).toHaveText(missing.map(({ name }) => name));
    expect(counted.taps).toBeLessThanOrEqual(1);
    await page.goto(`${desk}/entrants`);
    await page.getByText('未提出の人に連絡する').click();
    await expect(page.locator('#missing-names')).toHaveValue(missing.map(({ name }) => name).join('\n'));
    await expect(page.locator('#missing-mentions')).toHaveValue(
      missing.map(({ discordId }) => `@${discordId}`).join(' '),
    );
  });

  await test.step('the deadline passes; one of the nine submits by a link for them alone', async () => {
    await page.goto(`${desk}/edit`);
    await page.locator('[name=deadlineAt]').fill(inMinutes(-2));
    await button(page, '保存する').click();
    if (await button(page, '確認して保存する').isVisible()) await button(page, '確認して保存する').click();
    await saved(page);
    await page.goto(`${day}?show=missing`);
    const [late] = missing as [(typeof people)[number]];
    await row(late.name).getByRole('link', { name: '提出リンクを渡す' }).click();
    await expect(page.getByLabel('プレイヤーの名前')).toHaveValue(late.name);
    await page.getByLabel('理由').fill('電車の遅れ');
    await button(page, 'リンクを作る').click();
    const url = await page.getByRole('textbox', { name: '提出リンク' }).inputValue();
    const phone = await stranger(browser);
    await phone.goto(url);
    await phone.getByLabel('表示名').fill(late.name);
    await phone.getByLabel('Tonamel ID').fill(late.tonamelId);
    await phone.getByLabel('Discord ID').fill(late.discordId);
    await fillTeam(phone, species);
    await button(phone, '内容を確認する').click();
    await button(phone, '提出する').click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
    await phone.context().close();
    await page.goto(day);
    await expect(page.getByText('提出 56 / 64人')).toBeVisible();
  });

  await test.step('"my sheet is wrong": four taps; two are unlocked, one changes theirs', async () => {
    for (const name of [wrong, other]) {
      await page.goto(day);
      const counted = countTaps(page);
      await counted.search(page.getByLabel('名前・ID・卓'), name);
      await counted.tap(row(name).getByRole('link', { name: '変更を許可' }));
      await counted.write(page.getByLabel('理由'), '持ち物の書き間違い');
      await counted.tap(button(page, '変更を許可する'));
      await saved(page);
      expect(counted.taps).toBeLessThanOrEqual(4);
    }
    await page.goto(day);
    await expect(link(page, /^変更を許可中 2/)).toBeVisible();
    await player.goto(`/teams/${sheets.get(wrong)}/edit`);
    await writeItem(player, 'こだわりスカーフ');
    await button(player, '内容を確認する').click();
    await button(player, 'この内容で変更する').click();
    await saved(player);
  });

  await test.step('one is corrected by staff', async () => {
    await page.goto(`${desk}/teams/${sheets.get(other)}/correct`);
    await page.locator('[name=reason]').fill('本人の申し出');
    await writeItem(page, 'しろいハーブ');
    await button(page, '内容を確認する').click();
    await button(page, 'この内容で変更する').click();
    await expect(page.locator('.team-history').getByText('本人の申し出')).toBeVisible();
  });

  await test.step('four are drawn for a check', async () => {
    await page.goto(`${desk}/teams`);
    await link(page, '抜き打ち確認（抽選）').click();
    await button(page, '抽選する').click();
    await expect(page.locator('.draw ol li')).toHaveCount(4);
  });

  await test.step('"opponent complains": looked through in two taps from the scan; a penalty is noted', async () => {
    await player.goto(`/teams/${sheets.get(wrong)}/qr`);
    await page.goto(await scan(player));
    const counted = countTaps(page);
    await counted.tap(link(page, '運営ホームで開く'));
    await expect(page.getByText('こだわりスカーフ').first()).toBeVisible();
    await counted.tap(button(page, '確認した'));
    await expect(button(page, '確認を取り消す')).toBeVisible();
    await counted.tap(link(page, 'メモ'));
    await expect(button(page, '記録する')).toBeVisible();
    expect(counted.taps).toBeLessThanOrEqual(3);
    await page.getByLabel('警告').check();
    await page.getByLabel('内容').fill('締切後の変更');
    await button(page, '記録する').click();
    await saved(page);
    await page.goto(day);
    for (const mark of ['確認済み', 'メモ・ペナルティ'])
      await expect(row(wrong).locator('.badge', { hasText: mark })).toBeVisible();
  });

  await test.step('ten more minutes for everybody: two taps', async () => {
    const counted = countTaps(page);
    await counted.tap(page.getByText('提出締切を延ばす'));
    await counted.tap(button(page, '+10分'));
    await expect(page.getByText('締切を延ばしました').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(day);
    expect(counted.taps).toBeLessThanOrEqual(2);
  });

  await test.step('results come from three programs: looked at first, one name is asked, all of them are kept', async () => {
    const names = submitted.map(({ name }) => name);
    const [first = '', second = '', third = '', , fifth = ''] = names;
    const paste = async (text: string) => {
      await page.goto(`${desk}/result`);
      await link(page, '結果を貼り付ける').click();
      await page.getByLabel('貼り付ける内容').fill(text);
      await button(page, '内容を確認する').click();
    };
    const keep = async () => {
      await button(page, 'この内容で保存する').click();
      await saved(page);
    };
    const standing = (name: string, field: string) =>
      page.locator(`[name="${field}.${sheets.get(name)}"]:not([type=radio])`);

    // All of the rounds, as Limitless exports them; the last two dropped.
    const rounds = names.map(
      (name, at) =>
        `${at + 1},${name},JP,${Math.max(0, 7 - (at >> 3))}-${at >> 3}-0,0,50%,50%,${at > 52 ? 3 : ''},`,
    );
    await paste(['Placing,Name,Country,Record,Points,OPW%,OOPW%,Drop,Deck', ...rounds].join('\n'));
    await expect(page.getByText('変更：55チーム')).toBeVisible();
    // The one who came late is in none of it.
    await expect(page.getByText('貼り付けた表にないチーム：1チーム')).toBeVisible();
    await expectNarrow(page);
    await keep();
    await expect(standing(names[54] ?? '', 'outcome')).toHaveValue('dropped');

    // The places after the top cut, copied from a page of RK9: a name is spelled otherwise, and chosen.
    const misspelled = `${second}x`;
    await paste(
      ['Pos\tName\tRecord', `1.\t${misspelled} [JP]\t8-1-0`, `2.\t${first} [JP]\t8-0-1`].join('\n'),
    );
    const asked = page.getByLabel('3行目の人').or(page.getByLabel('2行目の人'));
    await asked.selectOption({ value: sheets.get(second) ?? '' });
    await button(page, 'もう一度読み取る').click();
    await expect(page.getByRole('row', { name: second }).getByRole('cell').last()).toHaveText('1位 · 8勝1敗');
    await keep();

    // Two more, as Tonamel shows them; one column means nothing to us until it is said to be nothing.
    await paste(`順位\tプレイヤー名\t勝敗\t靴のサイズ\n3\t${third}\t7勝1敗1分\t26\n5\t${fifth}\t6勝2敗\t27`);
    await expect(button(page, 'この内容で保存する')).toHaveCount(0);
    await page.getByLabel('靴のサイズ').selectOption('unused');
    await button(page, 'もう一度読み取る').click();
    await keep();
    await expect(standing(third, 'ties')).toHaveValue('1');
    await expect(standing(first, 'rank')).toHaveValue('2');
    await expect(standing(second, 'rank')).toHaveValue('1');
    await expectNarrow(page);
  });

  await test.step('the KP is announced, and the hall shows it', async () => {
    await page.goto(`${desk}/announcements`);
    await page.getByLabel('見出し（日本語）').fill('KPを公開しました');
    await page.getByLabel('見出し（英語）').fill('KP is out');
    await button(page, 'お知らせを出す').click();
    await saved(page);
    await page.goto(`/tournaments/${tournament}/hall`);
    for (const text of ['KPを公開しました', 'KP is out', '未提出：8人'])
      await expect(page.getByText(text)).toBeVisible();
  });
  await context.close();
  await player.context().close();
});

for (const prefix of ['/ja', '/en']) {
  test(`the pages ${prefix} of the day can be used by everyone`, async ({ page }) => {
    await signIn(page, admin, `/admin/${ids.group}`);
    await expect(page.locator(`a[href*="${dayTournament}"]`).first()).toBeVisible();
    const desk = `${prefix}/admin/${ids.group}/tournaments/${dayTournament}`;
    for (const path of ['day', 'day?show=look', 'day?q=nobody', 'entrants?show=missing']) {
      await page.goto(`${desk}/${path}`);
      await expectForEveryone(page);
    }
    await page.goto(`${prefix}/tournaments/${dayTournament}/hall`);
    await expectAccessible(page);
    await expectWide(page);
  });
}

test('the hall keeps its last picture and its clock while the site can not be reached', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(`/tournaments/${dayTournament}/hall`);
  const [clock, notice] = [page.locator('[data-hall-clock]'), page.locator('.stale')];
  const began = (await clock.textContent()) ?? '';
  await expect(page.getByText('未提出：9人')).toBeVisible();
  await expect(notice).toBeHidden();
  // A question is asked every 15 seconds; its answer comes in its own time, whatever the clock says.
  const isSaidAfterAWhile = async () => {
    await page.clock.runFor(16_000);
    return notice.isVisible();
  };
  await context.setOffline(true);
  await expect.poll(isSaidAfterAWhile, { intervals: [1000] }).toBe(true);
  await expect(page.getByText('未提出：9人')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(clock).not.toHaveText(began);
  await context.setOffline(false);
  await expect.poll(isSaidAfterAWhile, { intervals: [1000] }).toBe(false);
});

test('the screen of the day says when it can not be kept up to date, and goes on', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, admin, `/admin/${ids.group}/tournaments/${dayTournament}/day`);
  const notice = page.getByText('最新の内容を確認できません');
  await expect(notice).toBeHidden();
  const isSaidAfterAWhile = async () => {
    await page.clock.runFor(21_000);
    return notice.isVisible();
  };
  await context.setOffline(true);
  await expect.poll(isSaidAfterAWhile, { intervals: [1000] }).toBe(true);
  await expect(link(page, '更新').first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(isSaidAfterAWhile, { intervals: [1000] }).toBe(false);
});

test('the page of a tournament that is open follows a deadline that is moved', async ({ page, browser }) => {
  await signIn(page, admin);
  const tournament = await makeTournament(page, '当日の旅');
  const player = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
  await player.clock.install();
  // A browser keeps a copy of the answer for ten seconds; where a test stands between, it asks each time.
  await player.route('**/deadline.json', (route) => route.continue());
  await player.goto(`/tournaments/${tournament}`);
  const left = player.locator('#submission time.countdown');
  const before = Date.parse((await left.getAttribute('datetime')) ?? '');
  const asked: string[] = [];
  player.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await player.clock.runFor(61_000);
  await expect.poll(() => asked).toContain(`/tournaments/${tournament}/deadline.json`);
  // What has not moved costs no page.
  expect(asked).not.toContain(`/tournaments/${tournament}`);

  await page.goto(`/admin/${ids.group}/tournaments/${tournament}/day`);
  await page.getByText('提出締切を延ばす').click();
  await button(page, '+10分').click();
  await expect(page.getByText('締切を延ばしました').first()).toBeVisible();
  const seen = async () => {
    await player.clock.runFor(21_000);
    return Date.parse((await left.getAttribute('datetime')) ?? '') - before;
  };
  await expect.poll(seen, { intervals: [500] }).toBe(600_000);
  await player.context().close();
});
