import { env } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { checkDraws, groups, playerNotes, sheetChecks, teamSheets, tournaments } from '~/db/schema';
import { ids, teamSheet, tournament, worldId } from '../world';
import { bodyOf, filledForm } from './filled-form';
import { errorsOf, locationOf, person, visitor } from './person';

const db = openDatabase(env.DB);
const judged = worldId('judged');
const desk = `/admin/${ids.group}/tournaments/${judged}`;
const teams = `${desk}/teams`;
const sheetIds = Array.from({ length: 12 }, (_, at) => worldId(`judged${'abcdefghijkl'[at]}`));
const [first = '', second = '', third = ''] = sheetIds;

type Signed = Awaited<ReturnType<typeof person>>;
let admin: Signed;
let moderator: Signed;
let harbor: Signed;
let player: Signed;

beforeAll(async () => {
  const now = Date.now();
  await db.insert(tournaments).values(tournament({ id: judged, name: '確認杯', sheetKind: 'ots' }, now));
  for (const [at, id] of sheetIds.entries())
    await db.insert(teamSheets).values(
      teamSheet(
        {
          id,
          tournamentId: judged,
          displayName: `選手${at}`,
          tonamelId: `Jdg${at}`,
          discordId: `judged_${at}`,
          ownerId: at === 0 ? ids.harukaUser : null,
        },
        now,
      ),
    );
  [admin, moderator, harbor, player] = (await Promise.all(
    ['host-admin', 'moderator', 'harbor-admin', 'haruka'].map((name) => person(`${name}@example.com`)),
  )) as [Signed, Signed, Signed, Signed];
});

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const toastOf = (response: Response) => /toast=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1];

describe('the mark of a check', () => {
  const check = (who: Signed, fields: Record<string, string>, id = first) =>
    who.post(`${teams}/${id}/check`, fields);
  const checks = (id = first) => db.$count(sheetChecks, eq(sheetChecks.teamSheetId, id));

  it('is made by one tap, kept once, seen in the list, taken back', async () => {
    expect(await moderator.html(`${teams}/${first}`)).toContain('確認した');
    for (const _ of [1, 2]) {
      const done = await check(moderator, { revision: '1' });
      expect([done.status, locationOf(done), toastOf(done)]).toEqual([
        302,
        `${teams}/${first}`,
        'success.saved',
      ]);
    }
    expect(await checks()).toBe(1);
    const html = textOf(await admin.html(`${teams}/${first}`));
    expect(html).toMatch(/確認済み .*（最初の提出内容）/);
    expect(html).toContain('確認を取り消す');
    const list = textOf(await admin.html(`${teams}?show=checked`));
    expect(list).toContain('選手0');
    expect(list).not.toContain('選手1 ');
    await check(admin, { revision: '1', intent: 'undo' });
    expect(await checks()).toBe(0);
  });

  it('goes when the sheet changes, and says so', async () => {
    await check(moderator, { revision: '1' });
    await db.update(teamSheets).set({ revision: 2 }).where(eq(teamSheets.id, first));
    expect(textOf(await moderator.html(`${teams}/${first}`))).toContain('確認後に変更あり');
    expect(textOf(await moderator.html(`/en${teams}?show=changed`))).toContain('Changed since the check');
    await check(moderator, { revision: '2' });
    expect(textOf(await moderator.html(`${teams}/${first}`))).toMatch(/確認済み .*（変更1回目の内容）/);
  });

  it.each(['1', '3', '', '-1', 'NaN', '9'.repeat(400)])(
    'is not made of what was not seen: %s',
    async (revision) => {
      const before = await checks(second);
      const done = await check(moderator, { revision: revision === '1' ? '7' : revision }, second);
      expect([done.status, toastOf(done), await checks(second)]).toEqual([302, 'error.sheetChanged', before]);
    },
  );
});

describe('notes and penalties', () => {
  const note = (who: Signed, fields: Record<string, string>, id = second) =>
    who.post(`${teams}/${id}/note`, fields);
  const notes = (id = second) => db.select().from(playerNotes).where(eq(playerNotes.teamSheetId, id));

  it('asks for what is missing, beside the field, and keeps what was typed', async () => {
    const none = await note(moderator, {});
    expect([none.status, errorsOf(await none.text())]).toEqual([422, ['種類を選んでください。']]);
    const blank = await note(moderator, { kind: 'note', text: ' \n ' });
    expect([blank.status, errorsOf(await blank.text())]).toEqual([422, ['メモの内容を入力してください。']]);
    const long = await note(moderator, { kind: 'warning', text: 'あ'.repeat(501) });
    const html = await long.text();
    expect([long.status, errorsOf(html)]).toEqual([422, ['内容は500文字までで入力してください。']]);
    expect(html).toContain('あ'.repeat(501));
    expect((await note(moderator, { kind: 'execution', text: 'x' })).status).toBe(422);
    expect(await notes()).toEqual([]);
  });

  it('are kept once, read by staff in their own language, and stand in the list and the exports', async () => {
    const key = worldId('notekey');
    for (const _ of [1, 2]) {
      const done = await note(moderator, { kind: 'warning', text: '遅刻 10分\n2回目 zqsecretz', key });
      expect([done.status, locationOf(done)]).toEqual([302, `${teams}/${second}`]);
    }
    await note(moderator, { kind: 'gameLoss' });
    await note(admin, { kind: 'note', text: '=1+1' });
    expect((await notes()).map(({ penalty }) => penalty).sort()).toEqual(['', 'gameLoss', 'warning']);
    const ja = textOf(await admin.html(`${teams}/${second}`));
    for (const text of ['警告', '遅刻 10分', 'ゲームロス', '=1+1']) expect(ja).toContain(text);
    expect(textOf(await admin.html(`/en${teams}?show=noted`))).toMatch(/Warning · Game loss · Notes: 1/);
    const csv = await moderator.html(`${teams}.csv`);
    expect(csv.split('\r\n')[0]).toMatch(/,メモ・ペナルティ,名前の読み方$/);
    expect(csv).toContain('"警告：遅刻 10分\n2回目 zqsecretz / ゲームロス / メモ：=1+1"');
    const file = JSON.parse(await moderator.html(`${teams}.json`)) as {
      teams: { id: string; notes: object[] }[];
    };
    expect(file.teams.find(({ id }) => id === second)?.notes).toMatchObject([
      { penalty: 'warning' },
      { penalty: 'gameLoss', text: '' },
      { penalty: null, text: '=1+1' },
    ]);
  });

  it('are taken back and stay as taken back, and only there', async () => {
    const [warning] = (await notes()).filter(({ penalty }) => penalty === 'warning');
    // Of another player's page, of a stranger's: nothing happens.
    await note(moderator, { takeBack: warning?.id ?? '' }, third);
    await note(harbor, { takeBack: warning?.id ?? '' });
    expect((await notes()).every(({ takenBackAt }) => takenBackAt === null)).toBe(true);
    await note(moderator, { takeBack: warning?.id ?? '' });
    const html = await admin.html(`${teams}/${second}`);
    expect(html).toMatch(/<del>警告<\/del>/);
    expect(textOf(html)).toMatch(/警告 .{10,40} · ヨツバ .*取り消し：ヨツバ/);
    expect(textOf(html)).not.toContain('退会した');
    expect(textOf(await admin.html(`${teams}?show=noted`))).not.toContain('警告');
    expect(await moderator.html(`${teams}.csv`)).not.toContain('zqsecretz');
  });

  it('are for staff alone', async () => {
    await note(moderator, { kind: 'note', text: 'zqaboutharukaz' }, first);
    await note(moderator, { kind: 'disqualification', text: 'zqaboutharukaz' }, first);
    await db
      .update(tournaments)
      .set({ scheduledStartAt: new Date(Date.now() - 3_600_000) })
      .where(eq(tournaments.id, judged));
    const pages = ['', '/qr', '/edit', '/success/ots', '/print', '/files/team.json', '/files/card.svg'];
    for (const path of [
      ...pages.map((below) => `/teams/${first}${below}`),
      '/mypage',
      '/history',
      '/mypage/export',
    ])
      for (const who of [player, visitor, harbor]) {
        const html = await who.html(path);
        expect([path, html.includes('zqaboutharukaz'), html.includes('失格')]).toEqual([path, false, false]);
      }
    for (const path of [`${teams}/${first}`, `${teams}/${first}/note`, `${teams}.csv`, `${desk}/checks`])
      for (const who of [player, harbor]) expect((await who.get(path)).status).toBe(404);
    expect((await note(player, { kind: 'note', text: 'x' })).status).toBe(404);
    expect((await note(harbor, { kind: 'note', text: 'x' })).status).toBe(404);
  });

  it('are of the group’s own kinds', async () => {
    const settings = `/admin/${ids.group}/settings`;
    const [{ name } = { name: '' }] = await db.select().from(groups).where(eq(groups.id, ids.group));
    expect(await admin.html(settings)).toContain('注意\n警告\nゲームロス');
    const many = Array.from({ length: 13 }, (_, at) => `種類${at}`).join('\n');
    const refused = await admin.post(settings, { name, kinds: many });
    expect([refused.status, errorsOf(await refused.text())]).toEqual([422, ['種類は12個までです。']]);
    expect((await admin.post(settings, { name, kinds: 'あ'.repeat(41) })).status).toBe(422);
    const change = async (typed: Record<string, string>) =>
      admin.post(settings, bodyOf(filledForm(await admin.html(settings), 'kinds'), typed));
    await change({ name, kinds: ' Game Loss \n失格\n\nイエローカード<b>\nイエローカード<b>' });
    const [own] = await db.select().from(groups).where(eq(groups.id, ids.group));
    expect(own?.penaltyKinds).toEqual(['gameLoss', 'disqualification', 'イエローカード<b>']);
    const english = await moderator.html(`/en${teams}/${third}/note`);
    expect(english).toContain('Game loss');
    expect(english).toContain('イエローカード&lt;b&gt;');
    expect((await note(moderator, { kind: 'caution' }, third)).status).toBe(422);
    expect((await note(moderator, { kind: 'イエローカード<b>' }, third)).status).toBe(302);
    expect((await moderator.post(settings, { name, kinds: 'x' })).status).toBe(302);
    expect((await db.select().from(groups).where(eq(groups.id, ids.group)))[0]?.penaltyKinds).toHaveLength(3);
    // A list that is emptied, and one that is as usual, are the usual one.
    for (const kinds of ['', '注意\nWarning\nゲームロス\nマッチロス\n失格']) {
      await change({ name, kinds });
      const [usual] = await db.select().from(groups).where(eq(groups.id, ids.group));
      expect(usual?.penaltyKinds).toBeNull();
    }
    // What was noted by a kind that is gone still says it.
    expect(await moderator.html(`${teams}/${third}`)).toContain('イエローカード&lt;b&gt;');
  });
});

describe('a draw', () => {
  const draw = (fields: Record<string, string>, who = moderator) => who.post(`${desk}/checks`, fields);
  const draws = () => db.select().from(checkDraws).where(eq(checkDraws.tournamentId, judged));

  it('asks for a number', async () => {
    for (const count of ['', '0', '-1', '1.5', '201', 'many', '9'.repeat(300)]) {
      const refused = await draw({ count, seen: '0' });
      expect([count, refused.status, errorsOf(await refused.text())]).toEqual([
        count,
        422,
        ['1から200までの数を入力してください。'],
      ]);
    }
  });

  it('is kept with its seed, by which anybody can do it again', async () => {
    await db
      .update(teamSheets)
      .set({ withdrawnAt: new Date() })
      .where(eq(teamSheets.id, sheetIds[11] ?? ''));
    const done = await draw({ count: '３', fresh: 'on', seen: '0' });
    expect([done.status, locationOf(done)]).toEqual([302, `${desk}/checks`]);
    const [kept] = await draws();
    const inTicketOrder = sheetIds
      .slice(0, 11)
      .map((id) => ({ id, ticket: createHash('sha256').update(`${kept?.seed}:${id}`).digest('hex') }))
      .sort((a, b) => a.ticket.localeCompare(b.ticket));
    expect(kept).toMatchObject({ among: 11, teamSheetIds: inTicketOrder.slice(0, 3).map(({ id }) => id) });
    const html = await admin.html(`${desk}/checks`);
    expect(html).toContain(kept?.seed);
    expect(textOf(html)).toContain('11チームから3チーム');
    for (const id of kept?.teamSheetIds ?? []) expect(html).toContain(`href="${teams}/${id}"`);
  });

  it('is made once, however often the form is sent', async () => {
    const again = await draw({ count: '3', fresh: 'on', seen: '0' });
    expect([again.status, locationOf(again), (await draws()).length]).toEqual([302, `${desk}/checks`, 1]);
    // Another person, or another draw, is no second press.
    for (const form of [
      draw({ count: '2', fresh: 'on', seen: '0' }),
      admin.post(`${desk}/checks`, { count: '3', fresh: 'on', seen: '0' }),
    ])
      expect((await form).status).toBe(409);
    const twice = await Promise.all([1, 2].map(() => draw({ count: '3', fresh: 'on', seen: '1' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([302, 302]);
    expect(await draws()).toHaveLength(2);
  });

  it('leaves out whom an earlier one had, or not', async () => {
    for (const seen of ['2', '3']) await draw({ count: '3', fresh: 'on', seen });
    const drawn = (await draws()).flatMap(({ teamSheetIds }) => teamSheetIds);
    expect(drawn.sort()).toEqual(sheetIds.slice(0, 11).sort());
    const none = await draw({ count: '3', fresh: 'on', seen: '4' });
    expect([none.status, textOf(await none.text())]).toEqual([
      409,
      expect.stringContaining('選べるチームがありません。'),
    ]);
    expect((await draw({ count: '200', seen: '4' })).status).toBe(302);
    expect((await draws()).find(({ teamSheetIds }) => teamSheetIds.length === 11)?.among).toBe(11);
  });
});
