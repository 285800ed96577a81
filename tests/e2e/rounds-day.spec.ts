import { ids } from '../world';
import { expect, type Page, test } from './journey';
import { signIn } from './person';
import { countTaps } from './taps';
import { beginTournament, makeTournament, submitAll } from './tournament';

const names = `
  しおん　カブト　Mizuki　ねこまる　ryo_vgc　ハヅキ　とうふ　Kai　あさぎ　タクト　ほたる　Nagi　ゆずぽん　SORA　れんげ　アオト
  みかん大福　Hiro_P　つむぎ　ゲンキ　kotori　いぶき　マサ　Yuina　くろみつ　シュウ　むぎちゃ　Tom　かえで　ジン　モカ　Rin.`
  .trim()
  .split(/[　\n]+\s*/);
const [first = '', second = ''] = names;

const plain = { javaScriptEnabled: false, locale: 'ja-JP' } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const saved = (page: Page) => expect(page.getByText('保存しました').first()).toBeVisible();
const published = (page: Page) => expect(page.getByText('公開しました').first()).toBeVisible();
const blockOf = (page: Page, letter: string) => page.getByRole('region', { name: `${letter}ブロック` });

interface Told {
  id: string;
  players: (string | null)[];
  name: { ja: string };
  result: { winner: string } | null;
  state: string;
  revision: number;
}

test('a day of 32 players in blocks and a bracket, without scripts', async ({
  browser,
  playwright,
}, info) => {
  // More than a hundred results take their time where others are at work too.
  test.slow();
  const { use } = info.project;
  const staff = await (await browser.newContext({ ...use, ...plain })).newPage();
  await signIn(staff, 'host-admin@example.com');
  const tournament = await makeTournament(staff, 'ブロックの旅');
  const page = `/tournaments/${tournament}`;
  const desk = `/admin/${ids.group}${page}`;
  const visitor = await (await browser.newContext({ ...use, ...plain })).newPage();
  const hall = await (await browser.newContext({ ...plain, baseURL: use.baseURL })).newPage();
  const obs = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const { sheetOf, phoneOf, close } = await submitAll(
    { playwright, browser },
    { ...use, ...plain },
    tournament,
    names,
  );

  /** Opens what a player sees first, and says against whom they play. */
  async function openHome(name: string) {
    const phone = await phoneOf(name);
    await phone.goto('/');
    const heading = phone.getByRole('heading', { name: /^相手：/ });
    await expect(heading).toBeVisible();
    return { phone, opponent: ((await heading.textContent()) ?? '').replace('相手：', '') };
  }
  const matchesNow = async (stage: string): Promise<Told[]> => {
    const { stages } = await (await visitor.request.get(`/api/v1${page}/rounds`)).json();
    const found = stages.find((each: { stage: string }) => each.stage === stage);
    return (found?.rounds ?? []).flatMap(({ matches }: { matches: Told[] }) => matches);
  };
  /** Staff enter what is open, as the forms send it: who stands earlier on the list wins. */
  async function enterOpen(stage: string, without: string[] = []) {
    const open = (await matchesNow(stage)).filter(
      ({ state, players }) =>
        state === 'open' && players.every((name) => name !== null && !without.includes(name)),
    );
    for (const { id, players, revision } of open) {
      const [a, b] = players.map((name) => names.indexOf(name ?? ''));
      const form = { revision, outcome: (a ?? 0) < (b ?? 0) ? 'a2-1' : 'b2-0' };
      const answer = await staff.request.post(`${desk}/rounds/matches/${id}`, { form, maxRedirects: 0 });
      expect(answer.status()).toBe(302);
    }
    return open.length;
  }

  await test.step('the deadline passes and the tournament begins', () => beginTournament(staff, tournament));

  await test.step('the list is made of the sheets', async () => {
    await staff.goto(`${desk}/day`);
    await link(staff, '対戦').click();
    await button(staff, '提出した32人で名簿を作る').click();
    await saved(staff);
  });

  await test.step('four blocks of eight are drawn that keep two apart, and published', async () => {
    await link(staff, 'ブロックを作る').click();
    await staff.getByLabel('ブロックの数').selectOption({ label: '4ブロック（8人ずつ）' });
    await staff.getByLabel('決勝に進む人数（各ブロック）').selectOption({ label: '上位2人' });
    await staff.getByLabel('同じブロックにしない人').fill(`${first}、${second}`);
    await button(staff, '抽選する').click();
    await saved(staff);
    for (const letter of 'ABCD') await expect(blockOf(staff, letter).getByRole('listitem')).toHaveCount(8);
    const both = staff
      .locator('.drawn-blocks section')
      .filter({ hasText: first })
      .filter({ hasText: second });
    await expect(both).toHaveCount(0);
    // A draft is nobody's business yet.
    await visitor.goto(`${page}/rounds`);
    await expect(visitor.getByText('組み合わせは、まだ公開されていません。')).toBeVisible();
    await button(staff, 'この組み合わせを公開する').click();
    await published(staff);
    await expect(staff.getByText('結果待ち 112試合')).toBeVisible();
  });

  await test.step('everybody sees the blocks, and no sheet', async () => {
    await visitor.goto(page);
    await link(visitor, '組み合わせ').click();
    for (const letter of 'ABCD')
      await expect(visitor.getByRole('table', { name: `${letter}ブロック` }).getByRole('row')).toHaveCount(9);
    const shown = await visitor.getByRole('rowheader').allTextContents();
    expect(shown.toSorted()).toEqual(names.toSorted());
    await expect(visitor.locator('main a[href*="/teams/"]')).toHaveCount(0);
  });

  const { phone: player, opponent } = await openHome(first);
  await test.step('a player is one tap from the sheet of their opponent, who is one from theirs', async () => {
    await expect(player.getByText(/[A-D]ブロック 第1試合 · 卓\d+/)).toBeVisible();
    await link(player, '相手のチームを見る').click();
    await expect(player).toHaveURL(new RegExp(`/teams/${sheetOf(opponent)}$`));
    await expect(player.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(player.getByText(opponent).first()).toBeVisible();
    const other = await openHome(opponent);
    expect(other.opponent).toBe(first);
    await link(other.phone, '相手のチームを見る').click();
    await expect(other.phone).toHaveURL(new RegExp(`/teams/${sheetOf(first)}$`));
  });

  await test.step('the hall shows who plays, and what is missing', async () => {
    await hall.goto(`${page}/hall`);
    await expect(hall.getByRole('heading', { name: 'ブロック予選' })).toBeVisible();
    await expect(hall.getByText('結果待ち 112試合')).toBeVisible();
    // One picture after the other: tables, then each block.
    const shown = (await hall.locator('.pairings').textContent()) ?? '';
    expect(names.filter((name) => shown.includes(name)).length).toBeGreaterThanOrEqual(8);
  });

  await test.step('the pick of a published match fills both sides on the stream', async () => {
    await obs.goto(`/broadcast/ganyu?group=${ids.group}`);
    await staff.goto(`/admin/${ids.group}/streaming-input`);
    await staff.getByLabel('大会', { exact: true }).selectOption({ value: tournament });
    await staff.locator('.desk-take').getByRole('button', { name: '下書きを保存' }).click();
    const choice = staff.locator('[name=match] option').filter({ hasText: first }).first();
    await staff.locator('[name=match]').selectOption((await choice.getAttribute('value')) ?? '');
    await button(staff, 'この対戦を入れる').click();
    const sides = [staff.locator('[name=player1]'), staff.locator('[name=player2]')];
    const filled = await Promise.all(sides.map((side) => side.inputValue()));
    expect(filled.toSorted()).toEqual([first, opponent].toSorted());
    await staff.getByRole('radio', { name: '試合中' }).check();
    await button(staff, '配信に出す').click();
    for (const name of [first, opponent]) await expect(obs.locator('#stage')).toContainText(name);
  });

  await test.step('a result is reported in two taps and confirmed in one', async () => {
    await player.goto('/');
    const counted = countTaps(player);
    await counted.tap(link(player, '結果を報告する'));
    await counted.tap(button(player, '勝ち 2–1'));
    await expect(player.getByText('「勝ち 2–1」と報告しました。相手の確認を待っています。')).toBeVisible();
    expect(counted.taps).toBe(2);
    const { phone } = await openHome(opponent);
    await expect(phone.getByText('相手の報告では、あなたの「負け 1–2」です。')).toBeVisible();
    const answered = countTaps(phone);
    await answered.tap(button(phone, '確認する'));
    await saved(phone);
    expect(answered.taps).toBe(1);
    await staff.goto(`${desk}/rounds`);
    await expect(staff.getByText('結果待ち 111試合')).toBeVisible();
    await expect(staff.getByText(/^確認待ち/)).toHaveCount(0);
  });

  await test.step('one objects, and staff see it first and decide', async () => {
    const { opponent: objector } = await openHome(first);
    expect(objector).not.toBe(opponent);
    await link(player, '結果を報告する').click();
    await button(player, '勝ち 2–0').click();
    const phone = await phoneOf(objector);
    await phone.goto(`/teams/${sheetOf(objector)}/match`);
    await link(phone, first).click();
    await button(phone, '違います').click();
    await expect(phone.getByText('「違います」と伝えました。運営が確認します。')).toBeVisible();
    await staff.goto(`${desk}/rounds`);
    const objected = staff.getByRole('region', { name: '運営の確認が必要' });
    await expect(objected.getByRole('listitem')).toHaveCount(1);
    await objected.getByRole('link').click();
    await button(staff, `${objector}の勝ち 2–1`).click();
    await saved(staff);
    await expect(objected).toHaveCount(0);
    await player.goto(`/teams/${sheetOf(first)}/match`);
    await expect(player.getByRole('listitem').filter({ hasText: objector })).toContainText('負け 1–2');
  });

  await test.step('staff correct a result, and its history says so', async () => {
    const [match] = (await matchesNow('blocks')).filter(({ state }) => state === 'confirmed');
    const [a] = match?.players ?? [];
    await staff.goto(`${desk}/rounds/matches/${match?.id}`);
    await button(staff, `${a}の勝ち 2–0`).click();
    await saved(staff);
    await staff.goto(`${desk}/rounds/matches/${match?.id}`);
    await expect(staff.getByText(`いまの結果：${a} 勝ち 2–0`)).toBeVisible();
    await expect(staff.getByRole('region', { name: '記録' }).getByRole('listitem').last()).toContainText(
      '運営が入力',
    );
  });

  await test.step('one drops out in two taps, asked once, and everybody sees it', async () => {
    const { phone } = await openHome(second);
    const counted = countTaps(phone);
    await counted.tap(link(phone, '棄権する'));
    await counted.tap(button(phone, 'はい、棄権します'));
    await expect(phone.getByText('棄権しました。おつかれさまでした。')).toBeVisible();
    expect(counted.taps).toBe(2);
    await visitor.goto(`${page}/rounds`);
    await expect(visitor.getByRole('rowheader', { name: `${second} 棄権` })).toBeVisible();
  });

  await test.step('all other results come in; the top two of each block make the bracket', async () => {
    expect(await enterOpen('blocks', [second])).toBe(112 - 2 - 7);
    await staff.goto(`${desk}/rounds`);
    await link(staff, '決勝トーナメントを作る').click();
    const seeds = (await staff.getByLabel('シード順の名前').inputValue()).split('\n');
    expect(seeds).toHaveLength(8);
    expect(seeds).not.toContain(second);
    await staff.getByLabel('3位決定戦をする').check();
    await button(staff, '決勝トーナメントを公開する').click();
    await published(staff);
    await hall.goto(`${page}/hall`);
    await expect(hall.getByRole('heading', { name: 'ベスト8' })).toBeVisible();
    await expect(hall.getByText('結果待ち 4卓')).toBeVisible();
    for (const name of seeds) await expect(hall.locator('.pairings')).toContainText(name);
    // The stream has the same.
    await staff.goto(`/admin/${ids.group}/streaming-input`);
    await expect(staff.locator('[name=match] option').filter({ hasText: seeds[0] })).toHaveCount(1);
  });

  await test.step('the bracket is played to its end', async () => {
    // Two of its players report themselves, as before.
    const [match] = await matchesNow('bracket');
    const [a = '', b = ''] = (match?.players ?? []).map((name) => name ?? '');
    const { phone, opponent: other } = await openHome(a);
    expect(other).toBe(b);
    await expect(phone.getByText(/ベスト8/)).toBeVisible();
    await link(phone, '結果を報告する').click();
    await button(phone, '勝ち 2–0').click();
    await button((await openHome(b)).phone, '確認する').click();
    expect(await enterOpen('bracket')).toBe(3);
    expect(await enterOpen('bracket')).toBe(2);
    await hall.goto(`${page}/hall`);
    await expect(hall.getByRole('heading', { name: '決勝' })).toBeVisible();
    expect(await enterOpen('bracket')).toBe(2);
    await hall.goto(`${page}/hall`);
    await expect(hall.getByText('すべての結果がそろいました')).toBeVisible();
  });

  await test.step('results are published in one press, the tournament is ended, and all see who won', async () => {
    await staff.goto(`${desk}/rounds`);
    const counted = countTaps(staff);
    await counted.tap(button(staff, '順位を公開する'));
    await published(staff);
    expect(counted.taps).toBe(1);
    await visitor.goto(page);
    await expect(visitor.getByText('優勝')).toHaveCount(0);
    await staff.goto(`${desk}/day`);
    await link(staff, '大会を終える（いま）').click();
    await button(staff, 'いま終える').click();
    await expect(staff.getByText('大会を終えました').first()).toBeVisible();
    const final = (await matchesNow('bracket')).find(({ name }) => name.ja === '決勝');
    const champion = final?.players[final.result?.winner === 'a' ? 0 : 1] ?? '';
    await visitor.goto(page);
    const best = visitor.locator('main :is(li, tr)').filter({ hasText: '優勝' });
    await expect(best.first()).toContainText(champion);
  });
  await close();
});
