import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { sessions } from '~/db/schema';
import { demoPassword, ids, worldId } from '../world';

const site = 'https://sixsheet.test';
const send = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${site}${path}`, { redirect: 'manual', ...init });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: site, ...headers } });
const signIn = (email: string, password = demoPassword, path = '/sign-in', headers = {}) =>
  post(path, { email, password }, headers);
const sessionCookie = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session=')) ?? '';
const cookieOf = (response: Response) => ({ Cookie: sessionCookie(response).split(';', 1)[0] ?? '' });
const db = openDatabase(env.DB);

describe('signing in', () => {
  it('gives a session, kept as a hash, in a cookie that scripts and other sites cannot use', async () => {
    const response = await signIn(' Host-Admin@example.com');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/');
    expect(sessionCookie(response)).toMatch(/^__Host-session=[^;]{20,};.*HttpOnly.*; Secure; SameSite=Lax$/);
    const token = JSON.parse(
      atob(decodeURIComponent(cookieOf(response).Cookie.slice('__Host-session='.length)).split('.')[0] ?? ''),
    );
    const rows = await db.select().from(sessions);
    expect(rows.map(({ userId }) => userId)).toContain(worldId('hostadmin'));
    expect(JSON.stringify(rows)).not.toContain(token);

    const html = await (await send('/en/tournaments', { headers: cookieOf(response) })).text();
    expect(html).toContain('ツキノ');
    expect(html).toContain('Sign out');
  });

  it.each([
    ['/sign-in?redirectTo=%2Fteams%2Fx%3Fnames%3Den', '/teams/x?names=en'],
    ['/en/sign-in', '/en'],
    ['/admin/auth?redirectTo=/admin', '/admin'],
    ['/sign-in?redirectTo=https://evil.example', '/'],
    ['/sign-in?redirectTo=//evil.example', '/'],
    ['/sign-in?redirectTo=/%5Cevil.example', '/'],
    ['/sign-in?redirectTo=javascript:alert(1)', '/'],
  ])('at %s leads to %s', async (path, to) => {
    const response = await signIn('moderator@example.com', demoPassword, path);
    expect(response.headers.get('Location')).toBe(to);
    const again = await send(path, { headers: cookieOf(response) });
    expect([again.status, again.headers.get('Location')]).toEqual([302, to]);
  });

  it('makes a new session each time and ends the one that the browser came with', async () => {
    const first = await signIn('moderator@example.com');
    const second = await signIn('moderator@example.com', demoPassword, '/sign-in', cookieOf(first));
    expect(cookieOf(second)).not.toEqual(cookieOf(first));
    expect(await (await send('/tournaments', { headers: cookieOf(first) })).text()).not.toContain('ヨツバ');
    expect(await (await send('/tournaments', { headers: cookieOf(second) })).text()).toContain('ヨツバ');
  });

  it('ends with signing out, and when its time is over', async () => {
    const first = await signIn('moderator@example.com');
    const out = await post('/en/sign-out', {}, cookieOf(first));
    expect([out.status, out.headers.get('Location')]).toEqual([302, '/en']);
    expect(sessionCookie(out)).toMatch(/^__Host-session=;/);
    expect(await (await send('/tournaments', { headers: cookieOf(first) })).text()).not.toContain('ヨツバ');

    const second = await signIn('moderator@example.com');
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, worldId('moderator')));
    expect(await (await send('/tournaments', { headers: cookieOf(second) })).text()).not.toContain('ヨツバ');
  });

  it('says the same of a wrong password and of nobody', async () => {
    const wrong = await signIn('site-admin@example.com', 'wrong password');
    const nobody = await signIn('nobody.at.all@example.com', 'wrong password');
    const without = (html: string) =>
      html.replace(/nonce-?="?[\w-]+|(?:site-admin|nobody.at.all)@example.com/g, '');
    expect([wrong.status, nobody.status]).toEqual([422, 422]);
    const html = await wrong.text();
    expect(html).toContain('メールアドレスかパスワードが違います');
    expect(html).toContain('value="site-admin@example.com"');
    expect(html).not.toContain('wrong password');
    expect(without(await nobody.text())).toBe(without(html));
    expect(sessionCookie(wrong)).toBe('');
  });

  it('puts what is missing beside its field', async () => {
    const response = await signIn('haruka', '', '/en/sign-in');
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('That’s not an email address');
    expect(html).toContain('Enter your password');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('value="haruka"');
  });

  it('is throttled for one account, with and without it, and not for its neighbors', async () => {
    for (const email of ['siteadmin.guess@example.com', 'site-admin@example.com']) {
      const from = { 'CF-Connecting-IP': '192.0.2.7' };
      const answers: number[] = [];
      for (let i = 0; i < 10; i++)
        answers.push((await signIn(email, `guess ${i} it`, '/sign-in', from)).status);
      expect(answers).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429, 429]);
    }
    const from = { 'CF-Connecting-IP': '192.0.2.7' };
    expect((await signIn('site-admin@example.com', demoPassword, '/sign-in', from)).status).toBe(429);
    expect((await signIn('host-admin@example.com', demoPassword, '/sign-in', from)).status).toBe(302);
    expect((await signIn('site-admin@example.com')).status).toBe(302);
  });

  it('from another site is refused', async () => {
    const response = await signIn('host-admin@example.com', demoPassword, '/sign-in', {
      Origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
  });

  it.each([
    ['a broken cookie', 'session=%E0%A4%A'],
    ['a cookie of something else', `session=${btoa('{"a":1}')}`],
    ['an unknown token', `session=${btoa('"abc"')}`],
    ['a foreign signature', `session=${btoa('"abc"')}.${btoa('x'.repeat(32))}`],
    ['an empty cookie', 'session='],
  ])('%s is nobody', async (_, Cookie) => {
    const response = await send('/tournaments', { headers: { Cookie } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="/sign-in?redirectTo=%2Ftournaments"');
    const headers = { Cookie };
    expect((await signIn('host-admin@example.com', demoPassword, '/sign-in', headers)).status).toBe(302);
  });
});

describe('a team before the start', () => {
  const team = `/teams/${worldId('harukaopen')}`;

  it.each(['host-admin@example.com', 'moderator@example.com', 'site-admin@example.com'])(
    'is shown to %s, who runs the tournament',
    async (email) => {
      const response = await send(team, { headers: cookieOf(await signIn(email)) });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('さめはだ');
    },
  );

  it('and to no one else', async () => {
    expect((await send(team)).status).toBe(403);
    const headers = cookieOf(await signIn('host-admin@example.com'));
    const elsewhere = await send(`/teams/${ids.mirai}`, { headers });
    expect(await elsewhere.text()).toContain('ミライ');
    await post('/sign-out', {}, headers);
    expect((await send(team, { headers })).status).toBe(403);
  });
});
