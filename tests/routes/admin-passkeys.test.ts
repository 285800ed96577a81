import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionsAtDesk } from '~/broadcast/desk-rights.server';
import { passkeys, sessions } from '~/db/schema';
import { demoPassword, ids, worldId } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, site } from './account';
import { codesIn } from './passkey-person';
import { makeSoftKey, type SoftKey } from './soft-key';
import { worker } from './worker';

const strict = { ...env, SITE_ADMIN_PASSKEYS: 'required' };

/** As deployed with the switch on. */
async function visit(jar: Jar, path: string, fields?: Record<string, string>, given: Env = strict) {
  const context = createExecutionContext();
  const init = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const headers = { Origin: site, Cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
  const request = new Request(site + path, { redirect: 'manual', ...init, headers });
  const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], given, context);
  await waitOnExecutionContext(context);
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}

const askFor = async (jar: Jar, purpose: string) =>
  (await visit(jar, '/passkeys/challenge', { purpose })).json() as Promise<{ challenge: string }>;
const signIn = async (email: string, password = demoPassword) => {
  const jar: Jar = new Map();
  await visit(jar, '/sign-in', { email, password });
  return jar;
};
const add = async (jar: Jar, key: SoftKey) =>
  visit(jar, '/mypage/passkeys', { credential: key.create(await askFor(jar, 'add')) });
const stepUp = async (jar: Jar, key: SoftKey, to = '/admin/health') =>
  visit(jar, `/mypage/confirm?redirectTo=${encodeURIComponent(to)}`, {
    credential: await key.get(await askFor(jar, 'confirm')),
  });
const places = ['/admin/health', '/admin/requests', '/admin/readings', '/admin/posts', `/admin/${ids.group}`];
const rights = async (jar: Jar) =>
  Promise.all(places.map(async (path) => (await visit(jar, path)).status === 200));
const all = places.map(() => true);
const none = places.map(() => false);
const toConfirm = expect.stringMatching(/^\/mypage\/confirm\?redirectTo=/);

/** A site admin with a passkey, signed in by a password. */
async function makeAdmin() {
  const { id, email } = await makeUser({ siteAdminSince: new Date() });
  const key = await makeSoftKey();
  const codes = codesIn(await mainOf(await add(await signIn(email), key)));
  return { id, email, key, codes, jar: await signIn(email) };
}

afterEach(() => vi.restoreAllMocks());

describe('where site admins need passkeys', () => {
  it('a password gives no right of a site admin, in no place', async () => {
    const { jar } = await makeAdmin();
    expect(await rights(jar)).toEqual(none);
    for (const path of places) expect(locationOf(await visit(jar, path))).toEqual(toConfirm);
    expect(locationOf(await visit(jar, '/admin/requests', { request: 'x' }))).toEqual(toConfirm);
    const home = await (await visit(jar, '/admin/groups')).text();
    expect(home).toContain('パスキーでの確認が必要');
    expect(home).not.toContain('/admin/health');
    expect((await visit(jar, `/admin/${ids.group}/streaming-input/draft.json`)).status).not.toBe(200);
    // A team before the start, which only its player and staff see.
    const team = `/teams/${worldId('harukaopen')}`;
    expect((await visit(jar, team)).status).toBe(403);
    expect((await visit(jar, team, undefined, env)).status).toBe(200);
    // The same session, where the switch is off.
    expect((await visit(jar, '/admin/health', undefined, env)).status).toBe(200);
  });

  it('a passkey gives them, on the page or at the sign-in', async () => {
    const { email, key, jar } = await makeAdmin();
    const before = jar.get('__Host-session');
    expect(locationOf(await stepUp(jar, key))).toBe('/admin/health');
    expect(jar.get('__Host-session')).not.toBe(before);
    expect(await rights(jar)).toEqual(all);
    const other: Jar = new Map();
    await visit(other, '/sign-in/passkey', { credential: await key.get(await askFor(other, 'signIn')) });
    expect(await rights(other)).toEqual(all);
    // It stays what it is when the password changes.
    await visit(other, '/mypage/password', { currentPassword: demoPassword, password: 'other-words-2027' });
    expect([await rights(other), await rights(await signIn(email, 'other-words-2027'))]).toEqual([all, none]);
  });

  it('so does a recovery code', async () => {
    const { email, codes } = await makeAdmin();
    const jar: Jar = new Map();
    await visit(jar, '/sign-in/recovery', { email, code: codes[0] ?? '' });
    expect(await rights(jar)).toEqual(all);
    expect((await add(jar, await makeSoftKey())).status).toBe(302);
  });

  it('who knows the password alone gives the account no passkey, takes none, and gets no codes', async () => {
    const { id, jar } = await makeAdmin();
    expect((await visit(jar, '/passkeys/challenge', { purpose: 'add' })).status).toBe(403);
    const [own] = await db.select().from(passkeys).where(eq(passkeys.userId, id));
    for (const [path, fields] of [
      ['/mypage/passkeys', { credential: '{}' }],
      ['/mypage/recovery-codes', {}],
      [`/mypage/passkeys/${own?.id}`, { intent: 'remove' }],
    ] as [string, Record<string, string>][])
      expect(locationOf(await visit(jar, path, fields))).toEqual(toConfirm);
    // Nor by the password once more.
    expect((await visit(jar, '/mypage/confirm', { currentPassword: demoPassword })).status).toBe(403);
    expect(await mainOf(await visit(jar, '/mypage/confirm'))).not.toContain('currentPassword');
    expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(1);
    expect(await rights(jar)).toEqual(none);
  });

  it('nor does who reads the mailbox', async () => {
    const { email } = await makeAdmin();
    const jar: Jar = new Map();
    await visit(jar, '/forgot-password', { email });
    const link = linkIn((await mailTo(email, '再設定')).text);
    await visit(jar, link, { password: 'other-words-2027' });
    expect((await visit(jar, '/mypage/sessions')).status).toBe(200);
    expect([await rights(jar), (await visit(jar, '/passkeys/challenge', { purpose: 'add' })).status]).toEqual(
      [none, 403],
    );
  });

  it('one who has none yet is led to add one, and has the rights after a proof by it', async () => {
    const { email } = await makeUser({ siteAdminSince: new Date() });
    const jar = await signIn(email);
    const to = locationOf(await visit(jar, '/admin/health')) ?? '';
    expect(locationOf(await visit(jar, to))).toBe('/mypage/passkeys');
    const key = await makeSoftKey();
    expect((await add(jar, key)).status).toBe(200);
    expect(await rights(jar)).toEqual(none);
    expect((await visit(jar, to)).status).toBe(200);
    await stepUp(jar, key);
    expect(await rights(jar)).toEqual(all);
  });

  it('their desks end with a session that is not proven', async () => {
    const { id, key, jar } = await makeAdmin();
    const atDesk = async (given: Env) => {
      const own = await db.select().from(sessions).where(eq(sessions.userId, id));
      const open = await sessionsAtDesk(
        db,
        given,
        ids.group,
        own.map((each) => each.id),
        new Date(),
      );
      return [open.size, own.length];
    };
    expect(await atDesk(strict)).toEqual([0, 3]);
    expect(await atDesk(env)).toEqual([3, 3]);
    await stepUp(jar, key);
    expect(await atDesk(strict)).toEqual([1, 3]);
  });

  it('others sign in as ever', async () => {
    const { email } = await makeUser();
    const jar = await signIn(email);
    expect((await visit(jar, '/mypage/passkeys')).status).toBe(200);
    expect((await add(jar, await makeSoftKey())).status).toBe(200);
    expect((await add(await signIn(email), await makeSoftKey())).status).toBe(302);
    expect(locationOf(await visit(jar, '/admin/health'))).toBe('/error/403');
  });
});

describe('the switch', () => {
  it.each(['require', 'true', 'off'])('that says %s serves nothing', async (SITE_ADMIN_PASSKEYS) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await visit(new Map(), '/', undefined, { ...env, SITE_ADMIN_PASSKEYS })).status).toBe(503);
  });

  it('without the site’s own name offers no passkeys', async () => {
    const production = {
      ...env,
      ENVIRONMENT: 'production',
      SESSION_SECRET: 'only of this test, and longer than 32',
      PUBLIC_URL: '',
    };
    const html = await (await visit(new Map(), '/sign-in', undefined, production)).text();
    expect([html.includes('password'), html.includes('data-passkey')]).toEqual([true, false]);
    for (const path of ['/passkeys/challenge', '/sign-in/passkey'])
      expect((await visit(new Map(), path, { purpose: 'signIn' }, production)).status).toBe(404);
  });
});
