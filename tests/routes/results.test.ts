import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { ids, teamSheet, tournament, worldId } from '../world';
import { person, site } from './person';

const db = openDatabase(env.DB);
const at = worldId('resultcup');
const here = `/admin/${ids.group}/tournaments/${at}/result`;
const [aoi, ren, mio] = [worldId('resaoi'), worldId('resren'), worldId('resmio')];
const headers = new Map<string, Record<string, string>>();

const admin = 'host-admin@example.com';
const moderator = 'moderator@example.com';
const ask = (init: RequestInit = {}, path = here, who = moderator) =>
  SELF.fetch(site + path, {
    redirect: 'manual',
    ...init,
    headers: { ...headers.get(who), Origin: site, ...init.headers },
  });
/** Presses an act of the page at `path`. */
const press = (act: string, fields: Record<string, string> = {}, path = here, who = moderator) =>
  ask({ method: 'POST', body: new URLSearchParams(fields) }, `${path}/${act}`, who);
const post = (fields: Record<string, string>, path = here, who = moderator) =>
  press('save', fields, path, who);
/** The form as a page holds it: every hidden and typed value. */
async function form(html?: string): Promise<Record<string, string>> {
  const page = html ?? (await (await ask()).text());
  const inputs = [...page.matchAll(/<input[^>]*name="((?:seen|wins|losses|ties|rank)\.[^"]+)"[^>]*>/g)];
  const fields = inputs.map(([input, name = '']) => [name, /value="([^"]*)"/.exec(input)?.[1] ?? '']);
  return Object.fromEntries(fields);
}
const kept = async (id: string) => {
  const [row] = await db.select().from(standings).where(eq(standings.teamSheetId, id));
  return row && [row.wins, row.losses, row.rank];
};

beforeAll(async () => {
  const now = Date.now();
  const day = 86_400_000;
  await db.insert(tournaments).values(
    tournament(
      {
        id: at,
        name: '結果テスト杯',
        submissionDeadlineAt: new Date(now - 3 * day),
        scheduledStartAt: new Date(now - 2 * day),
        endsAt: new Date(now - day),
      },
      now,
    ),
  );
  for (const [id, displayName, tonamelId] of [
    [aoi, 'アオイ', 'Aoi1'],
    [ren, 'レン', 'Ren2'],
    [mio, 'ミオ', 'Mio3'],
  ] as const)
    await db.insert(teamSheets).values(teamSheet({ id, tournamentId: at, displayName, tonamelId }, now));
  for (const email of [admin, moderator]) headers.set(email, (await person(email)).headers);
});

describe('the results of a tournament', () => {
  it('are typed into one table and saved', async () => {
    const response = await post({ ...(await form()), [`wins.${aoi}`]: '６', [`losses.${aoi}`]: '1' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, here]);
    expect(await kept(aoi)).toEqual([6, 1, null]);
    expect(await kept(ren)).toBeUndefined();
    const page = await (await ask()).text();
    expect(page).toContain('前回の保存（1チーム）');
    expect(page).toContain('ヨツバ');
  });

  it('say beside the cell what is wrong, keep all that was typed, and save nothing', async () => {
    const response = await post({
      ...(await form()),
      [`wins.${ren}`]: '4x',
      [`losses.${ren}`]: '2',
      [`wins.${mio}`]: '3',
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('勝ち数は0〜99の数字で入力してください。');
    expect(page).toContain('value="4x"');
    expect(page).toMatch(new RegExp(`name="wins.${ren}"[^>]*aria-invalid="true"`));
    expect(page).toMatch(new RegExp(`name="wins.${mio}"[^>]*value="3"`));
    expect(await kept(mio)).toBeUndefined();
    // What was seen goes back with it, so that sending it once more works.
    const again = await post({ ...(await form(page)), [`wins.${ren}`]: '4' });
    expect(again.status).toBe(302);
    expect([await kept(ren), await kept(mio)]).toEqual([
      [4, 2, null],
      [3, 0, null],
    ]);
  });

  it('are never overwritten silently: both values are shown, the other rows are kept', async () => {
    const mine = await form();
    const theirs = await form();
    expect((await post({ ...theirs, [`rank.${aoi}`]: '1' }, here, admin)).status).toBe(302);
    const response = await post({ ...mine, [`rank.${aoi}`]: '2', [`rank.${ren}`]: '3' });
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain('1チームは、ほかの人が先に変更しています。');
    expect(page).toContain('1位 · 6勝1敗');
    expect(page).toContain('2位 · 6勝1敗');
    expect(await kept(aoi)).toEqual([6, 1, 1]);
    expect(await kept(ren)).toEqual([4, 2, 3]);

    const keepTheirs = await post({ ...(await form(page)), [`choice.${aoi}`]: 'theirs' });
    expect(keepTheirs.status).toBe(302);
    expect(await kept(aoi)).toEqual([6, 1, 1]);
    const keepMine = await post({ ...(await form(page)), [`choice.${aoi}`]: 'mine' });
    expect(keepMine.status).toBe(302);
    expect(await kept(aoi)).toEqual([6, 1, 2]);
  });

  it('agree when two people typed the same', async () => {
    const both = { ...(await form()), [`rank.${mio}`]: '9' };
    expect((await post(both, here, admin)).status).toBe(302);
    expect((await post(both)).status).toBe(302);
    expect(await kept(mio)).toEqual([3, 0, 9]);
  });

  it('are undone save by save, and only while nothing was changed since', async () => {
    const saveOf = (page: string) => /name="save" value="(\d+)"/.exec(page)?.[1] ?? '';
    await post({ ...(await form()), [`wins.${aoi}`]: '5' });
    const last = saveOf(await (await ask()).text());
    await post({ ...(await form()), [`wins.${aoi}`]: '', [`losses.${aoi}`]: '', [`rank.${aoi}`]: '' });
    expect(await kept(aoi)).toBeUndefined();
    const refused = await press('undo', { save: last });
    expect(refused.headers.getSetCookie().join()).toContain('error.undoFailed');
    expect(await kept(aoi)).toBeUndefined();
    await press('undo', { save: saveOf(await (await ask()).text()) });
    expect(await kept(aoi)).toEqual([5, 1, 2]);
    await press('undo', { save: saveOf(await (await ask()).text()) });
    expect(await kept(aoi)).toEqual([6, 1, 2]);
  });

  it('are shown to everybody once they are published', async () => {
    const open = async () => (await SELF.fetch(`${site}/tournaments/${at}`)).text();
    expect(await open()).not.toContain('レン');
    await press('publish');
    expect(await open()).toContain('レン');
    await press('hide');
    expect(await open()).not.toContain('レン');
  });

  it.each([
    ['ja', '', '順位,プレイヤー,Tonamel ID,勝,敗,分,棄権,失格'],
    ['en', '/en', 'Place,Player,Tonamel ID,Wins,Losses,Ties,Dropped,Disqualified'],
  ])('leave as files, for the staff and nobody in between (%s)', async (_, prefix, head) => {
    const evil = worldId('resformula');
    await db
      .insert(teamSheets)
      .values(
        teamSheet({ id: evil, tournamentId: at, displayName: '=cmd|A1', tonamelId: 'Evl4' }, Date.now()),
      );
    // A place alone, as a table without records gives it.
    await db.insert(standings).values({ teamSheetId: evil, rank: 12 });
    const load = (format: string) => ask({}, `${prefix}${here}.${format}`);
    const csv = await load('csv');
    expect([csv.status, csv.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const lines = (await csv.text()).split('\r\n');
    expect(lines[0]?.replace('\ufeff', '')).toBe(head);
    expect(lines).toContain("12,'=cmd|A1,Evl4,,,,0,0");
    const json = (await (await load('json')).json()) as { name: string; record: unknown }[];
    expect(json.find(({ name }) => name === '=cmd|A1')).toMatchObject({ placing: 12, record: null });
    const tdf = await (await load('tdf')).text();
    expect(tdf).toContain('<firstname>=cmd|A1</firstname>');
    expect(tdf).not.toMatch(/birth/i);
    await press('publish');
    const open = await (await SELF.fetch(`${site}${prefix}/tournaments/${at}`)).text();
    expect(open).toContain('=cmd|A1');
    expect(open).not.toMatch(/>0勝0敗|>0–0/);
    expect(open).toMatch(prefix ? />Runner-up</ : />準優勝</);
    await press('hide');
    await db.delete(teamSheets).where(eq(teamSheets.id, evil));
  });

  it('can be shared in both languages once everybody may see them', async () => {
    const boxes = async () => {
      const page = await (await ask()).text();
      return [...page.matchAll(/<textarea id="share-(?:ja|en)"[^>]*readonly[^>]*>([^<]*)</gi)].map(
        ([, text]) => text,
      );
    };
    await db.update(tournaments).set({ nameEn: 'Result Cup' }).where(eq(tournaments.id, at));
    await db
      .insert(standings)
      .values([
        { teamSheetId: aoi, rank: 1 },
        { teamSheetId: ren, rank: 2 },
      ])
      .onConflictDoUpdate({ target: standings.teamSheetId, set: { rank: sql`excluded.rank` } });
    await press('hide');
    expect(await boxes()).toEqual([]);
    await press('publish');
    expect(await boxes()).toEqual([
      `結果テスト杯\n優勝：アオイ\n準優勝：レン\n${site}/tournaments/${at}`,
      `Result Cup\nWinner: アオイ\nRunner-up: レン\n${site}/tournaments/${at}`,
    ]);
    const [row] = await db.select().from(tournaments).where(eq(tournaments.id, at));
    await db.update(tournaments).set({ publishedAt: null }).where(eq(tournaments.id, at));
    expect(await boxes()).toEqual([]);
    await db.update(tournaments).set({ publishedAt: row?.publishedAt }).where(eq(tournaments.id, at));
    await press('hide');
  });

  it('of 500 teams are saved in one batch', async () => {
    const now = Date.now();
    const many = Array.from({ length: 500 }, (_, index) => worldId(`many${index}x`));
    const rows = many.map((id, index) =>
      teamSheet({ id, tournamentId: at, displayName: `P${index}`, tonamelId: `T${index}` }, now),
    );
    for (let from = 0; from < rows.length; from += 5)
      await db.insert(teamSheets).values(rows.slice(from, from + 5));
    const typed = Object.fromEntries(
      many.flatMap((id, index) => [
        [`wins.${id}`, '3'],
        [`losses.${id}`, '2'],
        [`rank.${id}`, String(index + 1)],
      ]),
    );
    const started = await form();
    expect((await post({ ...started, ...typed })).status).toBe(302);
    expect(await kept(many[499] ?? '')).toEqual([3, 2, 500]);
    const page = await (await ask()).text();
    expect(page).toContain('前回の保存（500チーム）');
    await press('undo', { save: /name="save" value="(\d+)"/.exec(page)?.[1] ?? '' });
    expect(await kept(many[499] ?? '')).toBeUndefined();
  });

  it('of another group, or of teams elsewhere, cannot be reached', async () => {
    const elsewhere = `/admin/${ids.group}/tournaments/${ids.runningClosed}/result`;
    expect((await ask({}, elsewhere)).status).toBe(404);
    const before = await kept(ids.kenta);
    await post({ [`wins.${ids.kenta}`]: '9', [`seen.${ids.kenta}`]: '1|4|2|3' });
    expect(await kept(ids.kenta)).toEqual(before);
  });

  it.each([
    ['save', {}, 302],
    ['undo', { save: 'NaN' }, 302],
    ['undo', {}, 302],
    ['save', { 'wins.x': '1' }, 302],
    ['x', {}, 404],
    ['constructor', {}, 404],
    ['save/more', {}, 405],
  ])('survive %s with %j', async (act, fields, status) => {
    expect((await press(act, fields as Record<string, string>)).status).toBe(status);
  });

  it('are kept by their acts alone, whose addresses lead to the page', async () => {
    const posted = await ask({ method: 'POST', body: new URLSearchParams(await form()) });
    expect(posted.status).toBe(405);
    expect(await posted.text()).toContain('この操作はできません');
    for (const page of [here, `/en${here}`]) {
      const opened = await ask({}, `${page}/save`);
      expect([opened.status, opened.headers.get('Location')]).toEqual([302, page]);
    }
    expect((await ask({}, `${here}/x`)).status).toBe(404);
  });
});
