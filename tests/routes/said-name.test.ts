import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teamRevisions, teamSheets, tournaments, users } from '~/db/schema';
import { typedSheetOf } from '~/sheets/name-typed';
import { contentOf } from '~/sheets/team-sheet.server';
import { fieldsOf } from '~/sheets/typed-sheet';
import { ids } from '../world';
import { makeUser } from './account';
import { admin, sheet as deskSheet, open as openDesk, press, revision } from './broadcast-form';
import { filledForm } from './filled-form';
import { locationOf, person, visitor } from './person';
import { db, fromNow, minute, openTournament, revisionsOf, send, stored, submitTo } from './sheet-writes';
import { cookieOf, get, goodFields, main } from './team-form';

const said = 'Haruka-chan Q9';
let moderator: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  moderator = await person('moderator@example.com');
});

async function submitted(
  change: Record<string, string>,
  tournament: Parameters<typeof openTournament>[0] = {},
) {
  const tournamentId = await openTournament(tournament);
  const response = await send(submitTo(tournamentId), { ...goodFields(), intent: 'submit', ...change });
  expect(response.status).toBe(302);
  const id = /teams\/(\w+)\//.exec(locationOf(response) ?? '')?.[1] ?? '';
  return { id, tournamentId, cookie: cookieOf(response), cookies: response.headers.getSetCookie() };
}
const inputOf = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`))?.[0] ?? '';
const start = (tournamentId: string) =>
  db
    .update(tournaments)
    .set({
      submissionDeadlineAt: fromNow(-2 * minute),
      scheduledStartAt: fromNow(-minute),
      endsAt: fromNow(60 * minute),
    })
    .where(eq(tournaments.id, tournamentId));

describe('how a name is said', () => {
  it('is stored as one plain line, with its revision; a form without it leaves it blank', async () => {
    const { id } = await submitted({ saidName: ' Ｈａｒｕ\u0007ka\u202e\r\n ﾁｬﾝ ' });
    expect((await stored(id)).saidName).toBe('Haruka チャン');
    expect((await revisionsOf(id))[0]?.snapshot).toMatchObject({ saidName: 'Haruka チャン' });
    expect((await stored((await submitted({})).id)).saidName).toBe('');
  });

  it.each([
    ['', '名前の読み方は32文字までで入力してください。'],
    ['/en', 'The pronunciation can have up to 32 characters.'],
  ])('is told beside its field when it is too long, and all else is kept (%s)', async (prefix, problem) => {
    const long = `${'は'.repeat(32)}<`;
    const path = prefix + submitTo(await openTournament());
    const response = await send(path, { ...goodFields(), saidName: long, intent: 'submit' });
    expect(response.status).toBe(422);
    const html = await main(response);
    expect(html).toContain(problem);
    const input = inputOf(html, 'saidName');
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain(`value="${long.replace('<', '&lt;')}"`);
    expect(inputOf(html, 'displayName')).toContain('value="ハルカ𩸽"');
  });

  it('is suggested for a name in kana, and never filled in by itself', async () => {
    const path = submitTo(await openTournament());
    const shown = async (displayName: string) =>
      inputOf(await main(await send(path, { ...goodFields(), displayName, intent: 'back' })), 'saidName');
    const input = await shown('ティナ');
    expect(input).toContain('placeholder="例：Tina"');
    expect(input).not.toContain('value="T');
    for (const other of ['翔太', 'Tina', '']) expect(await shown(other)).not.toContain('placeholder');
  });

  it('goes with the review of a form without scripts, and is found again in the edit form', async () => {
    const path = submitTo(await openTournament());
    const fields = { ...goodFields(), saidName: said };
    const review = await main(await send(path, { ...fields, intent: 'review' }));
    expect(inputOf(review, 'saidName')).toContain(`value="${said}"`);
    expect(review).toContain(`<dd>${said}</dd>`);
    const own = await submitted({ saidName: said });
    const edit = await main(await get(`/teams/${own.id}/edit`, own.cookie));
    expect(inputOf(edit, 'saidName')).toContain(`value="${said}"`);
  });

  it('comes along the next time: for a guest on the same device, for a player from the profile', async () => {
    const own = await submitted({ saidName: said });
    const device = own.cookies.find((cookie) => cookie.includes('player=')) ?? '';
    const form = await main(await get(submitTo(await openTournament()), device.split(';', 1)[0]));
    expect(inputOf(form, 'saidName')).toContain(`value="${said}"`);

    const { jar, id } = await makeUser();
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const seen = filledForm(await main(await get('/mypage', cookie)), 'saidName').get('seen')?.[0] ?? '';
    const profile = {
      seen,
      displayName: 'ハルカ',
      saidName: ' はるか ',
      discordId: '',
      twitterId: '',
      tonamelId: '',
    };
    const wrong = await send('/mypage', { ...profile, saidName: 'x'.repeat(33) }, cookie);
    expect(wrong.status).toBe(422);
    expect(inputOf(await main(wrong), 'saidName')).toContain('aria-invalid="true"');
    expect((await send('/mypage', profile, cookie)).status).toBe(302);
    expect(await db.select().from(users).where(eq(users.id, id))).toMatchObject([{ saidName: 'はるか' }]);
    const next = await main(await get(submitTo(await openTournament()), cookie));
    expect(inputOf(next, 'saidName')).toContain('value="はるか"');
  });

  it('is no stranger’s, before, during or after', async () => {
    const { id, tournamentId } = await submitted({ saidName: said, isPublic: 'on' });
    const pages = [`/teams/${id}`, `/teams/${id}/qr`, `/tournaments/${tournamentId}`];
    const all = pages.flatMap((path) => [path, `/en${path}`, `${path}.data`]);
    const seen = async () => (await Promise.all(all.map((path) => visitor.html(path)))).join('\n');
    expect(await seen()).not.toContain(said);
    await start(tournamentId);
    expect(await seen()).toContain('ハルカ𩸽');
    expect(await seen()).not.toContain(said);
    await db
      .update(tournaments)
      .set({ endsAt: fromNow(-1000) })
      .where(eq(tournaments.id, tournamentId));
    expect(await seen()).toContain('ハルカ𩸽');
    expect(await seen()).not.toContain(said);
  });

  it('is the staff’s: on the sheet, in print, in their files; on no slip that lies on a table', async () => {
    const { id, tournamentId } = await submitted({ saidName: said });
    const teams = `/admin/${ids.group}/tournaments/${tournamentId}/teams`;
    expect(await moderator.html(`${teams}/${id}`)).toContain(said);
    expect(await moderator.html(`${teams}/print`)).toContain(said);
    expect(await moderator.html(`${teams}/slips`)).not.toContain(said);
    expect(JSON.parse(await moderator.html(`${teams}.json`)).teams).toMatchObject([{ saidName: said }]);
    const [head = '', line = ''] = (await moderator.html(`${teams}.csv`)).split('\r\n');
    expect(line.split(',')[head.split(',').indexOf('名前の読み方')]).toBe(said);
  });

  it('is corrected by staff, who see what it was as its player does; nobody else is told', async () => {
    const { id, tournamentId, cookie } = await submitted({ saidName: said });
    const desk = `/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}`;
    const row = await stored(id);
    const typed = fieldsOf(typedSheetOf(contentOf(row), 'ja'));
    const body = new FormData();
    const fields = { ...typed, saidName: 'はるか', revision: '1', reason: '本人の申し出', intent: 'submit' };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    expect(locationOf(await moderator.post(`${desk}/correct`, body))).toBe(desk);
    expect((await stored(id)).saidName).toBe('はるか');
    expect(await moderator.html(desk)).toMatch(new RegExp(`名前の読み方[^<]*[\\s\\S]{0,200}${said}`));
    await start(tournamentId);
    const page = await main(await get(`/teams/${id}`, cookie));
    expect(page).toContain(`名前の読み方：${said} → はるか`);
    for (const told of ['はるか', said, '訂正'])
      expect(await visitor.html(`/teams/${id}`)).not.toContain(told);
  });
});

describe('on air', () => {
  const onAir = async () =>
    JSON.parse(await visitor.html(`/broadcast/groups/${ids.group}/scene.json`)).scene.sides;
  const text = (query: string) => visitor.html(`/broadcast/groups/${ids.group}/text/player1.txt${query}`);
  const say = (saidName: string, change: Partial<typeof teamSheets.$inferInsert> = {}) =>
    db
      .update(teamSheets)
      .set({ saidName, ...change })
      .where(eq(teamSheets.id, ids.haruka));
  const take = async (change: Record<string, string> = {}) =>
    press(admin, 'take', await deskSheet({ kind: 'match', player1: 'ハルカ', team1: ids.haruka, ...change }));

  it('is a name in Latin letters, for overlays in English', async () => {
    await say('Haruka');
    await take({ score1: '1', language: 'both' });
    expect(await onAir()).toMatchObject([{ player: 'ハルカ', latin: 'Haruka' }, { player: 'アカリ' }]);
    // Nobody said how the other one is.
    expect((await onAir())[1]).not.toHaveProperty('latin');
    expect([await text('?lang=ja'), await text('?lang=en'), await text('')]).toEqual([
      'ハルカ',
      'Haruka',
      'ハルカ / Haruka',
    ]);
  });

  it('stays away in kana, of a hidden name, and of whoever staff wrote instead', async () => {
    for (const [saidName, sheet, player] of [
      ['はるか', {}, 'ハルカ'],
      ['Haruka', { hiddenName: 'ハルカ' }, 'ハルカ'],
      ['Haruka', {}, 'ゲスト'],
    ] as const) {
      await say(saidName, { hiddenName: null, ...sheet });
      await take({ player1: player });
      expect((await onAir())[0], `${saidName} ${player}`).not.toHaveProperty('latin');
    }
    await say('Haruka', { hiddenName: null });
  });

  it('is told the desk and whoever casts, with a suggestion marked as one', async () => {
    await say('はるちゃん');
    await take({ score1: '0', language: 'ja' });
    const desk = await openDesk(admin, '?find=はるちゃん');
    expect(desk).toMatch(/found-name[^>]*>ハルカ[^/]*はるちゃん/);
    expect(desk).toContain('読み方：はるちゃん');
    const notes = await openDesk(admin, '/casters');
    expect(notes).toMatch(/ハルカ[^/]*<small>はるちゃん<\/small>/);
    expect(notes).toMatch(/アカリ[\s\S]{0,80}読み方の候補：[\s\S]{0,40}Akari/);
    await press(admin, 'undo', { revision: await revision() });
    await say('Haruka');
  });
});

it('leaves a sheet with its revisions’ IDs', async () => {
  const { id, tournamentId } = await submitted({ saidName: said });
  await db
    .update(tournaments)
    .set({ endsAt: fromNow(-91 * 24 * 60 * minute) })
    .where(eq(tournaments.id, tournamentId));
  const { sweepPlayerIds } = await import('~/sheets/erase/player-ids.server');
  await sweepPlayerIds(db, new Date());
  expect((await stored(id)).saidName).toBe('');
  const kept = await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, id));
  expect(JSON.stringify(kept)).not.toContain(said);
});
