import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { newId } from '~/db/ids';
import { sessions, teamSheets } from '~/db/schema';
import { demoPassword } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';

const page = '/mypage/sessions';
const day = 24 * 60 * 60_000;
const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};

async function signIn(email: string, agent = agents.desktop, jar: Jar = new Map()): Promise<Jar> {
  const body = new URLSearchParams({ email, password: demoPassword });
  await visit(jar, '/sign-in', { method: 'POST', body, headers: { 'User-Agent': agent } });
  return jar;
}

const rowsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId));
const isIn = async (jar: Jar) => (await visit(jar, page)).status === 200;

describe('the devices on which one is signed in', () => {
  it('stand on a page by their names, and by no token', async () => {
    const { id, email } = await makeUser();
    const here = await signIn(email, agents.phone);
    await signIn(email);
    const answer = await visit(here, page);
    const html = await mainOf(answer);
    expect(html.match(/iPhone・Safari/g)?.length).toBe(1);
    expect(html).toContain('Windows・Chrome');
    expect(html).toContain('この端末');
    expect(html.match(/name="session"/g)).toHaveLength(2);
    const twin = await (await visit(here, `${page}.data`)).text();
    for (const { tokenHash, userAgent } of await rowsOf(id)) {
      expect(html + twin).not.toContain(tokenHash);
      if (userAgent) expect(html + twin).not.toContain(userAgent);
    }
    expect(await mainOf(await visit(here, '/mypage'))).toContain('3台');
    expect(await mainOf(await visit(here, `/en${page}`))).toContain('Safari on iPhone');
  });

  it('are signed out one by one, or all but this one, at once', async () => {
    const { id, email, jar } = await makeUser();
    const [phone, desktop] = [await signIn(email, agents.phone), await signIn(email)];
    const [row] = (await rowsOf(id)).filter(({ userAgent }) => userAgent === agents.phone);
    expect(locationOf(await send(jar, page, { session: row?.id ?? '' }))).toBe(page);
    expect([await isIn(jar), await isIn(phone), await isIn(desktop)]).toEqual([true, false, true]);
    await send(jar, page, { intent: 'all' });
    expect([await isIn(jar), await isIn(desktop)]).toEqual([true, false]);
    expect(await mainOf(await visit(jar, page))).toContain('ほかにログイン中の端末はありません');
  });

  it('are one’s own alone, and this one is ended by signing out', async () => {
    const [me, other] = [await makeUser(), await makeUser()];
    const [theirs] = await rowsOf(other.id);
    const [own] = await rowsOf(me.id);
    await send(me.jar, page, { session: theirs?.id ?? '' });
    await send(me.jar, page, { session: own?.id ?? '' });
    await send(me.jar, page, { session: newId() });
    await send(me.jar, page, {});
    expect([await isIn(me.jar), await isIn(other.jar)]).toEqual([true, true]);
  });
});

describe('a session', () => {
  it('ends 90 days after the sign-in, however busy it is', async () => {
    const { id, jar } = await makeUser();
    const since = (days: number, seen = 1) =>
      db
        .update(sessions)
        .set({
          createdAt: new Date(Date.now() - days * day),
          lastSeenAt: new Date(Date.now() - seen * day),
          expiresAt: new Date(Date.now() + day),
        })
        .where(eq(sessions.userId, id));
    await since(89);
    expect(await isIn(jar)).toBe(true);
    await expect
      .poll(async () => (await rowsOf(id))[0]?.expiresAt.getTime())
      .toBeLessThanOrEqual(Date.now() + 1.01 * day);
    await since(10);
    expect(await isIn(jar)).toBe(true);
    await expect
      .poll(async () => (await rowsOf(id))[0]?.expiresAt.getTime())
      .toBeGreaterThan(Date.now() + 29 * day);
    await since(90.01);
    expect(await isIn(jar)).toBe(false);
  });

  it('is a fresh token, whatever cookie a sign-in came with', async () => {
    const { email, jar } = await makeUser();
    const planted = jar.get('__Host-session') ?? '';
    const victim = await makeUser();
    const theirs: Jar = new Map([['__Host-session', planted]]);
    await signIn(victim.email, agents.phone, theirs);
    expect(theirs.get('__Host-session')).not.toBe(planted);
    expect(await mainOf(await visit(jar, '/mypage'))).not.toContain(victim.email);
    expect(email).not.toBe(victim.email);
  });

  it.each(['changed', 'reset'])('of every other device ends when the password is %s', async (how) => {
    const { email, jar } = await makeUser();
    const [other, third] = [await signIn(email), await signIn(email, agents.phone)];
    if (how === 'changed')
      await send(jar, '/mypage/password', { currentPassword: demoPassword, password: 'other-words-2027' });
    else {
      await send(new Map(), '/forgot-password', { email });
      const link = linkIn((await mailTo(email, '再設定')).text);
      await send(jar, link, { password: 'other-words-2027' });
    }
    expect([await isIn(jar), await isIn(other), await isIn(third)]).toEqual([true, false, false]);
  });
});

describe('cookies over https', () => {
  const names = async (jar: Jar, path: string, init?: RequestInit) =>
    (await visit(jar, path, init)).headers.getSetCookie();

  it('belong to this host, by their prefix', async () => {
    const { email } = await makeUser();
    const body = new URLSearchParams({ email, password: demoPassword });
    const given = await names(new Map(), '/en/sign-in', { method: 'POST', body });
    expect(given.length).toBeGreaterThan(1);
    for (const cookie of given) {
      expect(cookie).toMatch(/^__Host-\w+=/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
    const [language] = await names(new Map(), '/en/tournaments', {
      headers: { Referer: 'https://sixsheet.test/tournaments' },
    });
    expect(language).toMatch(/^i18n_redirected=en;/);
  });

  it('of before are read by their plain names, until they are written again', async () => {
    const { jar } = await makeUser();
    const old: Jar = new Map([['session', jar.get('__Host-session') ?? '']]);
    expect(await isIn(old)).toBe(true);
    const out = await names(old, '/sign-out', { method: 'POST' });
    expect(out.filter((cookie) => /session=;/.test(cookie)).map((cookie) => cookie.split(';', 1)[0])).toEqual(
      ['__Host-session=', 'session='],
    );
  });

  it('of that prefix count where a plain one stands beside, which a neighbor may have put there', async () => {
    const [me, other] = [await makeUser(), await makeUser()];
    const token = (jar: Jar) => jar.get('__Host-session') ?? '';
    for (const pairs of [
      [
        ['session', token(other.jar)],
        ['__Host-session', token(me.jar)],
      ],
      [
        ['__Host-session', token(me.jar)],
        ['session', token(other.jar)],
      ],
    ] as [string, string][][])
      expect(await mainOf(await visit(new Map(pairs), '/mypage'))).toContain(me.email);
  });
});

describe('signing out', () => {
  it('leaves nothing on the device, but a guest’s sheets', async () => {
    const { id, jar } = await makeUser();
    const keysOf = (value = '') =>
      decodeURIComponent(value).split('!')[0]?.split('~').filter(Boolean).length ?? 0;
    const [sheet] = await db.select().from(teamSheets).limit(1);
    if (!sheet) throw new Error('The world has no sheet.');
    const [mine, guests] = [newId(), newId()];
    await db.insert(teamSheets).values([
      { ...sheet, id: mine, submissionKey: mine, ownerId: id },
      { ...sheet, id: guests, submissionKey: guests, ownerId: null },
    ]);
    const first = editKeyCookie(env.SESSION_SECRET, new Map([[guests, 'k']]), [mine, 'k'], true);
    jar.set('__Host-team_keys', /=([^;]*)/.exec(first)?.[1] ?? '');
    expect(keysOf(jar.get('__Host-team_keys'))).toBe(2);
    const answer = await send(jar, '/sign-out', {});
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    const left = decodeURIComponent(jar.get('__Host-team_keys') ?? '');
    expect([keysOf(left), left.includes(guests), left.includes(mine)]).toEqual([1, true, false]);
    expect(jar.has('__Host-session')).toBe(false);
  });
});
