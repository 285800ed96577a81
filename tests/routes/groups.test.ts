import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { members } from '~/db/schema';
import { ids, worldId } from '../world';
import { makeUser } from './account';
import { bodyOf, filledForm } from './filled-form';
import { errorsOf, locationOf, person, visitor } from './person';

const db = openDatabase(env.DB);
const desk = `/admin/${ids.group}`;
const hostAdmin = worldId('hostadmin');
const haruka = { uid: ids.harukaUser, displayName: 'ハルカ', tonamelId: 'Hrk4Tm', role: 'moderator' };

type Signed = Awaited<ReturnType<typeof person>>;
let admin: Signed;
let moderator: Signed;
let siteAdmin: Signed;
let player: Signed;

beforeAll(async () => {
  admin = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
  siteAdmin = await person('site-admin@example.com');
  player = await person('kenta@example.com');
});

const roleOf = async (userId: string, groupId = ids.group) => {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.userId, userId)));
  return row?.role;
};

describe('the list of groups', () => {
  it('shows mine with my role and what is open', async () => {
    const html = await moderator.html('/admin/groups');
    expect(html).toContain(`href="${desk}"`);
    expect(html).toContain('モデレーター');
    expect(html).toMatch(/提出受付中 \d+件/);
    expect(html).not.toContain('みなとオフ 運営');
    expect(html).not.toContain('すべてのグループ');
  });

  it('leads those without one to asking for it', async () => {
    const html = await player.html('/en/admin/groups');
    expect(html).toContain('You’re not on any group’s staff yet');
    expect(html).toContain('href="/en/request-role"');
  });

  it('shows site admins all, and finds them in either kana and any case', async () => {
    expect(await siteAdmin.html('/admin/groups')).toContain('みなとオフ 運営');
    for (const [search, found] of [
      ['むーんらいと', 'ムーンライト杯 運営'],
      ['kamome', 'Kamome Battle Club'],
      ['ＫＡＭＯＭＥ', 'Kamome Battle Club'],
    ]) {
      const html = await siteAdmin.html(`/admin/groups?q=${encodeURIComponent(search ?? '')}`);
      expect(html).toContain(found);
      expect(html).not.toContain('みなとオフ 運営');
    }
    expect(await siteAdmin.html('/admin/groups?q=%25%27')).toContain('見つかりませんでした');
    expect((await siteAdmin.get('/admin/groups?page=9999')).status).toBe(200);
  });
});

describe('the desk of a group', () => {
  it('shows what comes next, and what it takes to go on, by right', async () => {
    const html = await admin.html(desk);
    expect(html).toContain('第12回 ムーンライト杯');
    expect(html).toContain('第11回 ムーンライト杯');
    expect(html).toMatch(/チーム \d/);
    expect(html).toContain('まだ公開されていません。開始まで2週間を切っています。');
    expect(html).toContain(`href="${desk}/tournaments/new"`);
    expect(html).toContain(`href="${desk}/tournaments/${ids.open}/edit"`);
    const seen = await moderator.html(desk);
    expect(seen).toContain(`href="${desk}/tournaments/${ids.open}/teams"`);
    expect(seen).not.toContain('/tournaments/new"');
    expect(seen).not.toContain('/edit"');
    // On its day a tournament's name leads to the day's page.
    for (const page of [html, seen]) {
      expect(page).toContain(`href="${desk}/tournaments/${ids.running}/day">第11回 ムーンライト杯`);
      expect(page).not.toContain(`href="${desk}/tournaments/${ids.open}/day"`);
    }
  });

  it('does not exist for others', async () => {
    expect((await player.get(desk)).status).toBe(404);
    expect((await admin.get(`/admin/${ids.otherGroup}`)).status).toBe(404);
    expect(locationOf(await visitor.get(`/en${desk}`))).toBe(
      `/en/admin/auth?redirectTo=${encodeURIComponent(`/en${desk}`)}`,
    );
  });
});

describe('the name of a group', () => {
  const rename = async (name: string) =>
    admin.post(
      `${desk}/settings`,
      bodyOf(filledForm(await admin.html(`${desk}/settings`), 'kinds'), { name }),
    );

  it('is changed by its admins, and its tournaments are found by the new one', async () => {
    const found = async (search: string) =>
      (await visitor.html(`/tournaments?q=${encodeURIComponent(search)}`)).includes('第12回 ムーンライト杯');
    expect(await found('12回 こすもす')).toBe(false);
    expect((await rename(' コスモス杯　運営 ')).status).toBe(302);
    expect(await admin.html(desk)).toContain('コスモス杯 運営');
    expect(await found('12回 こすもす')).toBe(true);
    await rename('ムーンライト杯 運営');
    expect(await found('12回 こすもす')).toBe(false);
  });

  it('is refused beside its field', async () => {
    const html = await (await rename('杯'.repeat(41))).text();
    expect(errorsOf(html)).toEqual(['グループ名は40文字までです。']);
    expect(html).toContain(`value="${'杯'.repeat(41)}"`);
    expect(locationOf(await moderator.get(`${desk}/settings`))).toBe('/error/403');
  });
});

describe('members', () => {
  it('are seen by moderators and changed by admins', async () => {
    const seen = await moderator.html(`${desk}/members`);
    expect(seen).toContain('ツキノ');
    expect(seen).toContain('name="uid"');
    expect(seen).not.toContain('value="admin"');
    expect(seen).not.toContain('/remove"');
    const path = `${desk}/members/${worldId('moderator')}/role`;
    expect(locationOf(await moderator.post(path, { sure: 'yes', role: 'admin' }))).toBe('/error/403');
    expect(await roleOf(worldId('moderator'))).toBe('moderator');
    const html = await admin.html(`${desk}/members`);
    expect(html).toContain('name="uid"');
    expect(html).toContain(`${desk}/members/${worldId('moderator')}/remove`);
    expect(html).toContain(`${desk}/members/${worldId('moderator')}/role`);
    expect(html).not.toContain(`${desk}/members/${hostAdmin}/remove`);
  });

  it('may ask to join by a link that staff pass on, to copy and to scan', async () => {
    const path = `/request-role?kind=join&group=${ids.group}`;
    const html = await moderator.html(`/en${desk}/members`);
    expect(html).toContain(`data-copy="https://sixsheet.test${path.replace('&', '&amp;')}"`);
    expect(html).toContain('aria-label="QR code: Link to join"');
    expect(await player.html(path)).toContain(`name="groupId" value="${ids.group}"`);
    // After the sign-in it goes on there.
    const signIn = locationOf(await visitor.get(path)) ?? '';
    expect(new URL(signIn, 'https://sixsheet.test').searchParams.get('redirectTo')).toBe(path);
  });

  it('are added by a moderator as moderators, and never as admins', async () => {
    const { id: uid } = await makeUser();
    const asAdmin = await moderator.post(`${desk}/members`, { ...haruka, uid, role: 'admin' });
    expect([asAdmin.status, await roleOf(uid)]).toEqual([422, undefined]);
    expect(errorsOf(await asAdmin.text())).toEqual(['役割を選んでください。']);
    expect((await moderator.post(`${desk}/members`, { ...haruka, uid })).status).toBe(302);
    expect(await roleOf(uid)).toBe('moderator');
    await db.delete(members).where(eq(members.userId, uid));
  });

  it('need all four of the fields, each with its own error', async () => {
    const html = await (await admin.post(`${desk}/members`, {})).text();
    expect(errorsOf(html)).toEqual([
      'ユーザーIDを入力してください。',
      '表示名を入力してください。',
      'Tonamel IDを入力してください。',
      '役割を選んでください。',
    ]);
    expect(html.match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(5);
  });

  it.each([
    [{ uid: 'abc' }, 'A user ID is 26 lowercase letters'],
    [{ uid: worldId('nobody') }, 'There’s no account with this user ID'],
    [{ uid: worldId('moderator') }, 'This person is already a member'],
    [{ displayName: 'あ'.repeat(17) }, 'up to 16 characters'],
    [{ tonamelId: 'A'.repeat(9) }, 'up to 8 characters'],
    [{ role: 'owner' }, 'Choose a role'],
    [{ displayName: ' \u200b　' }, 'Enter a display name'],
  ])('%o is refused beside its field, and nothing typed is lost', async (change, said) => {
    const typed = { ...haruka, ...change };
    const response = await admin.post(`/en${desk}/members`, typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(errorsOf(html)).toHaveLength(1);
    expect(errorsOf(html)[0]).toContain(said);
    expect(html).toContain(`value="${typed.uid}"`);
    expect(html).toContain(`value="${typed.tonamelId}"`);
  });

  it('are added once, however often the button is pressed', async () => {
    const typed = { ...haruka, uid: ` ${ids.harukaUser.toUpperCase()} ` };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${desk}/members`, typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422]);
    expect(await roleOf(ids.harukaUser)).toBe('moderator');
    expect(await admin.html(`${desk}/members`)).toContain('Hrk4Tm');
  });

  it('become admins, moderators again, and go', async () => {
    const change = (role: string, sure = 'yes') =>
      admin.post(`${desk}/members/${ids.harukaUser}/role`, { sure, role });
    expect(await admin.html(`${desk}/members/${ids.harukaUser}/role`)).toContain(
      'ハルカさんをムーンライト杯 運営の管理者にします',
    );
    await change('admin', '');
    expect(await roleOf(ids.harukaUser)).toBe('moderator');
    expect((await change('admin')).status).toBe(302);
    expect(await roleOf(ids.harukaUser)).toBe('admin');
    await change('moderator');
    expect(await roleOf(ids.harukaUser)).toBe('moderator');
    await change('owner');
    expect(await roleOf(ids.harukaUser)).toBe('moderator');
    const path = `${desk}/members/${ids.harukaUser}/remove`;
    expect(await admin.html(path)).toContain('ハルカさんをムーンライト杯 運営の運営から外します');
    await admin.post(path);
    expect(await roleOf(ids.harukaUser)).toBe('moderator');
    expect(locationOf(await admin.post(path, { sure: 'yes' }))).toBe(`${desk}/members`);
    expect(await roleOf(ids.harukaUser)).toBeUndefined();
    expect((await admin.get(path)).status).toBe(404);
    expect((await admin.post(path, { sure: 'yes' })).status).toBe(302);
  });

  it('are called as the group knows them', async () => {
    const path = `${desk}/members/${worldId('moderator')}`;
    const refused = await admin.post(path, { displayName: '', tonamelId: 'x'.repeat(9) });
    expect(refused.status).toBe(422);
    expect(errorsOf(await refused.text())).toHaveLength(2);
    const opened = filledForm(await admin.html(path), 'tonamelId');
    await admin.post(path, bodyOf(opened, { displayName: 'つきの', tonamelId: 'Ｔｓｋ1' }));
    const html = await admin.html(`${desk}/members`);
    expect(html).toContain('つきの');
    expect(html).toContain('Tsk1');
    expect(locationOf(await moderator.get(path))).toBe('/error/403');
  });

  it('of another group are out of reach', async () => {
    const harbor = worldId('harboradmin');
    await admin.post(`${desk}/members/${harbor}/role`, { sure: 'yes', role: 'moderator' });
    await admin.post(`${desk}/members/${harbor}`, { displayName: 'x', tonamelId: 'x' });
    expect((await admin.get(`${desk}/members/${harbor}`)).status).toBe(404);
    await admin.post(`${desk}/members/${harbor}/remove`, { sure: 'yes' });
    expect(await roleOf(harbor, ids.otherGroup)).toBe('admin');
    expect((await admin.get(`${desk}/members/${harbor}/remove`)).status).toBe(404);
  });

  it('whose session ended come back to what they typed', async () => {
    const response = await visitor.post(`${desk}/members`, haruka);
    const back = new URL(locationOf(response) ?? '', 'https://x').searchParams.get('redirectTo') ?? '';
    expect(locationOf(response)).toMatch(/^\/admin\/auth\?/);
    expect(response.headers.get('Set-Cookie')).toContain('toast=error.memberNotAuthenticated');
    const html = await admin.html(back);
    expect(html).toContain(`value="${ids.harukaUser}"`);
    expect(html).toContain('value="ハルカ"');
  });
});

describe('the last admin', () => {
  it('can neither go nor be made moderator, by nobody', async () => {
    for (const who of [admin, siteAdmin]) {
      await who.post(`${desk}/members/${hostAdmin}/role`, { sure: 'yes', role: 'moderator' });
      await who.post(`${desk}/members/${hostAdmin}/remove`, { sure: 'yes' });
    }
    await admin.post(`${desk}/leave`, { sure: 'yes' });
    expect(await roleOf(hostAdmin)).toBe('admin');
    expect(await admin.html(`${desk}/leave`)).toContain('ただ一人の管理者');
    expect(await admin.html('/admin/mypage')).not.toContain('/leave"');
  });

  it('stays when two admins go at the same moment', async () => {
    await admin.post(`${desk}/members`, { ...haruka, role: 'admin' });
    const haru = await person('haruka@example.com');
    const leave = (who: Signed) => who.post(`${desk}/leave`, { sure: 'yes' });
    const demote = (who: Signed, userId: string) =>
      who.post(`${desk}/members/${userId}/role`, { sure: 'yes', role: 'moderator' });
    await Promise.all([leave(admin), leave(haru), demote(admin, ids.harukaUser), demote(haru, hostAdmin)]);
    const roles = await Promise.all([roleOf(hostAdmin), roleOf(ids.harukaUser)]);
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });
});

describe('my staff profile', () => {
  it('shows my account, my user ID and my groups, and lets me leave one', async () => {
    const html = await moderator.html('/admin/mypage');
    expect(html).toContain('moderator@example.com');
    expect(html).toContain(worldId('moderator'));
    expect(html).toContain(`href="${desk}/leave"`);
    expect(await moderator.html(`/en${desk}/leave`)).toContain('You’ll leave');
    const left = await moderator.post(`/en${desk}/leave`, { sure: 'yes' });
    expect(locationOf(left)).toBe('/en/admin/mypage');
    expect(await roleOf(worldId('moderator'))).toBeUndefined();
    expect((await moderator.get(desk)).status).toBe(404);
  });
});
