import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../world';
import { admin, press, sheet } from './broadcast-form';
import { person, visitor } from './person';
import { get, goodFields, main, open, post, submitted } from './team-form';

const species = 'ソラノオウ<b>, 空';
const item = 'オウノカンムリ';
const typed = { 'members[0].species': species, 'members[0].item': item, 'members[1].moves[0]': '__proto__' };
const sure = Object.entries(typed)
  .map(([path, text]) => `${path}=${text}`)
  .join('\n');
const escaped = 'ソラノオウ&lt;b&gt;, 空';
const sheetOf = async (id: string) => {
  const found = await env.DB.prepare('select members from team_sheets where id = ?').bind(id).first<{
    members: string;
  }>();
  return JSON.parse(found?.members ?? '[]');
};

describe('a name that we do not know', () => {
  it.each([
    ['', '「ソラノオウ&lt;b&gt;, 空」のまま提出する'],
    ['/en', 'Submit “ソラノオウ&lt;b&gt;, 空” as typed'],
  ])('may stay as it is typed, which is asked once each (%s)', async (prefix, button) => {
    const fields = { ...goodFields(), ...typed };
    const asked = await post(prefix + open, { ...fields, intent: 'review' });
    expect(asked.status).toBe(422);
    const html = await main(asked);
    expect(html).toContain(button);
    for (const path of Object.keys(typed)) expect(html).toContain(`name="keep" value="${path}=`);
    const kept = await post(prefix + open, { ...fields, keep: `members[0].species=${species}` });
    expect(kept.status).toBe(422);
    const left = await main(kept);
    expect(left).not.toContain('name="keep" value="members[0].species=');
    expect(left).toContain(`name="keep" value="members[0].item=${item}"`);
    expect(left).toMatch(/<textarea[^>]*name="sure"[^>]*>members\[0\]\.species=ソラノオウ&lt;b&gt;, 空</);
  });

  it('is stored as it is once all are answered, through the last look and back', async () => {
    const fields = { ...goodFields(), ...typed, sure };
    const review = await post(open, { ...fields, intent: 'review' });
    expect(review.status).toBe(200);
    const looked = await main(review);
    expect(looked).toContain(escaped);
    expect(looked).toMatch(/<input type="hidden" name="sure" value="members\[0\]\.species=/);
    const back = await main(await post(open, { ...fields, intent: 'back' }));
    expect(back).toMatch(/<textarea[^>]*name="sure"[^>]*>members\[0\]\.species=/);
    const { id, cookie } = await submitted(fields);
    const [first, second] = await sheetOf(id);
    expect(first).toEqual({ species, item });
    expect(second.moves).toEqual(['__Proto__']);

    const edit = `/teams/${id}/edit`;
    const form = await main(await get(edit, cookie));
    expect(form).toMatch(/<textarea[^>]*name="sure"[^>]*>members\[0\]\.species=/);
    const changed = { ...fields, tonamelId: 'New1Id', revision: '1', intent: 'submit' };
    expect((await post(edit, changed, { cookie })).status).toBe(302);
  });

  it('is asked anew when its field says something else, and never stands for a known one', async () => {
    const fields = { ...goodFields(), 'members[0].species': 'ソラノジョオウ', intent: 'submit' };
    expect((await post(open, { ...fields, sure })).status).toBe(422);
    const form = { 'members[0].species': 'ウーラオス', sure: 'members[0].species=ウーラオス' };
    expect((await post(open, { ...fields, ...form })).status).toBe(422);
    const { id } = await submitted({ ...goodFields(), sure: 'members[0].species=ガブリアス' });
    expect((await sheetOf(id))[0].species).toBe('garchomp');
    const small = { 'members[0].species': 'constructor', sure: 'members[0].species=constructor' };
    expect((await sheetOf((await submitted({ ...goodFields(), ...small })).id))[0].species).toBe(
      'Constructor',
    );
  });

  it.each(['あ'.repeat(41), '123', '???', '💥'])('can not be %s', async (text) => {
    const fields = { ...goodFields(), 'members[0].species': text, sure: `members[0].species=${text}` };
    const answer = await post(open, { ...fields, intent: 'submit' });
    expect(answer.status).toBe(422);
    expect(await main(answer)).not.toContain('name="keep"');
  });
});

describe('a sheet with such names', () => {
  const teams = `/admin/${ids.group}/tournaments/${ids.ended}/teams`;
  let moderator: Awaited<ReturnType<typeof person>>;
  let player: Awaited<ReturnType<typeof person>>;

  beforeAll(async () => {
    const odd = [
      {
        species,
        ability: 'ソラノイゲン',
        item: '__proto__',
        moves: ['Constructor', 'トビタツ'],
        teraType: 'fire',
      },
      ...['Toad', 'とぶ, もの', 'garchomp', 'hasOwnProperty', '__proto__'].map((name) => ({ species: name })),
    ];
    const runs = [ids.ended, ids.running, ids.runningClosed].map((id) =>
      env.DB.prepare('update team_sheets set members = ? where tournament_id = ?').bind(
        JSON.stringify(odd),
        id,
      ),
    );
    await env.DB.batch(runs);
    moderator = await person('moderator@example.com');
    player = await person('haruka@example.com');
  });

  it.each(['', '/en'])('is shown to opponents as it was typed (%s)', async (prefix) => {
    for (const id of [ids.haruka, ids.akari, ids.mirai, ids.souta]) {
      const answer = await visitor.get(`${prefix}/teams/${id}`);
      expect([answer.status, id]).toEqual([200, id]);
    }
    const html = await visitor.html(`${prefix}/teams/${ids.haruka}`);
    expect(html).toContain('ソラノオウ&lt;b&gt;, 空');
    expect(html).not.toContain('ソラノオウ<b>');
  });

  it('is marked for staff, in the list, the judge’s view and on paper', async () => {
    const list = await moderator.html(`${teams}?show=unlisted`);
    expect(list).toContain('一覧にない名前');
    const names = [...list.matchAll(/class="species-name">([^<]*)/g)].map(([, name]) => name);
    const six = names.slice(names.indexOf('ソラノオウ&lt;b&gt;, 空'));
    expect(six.slice(0, 4)).toEqual(['ソラノオウ&lt;b&gt;, 空', 'Toad', 'とぶ, もの', 'ガブリアス']);
    for (const page of [`${teams}/${ids.kenta}`, `${teams}/print`]) {
      const html = await moderator.html(page);
      expect(html).toContain('ソラノオウ&lt;b&gt;, 空');
      expect(html.match(/一覧にない名前/g)?.length).toBeGreaterThan(5);
    }
  });

  it('is found in the list wherever it stands on a sheet', async () => {
    const countOf = async (members: object[]) => {
      await env.DB.prepare('update team_sheets set members = ? where tournament_id = ?')
        .bind(JSON.stringify(members), ids.ended)
        .run();
      return (
        (await moderator.html(`${teams}?show=unlisted`)).match(/class="row-link team-row"/g)?.length ?? 0
      );
    };
    const sheet = { species: 'garchomp', teraType: 'fire', statAlignment: 'jolly', moves: ['dig'] };
    const before = await env.DB.prepare('select members from team_sheets where id = ?')
      .bind(ids.kenta)
      .first();
    expect(await countOf([sheet])).toBe(0);
    for (const odd of [{ species: 'Toad' }, { ability: 'Ａ' }, { item: '1Orb' }, { moves: ['dig', 'トブ'] }])
      expect([await countOf([sheet, { ...sheet, ...odd }]), odd]).toEqual([8, odd]);
    await countOf(JSON.parse(String(before?.members)));
  });

  it('is exported, its names named once more', async () => {
    expect(await moderator.html(`${teams}.csv`)).toContain('ソラノオウ<b>, 空 / ソラノイゲン / __proto__');
    const { teams: all } = JSON.parse(await moderator.html(`${teams}.json`));
    expect(all[0].unlistedNames).toContain('Constructor');
    expect(await moderator.html(`${teams}/${ids.kenta}/showdown`)).toContain('ソラノオウ<b>, 空 @ __proto__');
  });

  it('breaks no page that shows it', async () => {
    const pages = [
      `${teams}/slips`,
      `${teams}/${ids.kenta}/showdown`,
      `${teams}/${ids.kenta}/correct`,
      `/admin/${ids.group}/streaming-input`,
      '/admin/readings',
      `/tournaments/${ids.ended}`,
      `/en/tournaments/${ids.running}`,
      `/teams/${ids.kenta}/qr`,
    ];
    for (const page of pages) expect([(await moderator.get(page)).status < 500, page]).toEqual([true, page]);
    for (const page of ['/', '/mypage', '/history', `/teams/${ids.haruka}`, `/post?team=${ids.haruka}`])
      expect([(await player.get(page)).status < 500, page]).toEqual([true, page]);
  });

  it('goes on air as it is', async () => {
    await press(admin, 'take', await sheet({ kind: 'versus', player1: 'ソウタ', team1: ids.souta }));
    const scene = await visitor.html(`/broadcast/groups/${ids.group}/scene.json`);
    expect(scene).toContain('ソラノオウ<b>, 空');
    expect((await visitor.get(`/broadcast/moonlight?group=${ids.group}`)).status).toBeLessThan(500);
  });
});
