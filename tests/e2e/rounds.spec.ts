import { ids } from '../world';
import { expectAccessible, expectForEveryone, expectWide } from './accessibility';
import { expect, type Page, test } from './journey';
import { signIn } from './person';
import { countTaps } from './taps';
import { beginTournament, makeTournament, submitAll, submitTeam } from './tournament';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const guests = ['ソラマメ', 'アカリ', 'みなと大福'] as const;

for (const javaScriptEnabled of [true, false])
  test(`taps of a round, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    playwright,
  }, info) => {
    const options = { ...info.project.use, javaScriptEnabled, locale: 'ja-JP' };
    const open = async () => (await browser.newContext(options)).newPage();
    const staff = await open();
    await signIn(staff, 'host-admin@example.com');
    const tournament = await makeTournament(staff, '対戦の旅');
    const desk = `/admin/${ids.group}/tournaments/${tournament}`;
    // An account of their own for each run: home shows all tournaments of the day.
    const [email, name] = javaScriptEnabled
      ? ['kenta@example.com', 'ケンタ']
      : ['newcomer@example.com', 'はじめ'];
    const player = await open();
    await signIn(player, email);
    const own = await submitTeam(player.request, tournament, {
      ...{ name, tonamelId: 'Knt7Aa', discordId: 'kenta' },
    });
    const { sheetOf, phoneOf, close } = await submitAll({ playwright, browser }, options, tournament, guests);
    const [guest] = guests;
    const phone = await phoneOf(guest);
    await beginTournament(staff, tournament);
    await staff.goto(`${desk}/rounds`);
    await button(staff, '提出した4人で名簿を作る').click();
    await expect(staff.getByText('保存しました').first()).toBeVisible();

    await test.step('publish a pasted round: 3', async () => {
      await staff.goto(`${desk}/rounds/paste`);
      const counted = countTaps(staff);
      const text = `1卓 ${name} vs ${guest}\n2卓 ${guests[1]} vs ${guests[2]}`;
      await counted.write(staff.getByLabel('組み合わせ', { exact: true }), text);
      await counted.tap(button(staff, '内容を確認する'));
      await counted.tap(button(staff, '1回戦を公開する'));
      await expect(staff.getByText('公開しました').first()).toBeVisible();
      expect(counted.taps).toBe(3);
    });

    await test.step('the opponent’s sheet: 1, from home and from the device’s page', async () => {
      for (const [page, from, opponent] of [
        [player, '/', sheetOf(guest)],
        [player, '/mypage', sheetOf(guest)],
        [player, `/tournaments/${tournament}`, sheetOf(guest)],
        [phone, '/', own],
        [phone, '/this-device', own],
        [phone, `/tournaments/${tournament}`, own],
      ] as const) {
        await page.goto(from);
        const counted = countTaps(page);
        await counted.tap(link(page, '相手のチームを見る'));
        await expect(page).toHaveURL(new RegExp(`/teams/${opponent}$`));
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
        expect(counted.taps).toBe(1);
      }
    });

    await test.step('report: 2', async () => {
      await player.goto('/');
      const counted = countTaps(player);
      await counted.tap(link(player, '結果を報告する'));
      await counted.tap(button(player, '勝ち 2–1'));
      await expect(player.getByText('相手の確認を待っています')).toBeVisible();
      expect(counted.taps).toBe(2);
    });

    await test.step('confirm: 1', async () => {
      await phone.goto('/this-device');
      const counted = countTaps(phone);
      await counted.tap(button(phone, '確認する'));
      await expect(phone.getByText('結果：負け 1–2')).toBeVisible();
      expect(counted.taps).toBe(1);
    });

    await test.step('drop: 2, and back until the next round', async () => {
      await phone.goto('/');
      const counted = countTaps(phone);
      await counted.tap(link(phone, '棄権する'));
      await counted.tap(button(phone, 'はい、棄権します'));
      await expect(phone.getByText('棄権しました。')).toBeVisible();
      expect(counted.taps).toBe(2);
      await button(phone, '棄権を取り消す').click();
      await expect(phone.getByText('棄権しました。')).toHaveCount(0);
    });
    await close();
  });

test('the pages of rounds can be used by everyone', async ({ page, browser, playwright }, info) => {
  const names = ['ソラマメ', 'アカリ', 'とても長い名前のみなと大福', 'Maximilian F.', 'ネコ', 'カイ'];
  await signIn(page, 'host-admin@example.com');
  const tournament = await makeTournament(page, '対戦のページ');
  const shown = `/tournaments/${tournament}`;
  const desk = `/admin/${ids.group}${shown}/rounds`;
  const phones = await submitAll({ playwright, browser }, { ...info.project.use }, tournament, names);
  await beginTournament(page, tournament);
  const look = async (paths: readonly string[], at: Page = page) => {
    for (const path of paths) {
      await at.goto(path);
      await at.locator('main details').evaluateAll((all) => {
        for (const element of all) (element as HTMLDetailsElement).open = true;
      });
      await expectForEveryone(at);
    }
  };
  const inBoth = (...paths: string[]) =>
    ['/ja', '/en'].flatMap((prefix) => paths.map((path) => prefix + path));

  await look(inBoth(desk, `${shown}/rounds`));
  await page.goto(desk);
  await button(page, '提出した6人で名簿を作る').click();
  await expect(page.getByText('保存しました').first()).toBeVisible();
  await look(inBoth(desk, `${desk}/paste`, `${desk}/bracket`));
  await page.goto(`${desk}/paste`);
  await page
    .getByLabel('組み合わせ', { exact: true })
    .fill(`1 ${names[0]} ${names[1]}\n2 ${names[2]} - ${names[3]}\n3 ネコちゃん - ${names[5]}`);
  await button(page, '内容を確認する').click();
  await expect(button(page, '1回戦を公開する')).toBeVisible();
  await expectForEveryone(page, { inBoth: false });
  await page.goto(`${desk}/blocks`);
  await page.getByLabel('ブロックの数').selectOption({ index: 0 });
  await page.getByLabel('同じブロックにしない人').fill('だれか');
  await button(page, '抽選する').click();
  await expect(page.getByLabel('同じブロックにしない人')).toHaveAccessibleDescription(/だれか/);
  await expectForEveryone(page, { inBoth: false });
  await page.getByLabel('同じブロックにしない人').fill('');
  await button(page, '抽選する').click();
  await expect(button(page, 'この組み合わせを公開する')).toBeVisible();
  await look(inBoth(`${desk}/blocks`));
  await page.goto(`${desk}/blocks`);
  await button(page, 'この組み合わせを公開する').click();
  await expect(page.getByText('公開しました').first()).toBeVisible();

  const player = await phones.phoneOf(names[2] ?? '');
  const match = `/teams/${phones.sheetOf(names[2] ?? '')}/match`;
  await look(inBoth(match, '/this-device'), player);
  await player.goto(match);
  await button(player, '勝ち 2–1').click();
  await expect(player.getByText('保存しました').first()).toBeVisible();
  await look(inBoth(match), player);
  await look(inBoth(desk, `${shown}/rounds`, `${desk}/bracket`));
  await page.goto(desk);
  const result = page.locator('main a[href*="/matches/"]').first();
  await look(inBoth(new URL((await result.getAttribute('href')) ?? '', page.url()).pathname));
  for (const prefix of ['/ja', '/en']) {
    await page.goto(`${prefix}${shown}/hall`);
    await expectAccessible(page);
    await expectWide(page);
    await page.goto(`${prefix}${desk}/print`);
    await expectAccessible(page);
  }
  await phones.close();
});
