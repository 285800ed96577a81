import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { resultSaves, standings, teamSheets, tournaments } from '~/db/schema';
import { excelCsv, limitlessCsv, limitlessJson, tom } from '../results/pasting/layouts';
import { ids, teamSheet, worldId } from '../world';
import { mainOf } from './main-of';
import { person } from './person';
import { db, openTournament } from './sheet-writes';

let tournamentId: string;
let sheets: Record<string, string>;
let staff: Awaited<ReturnType<typeof person>>;
let admin: Awaited<ReturnType<typeof person>>;

beforeEach(async () => {
  staff = await person('moderator@example.com');
  admin = await person('host-admin@example.com');
  tournamentId = await openTournament();
  sheets = {};
  for (const [displayName, tonamelId] of [
    ['Haruka', 'Hrk4Tm'],
    ['Kenta', 'Knt7Aa'],
    ['Leon, K.', 'Len8Xb'],
    ['Nozomi', 'Nzm1Bb'],
  ] as const) {
    const id = newId();
    sheets[displayName] = id;
    await db.insert(teamSheets).values(teamSheet({ id, tournamentId, displayName, tonamelId }, Date.now()));
  }
});

const resultPage = () => `/admin/${ids.group}/tournaments/${tournamentId}/result`;
const pastePage = () => `${resultPage()}/paste`;

/** `Haruka 1 9-1-0 dropped`: place, record, how it ended; what is not kept is left out. */
async function kept() {
  const rows = await db
    .select()
    .from(standings)
    .innerJoin(teamSheets, eq(teamSheets.id, standings.teamSheetId))
    .where(inArray(standings.teamSheetId, Object.values(sheets)))
    .orderBy(teamSheets.displayName);
  return rows.map(({ standings: { rank, wins, losses, ties, outcome }, team_sheets: { displayName } }) =>
    [displayName, rank, wins === null ? undefined : `${wins}-${losses}-${ties}`, outcome]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
}

/** The form as a page holds it after a press. */
function formOf(html: string, change: Record<string, string> = {}): FormData {
  const form = new FormData();
  const text = /<textarea[^>]*name="text"[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '';
  form.set('text', unescaped(text.replace(/^\n/, '')));
  for (const [, name = '', inner = ''] of html.matchAll(
    /<select[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g,
  ))
    form.append(name, /<option value="([^"]*)" selected/.exec(inner)?.[1] ?? '');
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
  ))
    form.set(name, value);
  form.set('intent', 'keep');
  for (const [name, value] of Object.entries(change)) form.set(name, value);
  return form;
}
const unescaped = (html: string) =>
  html.replace(
    /&(quot|#x27|lt|gt|amp);/g,
    (_, name: string) => ({ quot: '"', '#x27': "'", lt: '<', gt: '>' })[name] ?? '&',
  );

async function look(text: string, prefix = '') {
  const response = await staff.post(prefix + pastePage(), { text, intent: 'look' });
  return { status: response.status, html: await mainOf(response) };
}
const press = async (form: FormData, who = staff) => {
  const response = await who.post(pastePage(), form);
  return { status: response.status, html: response.status === 302 ? '' : await mainOf(response) };
};

describe('pasted results', () => {
  it.each([
    [
      'CSV of Limitless',
      limitlessCsv,
      ['Haruka 1 9-1-0', 'Kenta 2 8-2-0', 'Leon, K. 3 7-2-1', 'Nozomi 151 0-3-0 dropped'],
    ],
    ['JSON of Limitless', limitlessJson, ['Haruka 1 9-1-0', 'Kenta dropped', 'Leon, K. 2 7-2-1']],
    ['CSV of Excel', excelCsv, ['Haruka 1 9-1-0', 'Leon, K. 3 7-2-1']],
    ['places alone', '順位,名前\n1,Kenta\n2,Haruka', ['Haruka 2', 'Kenta 1']],
    ['who was disqualified', '順位,名前,成績,状態\n4,Kenta,3-2,失格', ['Kenta 3-2-0 disqualified']],
  ])('%s: is looked at, kept, and undone', async (_, text, expected) => {
    const { status, html } = await look(text);
    expect(status).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await press(formOf(html))).status).toBe(302);
    expect(await kept()).toEqual(expected);
    const page = await staff.html(resultPage());
    expect(page).not.toContain('0勝0敗');
    await staff.post(`${resultPage()}/undo`, { save: /name="save" value="(\d+)"/.exec(page)?.[1] ?? '' });
    expect(await kept()).toEqual([]);
  });

  it("TOM's file comes as a file", async () => {
    const form = new FormData();
    form.set('file', new File([tom], 'cup.tdf'));
    form.set('intent', 'look');
    const { status, html } = await press(form);
    expect(status).toBe(200);
    expect(html).toContain('&lt;?xml');
    expect(html).toMatch(/変更：[1-9]チーム/);
    const broken = new FormData();
    broken.set('file', new File([new Uint8Array([0x81, 0xff, 0xfe, 0x00, 0xd8])], 'x.csv'));
    expect((await press(broken)).html).toContain('ファイルの文字を読み取れませんでした');
  });

  it('tell what a line does not say apart from nothing', async () => {
    await press(formOf((await look('順位,名前,成績,ドロップ\n1,Haruka,9-1,\n2,Kenta,8-2,1')).html));
    // The place alone is corrected; the record and the drop stay.
    const { html } = await look('名前,順位\nKenta,3');
    expect(html).toContain('2位 · 8勝2敗 · 棄権');
    expect(html).toContain('3位 · 8勝2敗 · 棄権');
    await press(formOf(html));
    expect(await kept()).toEqual(['Haruka 1 9-1-0', 'Kenta 3 8-2-0 dropped']);
    // A drop that is taken back, and whoever is not in it, on request.
    const again = formOf((await look('順位,名前,ドロップ\n3,Kenta,no')).html, { unsaid: 'clear' });
    await press(again);
    expect(await kept()).toEqual(['Kenta 3 8-2-0']);
  });

  it('name a column that is not understood, and keep nothing before it is chosen', async () => {
    const text = '順位,名前,Mystery,成績\n1,Haruka,7,9-1-0\n2,Kenta,5,8-2-0';
    const { html } = await look(text);
    expect(html).toContain('>Mystery</label>');
    expect(html).toContain('内容か「使わない」を選んで');
    expect(html).not.toContain('この内容で保存する');
    expect((await press(formOf(html))).status).toBe(409);
    expect(await kept()).toEqual([]);

    const chosen = formOf(html);
    const columns = chosen
      .getAll('column')
      .map((column) => (column === 'unknown' ? 'unused' : String(column)));
    const choose = () => {
      const form = formOf(html);
      form.delete('column');
      for (const column of columns) form.append('column', column);
      return form;
    };
    // Kept only when it was looked at as it was chosen.
    expect((await press(choose())).html).toContain('変更した内容で読み直しました');
    expect(await kept()).toEqual([]);
    const again = choose();
    again.set('intent', 'again');
    const second = await press(again);
    expect((await press(formOf(second.html))).status).toBe(302);
    expect(await kept()).toEqual(['Haruka 1 9-1-0', 'Kenta 2 8-2-0']);
  });

  it('find players by their IDs on Discord and X', async () => {
    await db
      .update(teamSheets)
      .set({ discordId: 'haruka_d', twitterId: 'haruka_x' })
      .where(eq(teamSheets.id, sheets.Haruka ?? ''));
    await press(formOf((await look('Rank,Player,Match Record\n1,haruka_d,5-0-0\n2,Kenta,4-1-0')).html));
    expect(await kept()).toEqual(['Haruka 1 5-0-0', 'Kenta 2 4-1-0']);
    await press(formOf((await look('1. Kenta\n2. @haruka_x')).html));
    expect(await kept()).toEqual(['Haruka 2 5-0-0', 'Kenta 1 4-1-0']);
  });

  it('give a league table back as it was pasted', async () => {
    const league = [
      ['', 'Haruka', 'Kenta', 'Nozomi', '順位'],
      ['Haruka', '＼', '○2-1', '○', '1'],
      ['Kenta', '●1-2', '＼', '△', '2'],
      ['Nozomi', '×', '△', '＼', '3'],
    ];
    const text = league.map((cells) => cells.join('\t')).join('\n');
    expect((await press(formOf((await look(text)).html))).status).toBe(302);
    expect(await kept()).toEqual(['Haruka 1 2-0-0', 'Kenta 2 0-1-1', 'Nozomi 3 0-1-1']);
    const page = await mainOf(await staff.get(resultPage()));
    expect(page).toContain('result.league.csv');

    const table = await (await staff.get(`${resultPage()}.league.tsv`)).text();
    expect(
      table
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'プレイヤー\t順位\t勝\t敗\t分\tHaruka\tKenta\tNozomi',
      'Haruka\t1\t2\t0\t0\t＼\t○2-1\t○',
      'Kenta\t2\t0\t1\t1\t×1-2\t＼\t△',
      'Nozomi\t3\t0\t1\t1\t×\t△\t＼',
    ]);
    for (const ending of ['tsv', 'csv']) {
      const copied = await (await staff.get(`/en${resultPage()}.league.${ending}`)).text();
      expect((await look(copied)).html).toContain('変わるところはありません');
    }
    // A record that was corrected says nothing of its games any more.
    await press(formOf((await look('順位,名前,成績\n3,Nozomi,1-1')).html));
    const [, ...rows] = (await (await staff.get(`${resultPage()}.league.tsv`)).text()).trim().split(/\r?\n/);
    expect(rows.map((row) => row.split('\t')[0])).toEqual(['Haruka', 'Kenta']);
    expect((await admin.get(`${resultPage()}.league.csv`)).status).toBe(200);
    expect((await (await person('haruka@example.com')).get(`${resultPage()}.league.csv`)).status).not.toBe(
      200,
    );
  });

  it('ask who is meant by a name nobody has, with near names', async () => {
    const { html } = await look('順位,名前\n1,Haruka\n2,Kentaa\n3,Zzyzx');
    expect(html).toContain('この名前やTonamel IDのチームはありません');
    const select = /<select name="player\.3"[^>]*>([\s\S]*?)<\/select>/.exec(html)?.[1] ?? '';
    expect(select).toContain(sheets.Kenta);
    const asked = await press(formOf(html, { 'player.3': sheets.Kenta ?? '', intent: 'again' }));
    expect(asked.html).toContain('選び直す');
    expect((await press(formOf(asked.html))).status).toBe(302);
    expect(await kept()).toEqual(['Haruka 1', 'Kenta 2']);
    const stranger = await press(formOf(html, { 'player.3': ids.kenta }));
    expect(stranger.status).toBe(409);
    expect(await kept()).toEqual(['Haruka 1', 'Kenta 2']);
  });

  it('do not overwrite what another of the staff saved in between', async () => {
    const mine = formOf((await look('順位,名前\n1,Haruka')).html);
    const theirs = formOf((await look('順位,名前\n5,Haruka')).html);
    expect((await press(theirs, admin)).status).toBe(302);
    const { status, html } = await press(mine);
    expect(status).toBe(409);
    expect(html).toContain('ほかの人が先に結果を変更しました');
    expect(html).toContain('5位');
    expect(await kept()).toEqual(['Haruka 5']);
    expect((await press(formOf(html))).status).toBe(302);
    expect(await kept()).toEqual(['Haruka 1']);
  });

  it('show a place alone, a tie and a drop wherever a result is shown', async () => {
    await press(
      formOf((await look('順位,名前,成績,ドロップ\n1,Haruka,,\n2,Kenta,5-1-1,\n,Nozomi,0-2,1')).html),
    );
    const desk = (name: string) =>
      staff.html(`/admin/${ids.group}/tournaments/${tournamentId}/teams/${sheets[name]}`);
    expect(await desk('Haruka')).toContain('>1位<');
    expect(await desk('Kenta')).toContain('>2位 · 5勝1敗1分<');
    expect(await desk('Nozomi')).toContain('>0勝2敗 · 棄権<');

    const player = await person('haruka@example.com');
    const past = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db
      .update(tournaments)
      .set({
        submissionDeadlineAt: past(4),
        scheduledStartAt: past(3),
        endsAt: past(2),
        resultsPublishedAt: past(1),
      })
      .where(eq(tournaments.id, tournamentId));
    for (const name of ['Haruka', 'Kenta', 'Nozomi'])
      await db
        .update(teamSheets)
        .set({ ownerId: worldId('harukauser') })
        .where(eq(teamSheets.id, sheets[name] ?? ''));
    const own = await player.html('/history');
    const part = own.slice(0, own.indexOf('</main>'));
    for (const said of ['優勝', '5勝1敗1分', '棄権']) expect(part).toContain(said);
    expect(part).not.toContain('0勝0敗');
    const open = await player.html(`/tournaments/${tournamentId}`);
    for (const said of ['優勝', '準優勝', '5勝1敗1分', '0勝2敗 · 棄権']) expect(open).toContain(said);
  });

  it('pressed twice are kept once, and nobody is blamed for it', async () => {
    const form = () => formOf(html, { unsaid: 'clear' });
    const { html } = await look('順位,名前\n1,Haruka\n2,Kenta');
    const answers = [await press(form()), await press(form())];
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await kept()).toEqual(['Haruka 1', 'Kenta 2']);
    const saves = await db.select().from(resultSaves).where(eq(resultSaves.tournamentId, tournamentId));
    expect(saves).toHaveLength(1);
  });

  it.each([
    ['nothing', '', '結果を貼り付けるか'],
    ['prose', 'hello', '順位も選手も見つかりません'],
    ['a quote left open', '順位,名前\n1,"Haruka\n2,Kenta', '引用符'],
    ['broken JSON', '[{"name": ', 'JSONを読み取れません'],
    ['deep JSON', `[{"name":${'['.repeat(5000)}${']'.repeat(5000)}}]`, '.'],
    [
      'a bomb of entities',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><tournament>&a;</tournament>',
      '.tdfを読み取れません',
    ],
    ['too many lines', `順位,名前\n${'1,x\n'.repeat(2001)}`, '2000行'],
    ['markup', '順位,名前\n1,<script>alert(1)</script>', '.'],
    ['a record that is none', '名前,成績\nHaruka,JP', '成績は「6–1」'],
    ['numbers beyond all', '名前,勝,敗\nHaruka,999,-1', '勝ち数は0〜99'],
    ['a date for a record', '名前,成績\nHaruka,2026-09-01', '成績は「6–1」'],
    ['two columns of one kind', '名前,順位,順位\nHaruka,1,2', '同じ内容の列'],
  ])('hostile or broken: %s is told, and nothing is kept', async (_, text, said) => {
    const { status, html } = await look(text);
    expect([200, 422]).toContain(status);
    expect(html).toMatch(new RegExp(said));
    expect(html).not.toContain('<script>alert');
    // What was pasted is there still.
    if (text.length < 1000 && !text.includes('<')) expect(unescaped(html)).toContain(text.slice(0, 12));
    const forced = await press(formOf(html, { intent: 'keep' }));
    expect(forced.status).toBeLessThan(500);
    expect(await kept()).toEqual([]);
  });

  it('a text that was changed after it was looked at is looked at again', async () => {
    const { html } = await look('順位,名前\n1,Kenta');
    const changed = await press(formOf(html, { text: '順位,名前\n1,Haruka' }));
    expect(changed.status).toBe(409);
    expect(changed.html).toContain('確認して、もう一度保存してください');
    expect(await kept()).toEqual([]);
    expect((await press(formOf(changed.html))).status).toBe(302);
    expect(await kept()).toEqual(['Haruka 1']);
  });

  it('a choice of a line does not fall to the line that is there after a change', async () => {
    const { html } = await look('順位,名前\n1,Kentx\n2,Haruka');
    const chosen = { 'player.2': sheets.Kenta ?? '', intent: 'again' };
    expect((await press(formOf(html, chosen))).html).toContain('変更：2チーム');
    const moved = await press(formOf(html, { ...chosen, text: '順位,名前\n1,Somebody\n2,Haruka' }));
    expect(moved.html).toContain('変更：1チーム');
  });

  it('are told in English to those who read English', async () => {
    const { html } = await look('Place,Name,Thing\n1,Kenta,x\n9,Nobody,y', '/en');
    for (const text of [
      'What we read',
      'or “Not used”, then press',
      'No team has this name or Tonamel ID',
      'No one has these places: 2–8',
    ])
      expect(html).toContain(text);
  });

  it('as large as they may be are read, and no larger ones', async () => {
    const sized = async (length: number) =>
      (await staff.post(pastePage(), { text: 'x'.repeat(length), intent: 'look' })).status;
    expect(await sized(1_500_000)).toBe(422);
    expect(await sized(2_500_000)).toBe(413);
  });
});
