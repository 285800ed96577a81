import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '~/db/schema';
import { db, type Jar, locationOf, mailTo, mainOf, makeUser, send, site, visit } from './account';
import { claims, enter, leave } from './google-way';

const userOf = async (email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
};
const reasonOf = (response: Response) => new URL(locationOf(response) ?? '', site).searchParams.get('google');

describe('the way to Google', () => {
  it('carries state, nonce and challenge, which differ each time and stay in a cookie of ten minutes', async () => {
    const first = await visit(new Map(), '/auth/google?redirectTo=/mypage');
    const second = await visit(new Map(), '/en/auth/google');
    const [one, two] = [first, second].map((each) => new URL(locationOf(each) ?? '').searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)?.length).toBeGreaterThan(30);
      expect(one?.get(name)).not.toBe(two?.get(name));
    }
    expect(one?.get('code_challenge_method')).toBe('S256');
    expect(one?.get('redirect_uri')).toBe(`${site}/auth/google/callback`);
    expect(one?.get('scope')).toBe('openid email profile');
    expect(first.headers.get('Set-Cookie')).toMatch(
      /^__Host-google=.*Max-Age=600;.*HttpOnly; Secure; SameSite=Lax/,
    );
    expect((await visit(new Map(), '/auth/google/callback?state=x&code=y')).status).toBe(302);
  });
});

describe('coming back from Google', () => {
  it('makes an account, and knows it the next time, whatever its address is by then', async () => {
    const jar: Jar = new Map();
    const as = claims({ name: `${'ソ'.repeat(20)}` });
    const entered = await enter(jar, as, '?redirectTo=/en/mypage');
    expect([entered.status, locationOf(entered)]).toEqual([302, '/en/mypage']);
    expect([jar.has('__Host-session'), jar.has('__Host-google')]).toEqual([true, false]);
    const user = await userOf(as.email);
    expect(user).toMatchObject({ displayName: 'ソ'.repeat(16), googleSubject: as.sub, passwordHash: null });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect(await (await visit(jar, '/mypage')).text()).toContain('連携済み');
    const again = await enter(new Map(), { ...as, email: 'moved@gmail.example', email_verified: false });
    expect(again.headers.getSetCookie().join()).toContain('session=');
    expect(await userOf('moved@gmail.example')).toBeUndefined();
  });

  it('is linked with the account of the same verified address, which is told; the password stays', async () => {
    const { email } = await makeUser();
    const entered = await enter(new Map(), claims({ email: email.toUpperCase() }));
    expect(locationOf(entered)).toBe('/');
    expect((await userOf(email))?.googleSubject).not.toBeNull();
    await mailTo(email, 'Google');
    const byMail = await send(new Map(), '/sign-in', { email, password: 'rotom-dex-2026' });
    expect(byMail.status).toBe(302);
  });

  it('is not linked by an address that Google has not verified, nor does it make an account', async () => {
    const { email } = await makeUser();
    for (const email_verified of [false, undefined, 'true']) {
      const jar: Jar = new Map();
      const refused = await enter(jar, claims({ email, email_verified }), '?redirectTo=/history');
      expect(reasonOf(refused)).toBe('unverified');
      expect(jar.has('__Host-session')).toBe(false);
      const page = await (await visit(jar, locationOf(refused) ?? '')).text();
      expect(page).toContain('Googleがこのメールアドレスを確認していない');
      expect(page).toContain('redirectTo=%2Fhistory');
    }
    expect((await userOf(email))?.googleSubject).toBeNull();
    const fresh = claims({ email_verified: false });
    await enter(new Map(), fresh);
    expect(await userOf(fresh.email)).toBeUndefined();
  });

  it('does not take over an account that has another Google account, or has not shown its address', async () => {
    const linked = await makeUser({ googleSubject: 'another' });
    expect(reasonOf(await enter(new Map(), claims({ email: linked.email })))).toBe('taken');
    const unproved = await makeUser({ emailVerifiedAt: null });
    expect(reasonOf(await enter(new Map(), claims({ email: unproved.email })))).toBe('taken');
    expect((await userOf(unproved.email))?.googleSubject).toBeNull();
  });

  it.each([
    ['for another client', { aud: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that is over', { exp: 1_000_000_000 }],
    ['that answers another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['about nobody', { sub: undefined }],
  ])('refuses a token %s', async (_, change) => {
    const jar: Jar = new Map();
    const as = { ...claims(), ...Object.fromEntries(Object.entries(change).map(([k, v]) => [k, v ?? null])) };
    const refused = await enter(jar, as);
    expect([refused.status, reasonOf(refused), jar.has('__Host-session')]).toEqual([302, 'failed', false]);
    expect(await userOf(as.email)).toBeUndefined();
  });

  it('needs the state and the cookie of the same way, once', async () => {
    const [mine, theirs]: Jar[] = [new Map(), new Map()];
    const back = await leave(mine as Jar, claims());
    await visit(theirs as Jar, '/auth/google');
    const forged = await visit(theirs as Jar, back);
    expect([reasonOf(forged), theirs?.has('__Host-session')]).toEqual(['failed', false]);
    expect(reasonOf(await visit(new Map(), back))).toBe('expired');
    expect(locationOf(await visit(mine as Jar, back))).toBe('/');
    expect(reasonOf(await visit(mine as Jar, back))).toBe('expired');
    const jar: Jar = new Map();
    const wrong = (await leave(jar, claims())).replace(/code=[^&]+/, 'code=unknown');
    expect(reasonOf(await visit(jar, wrong))).toBe('failed');
  });

  it('may be broken off, and leads back to the sign-in that it came from', async () => {
    const jar: Jar = new Map();
    await visit(jar, '/en/auth/google?area=admin&redirectTo=/en/admin/groups');
    const broken = await visit(jar, '/auth/google/callback?error=access_denied&state=x');
    expect(locationOf(broken)).toBe(
      '/en/admin/auth?with=google&google=denied&redirectTo=%2Fen%2Fadmin%2Fgroups',
    );
    const page = await (await visit(jar, locationOf(broken) ?? '')).text();
    expect(page).toContain('Google sign-in was canceled.');
    expect(page).toContain('/en/auth/google?area=admin&amp;redirectTo=%2Fen%2Fadmin%2Fgroups');
  });
});

describe.each(['/sign-in', '/sign-up', '/admin/auth'])('%s', (path) => {
  it('shows both ways as links that keep where one wanted to go', async () => {
    const byMail = await (await visit(new Map(), `${path}?redirectTo=/history`)).text();
    expect(byMail).toContain(`href="${path}?with=google&amp;redirectTo=%2Fhistory"`);
    expect(byMail).toContain('name="password"');
    const byGoogle = await (await visit(new Map(), `${path}?with=google&redirectTo=/history`)).text();
    expect(byGoogle).toContain('redirectTo=%2Fhistory" rel="nofollow">Googleで');
    expect(byGoogle).not.toContain('name="password"');
    const strange = await visit(new Map(), `${path}?with=google&google=%3Cscript%3E`);
    expect(await mainOf(strange)).not.toContain('role="alert"');
  });
});
