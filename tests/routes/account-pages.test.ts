import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { standings, teamRevisions, teamSheets, tournaments, users } from '~/db/schema';
import { ids, teamSheet } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';
import { filledForm } from './filled-form';
import { goodFields, open } from './team-form';

const submit = async (jar: Jar, change: Record<string, string> = {}) => {
  const response = await send(jar, open, { ...goodFields(), ...change, intent: 'submit' });
  expect(response.status).toBe(302);
  return /teams\/(\w+)\//.exec(locationOf(response) ?? '')?.[1] ?? '';
};
const sheetOf = async (id: string) => {
  const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
  return sheet;
};

describe('a team that is submitted by somebody signed in', () => {
  it('is theirs, as are its revisions, and no account is offered', async () => {
    const { id: userId, jar } = await makeUser();
    const submissionKey = newId();
    const id = await submit(jar, { submissionKey });
    await submit(jar, { submissionKey, displayName: 'ユイ2', edits: id, revision: '1' });
    expect(await sheetOf(id)).toMatchObject({ ownerId: userId, displayName: 'ユイ2' });
    const revisions = await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, id));
    expect(revisions.map(({ revision, byUserId }) => [revision, byUserId])).toEqual([
      [1, userId],
      [2, userId],
    ]);
    const html = await mainOf(await visit(jar, `/teams/${id}/success/ots`));
    expect(html).toContain('href="/mypage"');
    expect(html).not.toContain('/claim');
  });

  it('starts with their profile, and keeps what they type over it', async () => {
    const { jar } = await makeUser({ discordId: 'yui_dc', twitterId: 'yui_x', tonamelId: 'Yui5Xx' });
    const html = await mainOf(await visit(jar, open));
    for (const value of ['ユイ', 'yui_dc', 'yui_x', 'Yui5Xx']) expect(html).toContain(`value="${value}"`);
    expect(html).not.toContain('アカウントは不要です');
    const again = await mainOf(await send(jar, open, { displayName: 'べつ', discordId: '' }));
    expect(again).toContain('value="べつ"');
    expect(again).not.toContain('yui_dc');
    expect(await mainOf(await visit(new Map(), open))).toContain('アカウントは不要です');
  });
});

describe('my page', () => {
  it('keeps the profile by the rules of the team form', async () => {
    const { id, jar } = await makeUser();
    const typed = { displayName: '家'.repeat(17), discordId: 'd', twitterId: 'x'.repeat(16), tonamelId: '' };
    const wrong = await send(jar, '/en/mypage', typed);
    const html = await mainOf(wrong);
    expect(wrong.status).toBe(422);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain(`value="${typed.displayName}"`);

    const name = '𩸽'.repeat(16);
    const seen = async () => ({
      seen: filledForm(await (await visit(jar, '/mypage')).text(), 'tonamelId').get('seen')?.[0] ?? '',
    });
    const saved = await send(jar, '/en/mypage', {
      ...(await seen()),
      displayName: ` ${name}`,
      discordId: 'ｙｕｉ',
      twitterId: '＠yui_x',
      tonamelId: 'Yui5Xx',
      locale: 'ja',
    });
    expect([saved.status, locationOf(saved)]).toEqual([302, '/ja/mypage']);
    expect(saved.headers.getSetCookie().join()).toContain('i18n_redirected=ja');
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({
      displayName: name,
      discordId: 'yui',
      twitterId: 'yui_x',
      tonamelId: 'Yui5Xx',
      locale: 'ja',
    });
    await send(jar, '/mypage', { ...(await seen()), displayName: 'ユイ', locale: 'xx' });
    const [after] = await db.select().from(users).where(eq(users.id, id));
    expect(after).toMatchObject({ displayName: 'ユイ', discordId: '', locale: null });
  });

  it('shows the user ID and the teams with members, result and switch; results only once published', async () => {
    const { id, jar } = await makeUser();
    const now = Date.now();
    const [ended, running] = [newId(), newId()];
    await db
      .insert(teamSheets)
      .values([
        teamSheet({ id: ended, tournamentId: ids.ended, ownerId: id }, now),
        teamSheet({ id: running, tournamentId: ids.running, ownerId: id }, now - 1000),
      ]);
    await db.insert(standings).values([
      { teamSheetId: ended, wins: 5, losses: 3, rank: 12 },
      { teamSheetId: running, wins: 9, losses: 9, rank: 99 },
    ]);
    const html = await mainOf(await visit(jar, '/mypage'));
    expect(html).toContain(`data-copy="${id}"`);
    expect(html).toContain('5勝3敗');
    expect(html).toContain('12位');
    expect(html).not.toContain('99位');
    // What runs or comes is first, though it was submitted before.
    expect(html.indexOf(running)).toBeLessThan(html.indexOf(ended));
    expect(html).toContain('ウーラオス');
    expect(await mainOf(await visit(jar, '/en/mypage'))).toContain('Urshifu');
    for (const page of ['', '/qr']) expect(html).toContain(`href="/teams/${ended}${page}"`);
    expect(html).not.toContain(`/teams/${ended}/edit`);

    const history = await mainOf(await visit(jar, '/ja/history'));
    expect(history).toContain('5勝3敗');
    expect(history).toContain('最高順位');
    expect(history.indexOf(running)).toBeLessThan(history.indexOf(ended));
    expect(history).not.toContain('99位');
  });

  it('offers to change a team while that is allowed', async () => {
    const { jar } = await makeUser();
    const id = await submit(jar);
    expect(await mainOf(await visit(jar, '/mypage'))).toContain(`/teams/${id}/edit`);
    // A tournament that has not begun is no history yet.
    expect(await mainOf(await visit(jar, '/history'))).not.toContain(id);
  });

  it('is paged, and empty pages lead back', async () => {
    const { id, jar } = await makeUser();
    expect(await mainOf(await visit(jar, '/history'))).toContain('参加した大会はまだありません');
    const sheets = Array.from({ length: 23 }, (_, at) =>
      teamSheet(
        { id: newId(), tournamentId: ids.ended, ownerId: id, displayName: `n${at}` },
        Date.now() - at * 1000,
      ),
    );
    for (const sheet of sheets) await db.insert(teamSheets).values(sheet);
    const idsOn = async (path: string) =>
      new Set(
        [...(await mainOf(await visit(jar, path))).matchAll(/teams\/(\w{26})"/g)].map(([, each]) => each),
      );
    const pages = await Promise.all(
      ['', '?page=2', '?page=3', '?page=4', '?page=x'].map((q) => idsOn(`/mypage${q}`)),
    );
    expect(pages.map(({ size }) => size)).toEqual([10, 10, 3, 0, 10]);
    expect(new Set(pages.flatMap((page) => [...page])).size).toBe(23);
    expect((await idsOn('/history')).size).toBe(20);
    expect((await idsOn('/history?page=2')).size).toBe(3);
  });
});

describe('the switch between public and private', () => {
  it('belongs to the owner, at any time, and leads back', async () => {
    const { id: ownerId, jar } = await makeUser();
    const id = newId();
    await db.insert(teamSheets).values(teamSheet({ id, tournamentId: ids.ended, ownerId }, Date.now()));
    const on = await send(jar, `/teams/${id}/visibility`, { isPublic: 'on', back: '/en/mypage?page=2#team' });
    expect([on.status, locationOf(on)]).toEqual([302, '/en/mypage?page=2#team']);
    expect((await sheetOf(id))?.isPublic).toBe(true);
    expect(await mainOf(await visit(jar, '/mypage'))).toContain('aria-checked="true"');
    const off = await send(jar, `/en/teams/${id}/visibility`, { back: 'https://evil.example' });
    expect(locationOf(off)).toBe('/en/mypage');
    expect((await sheetOf(id))?.isPublic).toBe(false);
    const stranger = await makeUser();
    expect((await send(stranger.jar, `/teams/${id}/visibility`, { isPublic: 'on' })).status).toBe(404);
    expect((await send(new Map(), `/teams/${id}/visibility`, { isPublic: 'on' })).status).toBe(302);
    expect((await sheetOf(id))?.isPublic).toBe(false);
  });
});

describe('a guest’s team', () => {
  it('is added by one click when signed in, once', async () => {
    const guest: Jar = new Map();
    const id = await submit(guest);
    const { id: userId, jar } = await makeUser();
    expect((await send(jar, `/teams/${id}/claim`, {})).status).toBe(403);
    for (const [name, value] of guest) jar.set(name, value);
    expect(await mainOf(await visit(jar, `/teams/${id}/success/ots`))).toContain('このアカウントに追加する');
    const claimed = await send(jar, `/teams/${id}/claim`, {});
    expect([claimed.status, locationOf(claimed)]).toEqual([302, '/mypage']);
    expect((await sheetOf(id))?.ownerId).toBe(userId);
    expect((await send(jar, `/teams/${id}/claim`, {})).status).toBe(302);

    const other = await makeUser();
    for (const [name, value] of guest) other.jar.set(name, value);
    expect((await send(other.jar, `/teams/${id}/claim`, {})).status).toBe(403);
    expect((await sheetOf(id))?.ownerId).toBe(userId);
  });

  it('is added by signing up from the success page, in the same browser by itself', async () => {
    const jar: Jar = new Map();
    const id = await submit(jar);
    const asked = await send(jar, `/en/teams/${id}/claim`, {});
    const signUp = locationOf(asked) ?? '';
    expect(signUp).toMatch(/^\/en\/sign-up\?redirectTo=/);
    const page = await (await visit(jar, signUp)).text();
    expect(page).toContain(`/en/sign-in?${signUp.split('?')[1]}`);
    const email = 'claim@example.com';
    const password = 'kirin ga nemui';
    await send(jar, signUp, { displayName: 'ユイ', email, password });
    const link = linkIn((await mailTo(email)).text);

    const elsewhere: Jar = new Map();
    const entered = await send(jar, link, { password });
    const back = locationOf(entered) ?? '';
    expect(back).toMatch(new RegExp(`^/en/teams/${id}/claim\\?claim=`));
    const [user] = await db.select().from(users).where(eq(users.email, email));

    // In the browser of a mail program it is asked first, and strangers to the link cannot.
    await send(elsewhere, '/sign-in', { email, password });
    const offered = await visit(elsewhere, back);
    expect(offered.status).toBe(200);
    expect(await mainOf(offered)).toContain('Add team');
    expect((await visit(elsewhere, `/teams/${id}/claim`)).status).toBe(403);
    expect((await visit(elsewhere, `${back}x`)).status).toBe(403);
    expect((await sheetOf(id))?.ownerId).toBeNull();

    const claimed = await visit(jar, back);
    expect([claimed.status, locationOf(claimed)]).toEqual([302, '/en/mypage']);
    expect((await sheetOf(id))?.ownerId).toBe(user?.id);
    expect(locationOf(await visit(jar, back))).toBe('/en/mypage');
    expect(jar.has('claim')).toBe(false);
  });

  it('is offered on my page to the device that handed it in; only the ticked ones are added', async () => {
    const jar: Jar = new Map();
    const [mine, friends] = [await submit(jar), await submit(jar, { displayName: 'ともだち' })];
    const { id, email } = await makeUser();
    await send(jar, '/sign-in', { email, password: 'rotom-dex-2026' });
    const html = await mainOf(await visit(jar, '/mypage'));
    expect(html).toContain('この端末から提出したチーム');
    expect(html).toContain('ともだち');
    const [foreign] = await db.select().from(teamSheets).where(eq(teamSheets.id, ids.haruka));
    await send(jar, '/mypage', [
      ['team', mine],
      ['team', ids.haruka],
      ['intent', 'claim'],
    ]);
    expect((await sheetOf(mine))?.ownerId).toBe(id);
    expect((await sheetOf(friends))?.ownerId).toBeNull();
    expect((await sheetOf(ids.haruka))?.ownerId).toBe(foreign?.ownerId);
    expect((await send(jar, '/mypage', { intent: 'claim' })).status).toBe(302);
  });
});

it('history leaves out what was withdrawn, and counts no test tournaments', async () => {
  const { id, jar } = await makeUser();
  const [gone, tested] = [newId(), newId()];
  await db
    .update(tournaments)
    .set({ scheduledStartAt: new Date(0), endsAt: new Date(1) })
    .where(eq(tournaments.id, ids.test));
  await db
    .insert(teamSheets)
    .values([
      teamSheet({ id: gone, tournamentId: ids.ended, ownerId: id, withdrawnAt: new Date() }, Date.now()),
      teamSheet({ id: tested, tournamentId: ids.test, ownerId: id }, Date.now()),
    ]);
  const html = await mainOf(await visit(jar, '/history'));
  expect(html).not.toContain(gone);
  expect(html).toContain(tested);
  expect(html).toContain('0大会');
  expect(await mainOf(await visit(jar, '/mypage'))).toContain('取り下げ');
});
