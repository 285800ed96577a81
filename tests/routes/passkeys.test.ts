import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { challenges, passkeys, recoveryCodes, sessions } from '~/db/schema';
import { demoPassword } from '../world';
import { db, type Jar, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';
import { addKey, askFor, codesIn, longAgo, makePasskeyUser, signInBy } from './passkey-person';
import { type Change, flags, makeSoftKey } from './soft-key';

const page = '/mypage/passkeys';
const keysOf = (userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId));
const isIn = async (jar: Jar) => (await visit(jar, '/mypage/sessions')).status === 200;
const stale = async (userId: string) => {
  const { provenAt, where } = longAgo(userId);
  await db.update(sessions).set({ provenAt }).where(where);
};

describe('a passkey', () => {
  it('is added with ten recovery codes, shown once, and its owner is told', async () => {
    const { id, email, codes, jar } = await makePasskeyUser();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await keysOf(id)).toMatchObject([{ name: 'ユイの端末', transports: ['internal'], counter: 0 }]);
    expect((await mailTo(email, 'パスキーが追加されました')).text).toContain('ユイの端末');
    const html = await mainOf(await visit(jar, page));
    expect(html).toContain('ユイの端末');
    expect(html).toContain('10個');
    expect(codesIn(html)).toEqual([]);
    for (const { codeHash } of await db.select().from(recoveryCodes)) expect(codes).not.toContain(codeHash);
    // A second one leaves the codes as they are, and is called as the device is.
    const second = await addKey(jar, await makeSoftKey());
    expect([second.status, locationOf(second)]).toEqual([302, page]);
    expect((await keysOf(id)).map(({ name }) => name)).toContain('不明な端末');
  });

  it('signs in without anything typed, and leads to where one wanted to go', async () => {
    const { id, key } = await makePasskeyUser();
    const { jar, answer } = await signInBy(key, new Map(), '?redirectTo=%2Fen%2Fhistory');
    expect([answer.status, locationOf(answer)]).toEqual([302, '/en/history']);
    expect(await mainOf(await visit(jar, '/mypage/sessions'))).toContain('パスキー');
    expect((await keysOf(id))[0]).toMatchObject({ counter: 1, lastUsedAt: expect.any(Date) });
    expect(await isIn((await signInBy(key)).jar)).toBe(true);
  });

  it('has at most ten beside it, and belongs to one account alone', async () => {
    const { id, jar, key } = await makePasskeyUser();
    const other = await makeUser();
    expect((await addKey(other.jar, key)).status).toBe(422);
    for (let at = 1; at < 10; at++) expect((await addKey(jar, await makeSoftKey())).status).toBe(302);
    expect((await addKey(jar, await makeSoftKey())).status).toBe(422);
    expect([await db.$count(passkeys, eq(passkeys.userId, id)), (await keysOf(other.id)).length]).toEqual([
      10, 0,
    ]);
    expect(await mainOf(await visit(jar, page))).toContain('10個まで');
  });

  it('is renamed and removed by its owner alone; with the last one go the codes', async () => {
    const { id, email, jar } = await makePasskeyUser();
    const thief = await makePasskeyUser();
    const own = `${page}/${(await keysOf(id))[0]?.id}`;
    for (const fields of [{ name: 'わたしの' }, { intent: 'remove' }] as Record<string, string>[])
      expect((await send(thief.jar, own, fields)).status).toBe(404);
    expect((await visit(thief.jar, own)).status).toBe(404);
    expect((await send(jar, own, { name: '' })).status).toBe(422);
    expect((await send(jar, own, { name: 'あ'.repeat(41) })).status).toBe(422);
    expect((await send(jar, own, { name: '新しい電話' })).status).toBe(302);
    expect((await keysOf(id))[0]?.name).toBe('新しい電話');
    await stale(id);
    expect(locationOf(await send(jar, own, { intent: 'remove' }))).toMatch(/^\/mypage\/confirm\?redirectTo=/);
    expect(await keysOf(id)).toHaveLength(1);
    await send(jar, '/mypage/confirm', { currentPassword: demoPassword });
    expect(locationOf(await send(jar, own, { intent: 'remove' }))).toBe(page);
    expect(await keysOf(id)).toEqual([]);
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toEqual([]);
    expect((await mailTo(email, 'パスキーが削除されました')).text).toContain('新しい電話');
  });

  it('is asked for at the sign-in by its script alone', async () => {
    const html = await mainOf(await visit(new Map(), '/sign-in'));
    expect(html).toMatch(/<form[^>]*hidden=""[^>]*data-passkey="signIn"/);
    expect(html).toContain('username webauthn');
    expect(html).toContain('パスキーでログイン');
  });
});

describe('a proof of minutes ago', () => {
  it('is needed to add one or to renew the codes', async () => {
    const { id, jar } = await makePasskeyUser();
    const credential = (await makeSoftKey()).create(await askFor(jar, 'add'));
    await stale(id);
    expect((await send(jar, '/passkeys/challenge', { purpose: 'add' })).status).toBe(403);
    for (const [path, fields] of [
      [page, { credential }],
      ['/mypage/recovery-codes', {}],
    ] as const)
      expect(locationOf(await send(jar, path, fields))).toMatch(/^\/mypage\/confirm\?redirectTo=/);
    expect(await mainOf(await visit(jar, page))).toContain('本人確認');
    expect((await send(jar, '/mypage/confirm', { currentPassword: 'wrong' })).status).toBe(422);
    const to = '/mypage/confirm?redirectTo=%2Fmypage%2Fpasskeys';
    expect(locationOf(await send(jar, to, { currentPassword: demoPassword }))).toBe(page);
    expect((await addKey(jar, await makeSoftKey())).status).toBe(302);
    const renewed = codesIn(await mainOf(await send(jar, '/mypage/recovery-codes', {})));
    expect(renewed).toHaveLength(10);
  });

  it('is given by a passkey, in a session of its own', async () => {
    const { id, jar, key } = await makePasskeyUser();
    await stale(id);
    const before = jar.get('__Host-session');
    const credential = await key.get(await askFor(jar, 'confirm'));
    const to = '/mypage/confirm?redirectTo=%2Fmypage%2Fpasskeys';
    expect(locationOf(await send(jar, to, { credential }))).toBe(page);
    expect(jar.get('__Host-session')).not.toBe(before);
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, id));
    expect(row).toMatchObject({ proof: 'passkey' });
    expect((await addKey(jar, await makeSoftKey())).status).toBe(302);
  });

  it('is not given by another account’s passkey, nor by one for a sign-in', async () => {
    const { id, jar, key } = await makePasskeyUser();
    const other = await makePasskeyUser();
    await stale(id);
    const theirs = await other.key.get(await askFor(jar, 'confirm'));
    expect((await send(jar, '/mypage/confirm', { credential: theirs })).status).toBe(422);
    const forSignIn = await key.get(await askFor(jar, 'signIn'));
    expect((await send(jar, '/mypage/confirm', { credential: forSignIn })).status).toBe(422);
    const forOther = await key.get(await askFor(other.jar, 'confirm'));
    expect((await send(jar, '/mypage/confirm', { credential: forOther })).status).toBe(422);
    expect((await send(jar, '/passkeys/challenge', { purpose: 'add' })).status).toBe(403);
  });
});

describe('an attacker', () => {
  const refused = async (credential: string, jar: Jar = new Map()) => {
    const answer = await send(jar, '/sign-in/passkey?redirectTo=%2Fmypage', { credential });
    return [locationOf(answer), jar.has('__Host-session')];
  };
  const failed = ['/sign-in?passkey=failed&redirectTo=%2Fmypage', false];

  it.each<[string, Change]>([
    ['another origin', { origin: 'https://sixsheet.test.evil.example' }],
    ['another port of it', { origin: 'https://sixsheet.test:8443' }],
    ['the origin without encryption', { origin: 'http://sixsheet.test' }],
    ['another site’s RP ID', { rpId: 'evil.example' }],
    ['no user verification', { flags: flags.present }],
    ['nobody present', { flags: flags.verified }],
    ['a ceremony of another kind', { type: 'webauthn.create' }],
    ['another person’s handle', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('is refused with %s', async (_, change) => {
    const { key } = await makePasskeyUser();
    const credential = await key.get(await askFor(new Map(), 'signIn'), change);
    expect(await refused(credential)).toEqual(failed);
    expect(await isIn((await signInBy(key)).jar)).toBe(true);
  });

  it('is refused with a challenge that was used, is over, was never given, or is for something else', async () => {
    const { key, jar } = await makePasskeyUser();
    const expired = ['/sign-in?passkey=expired&redirectTo=%2Fmypage', false];
    const options = await askFor(new Map(), 'signIn');
    const credential = await key.get(options);
    expect(locationOf(await send(new Map(), '/sign-in/passkey', { credential }))).toBe('/');
    expect(await refused(credential)).toEqual(expired);
    expect(await refused(await key.get(options))).toEqual(expired);
    const late = await askFor(new Map(), 'signIn');
    await db.update(challenges).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await refused(await key.get(late))).toEqual(expired);
    const made = Buffer.alloc(32, 7).toString('base64url');
    expect(await refused(await key.get({ ...late, challenge: made }))).toEqual(expired);
    expect(await refused(await key.get(await askFor(jar, 'confirm')))).toEqual(expired);
  });

  it('is refused with another account’s credential, a key of nobody, or a signature of another', async () => {
    const [victim, thief] = [await makePasskeyUser(), await makeSoftKey()];
    const ask = () => askFor(new Map(), 'signIn');
    const named = await thief.get(await ask(), { id: victim.key.id });
    expect(await refused(named)).toEqual(failed);
    expect(await refused(await thief.get(await ask()))).toEqual([
      '/sign-in?passkey=unknown&redirectTo=%2Fmypage',
      false,
    ]);
  });

  it('is refused with a copied key, whose counter goes back', async () => {
    const { key } = await makePasskeyUser();
    await signInBy(key);
    await signInBy(key);
    for (const counter of [0, 1, 2]) {
      const credential = await key.get(await askFor(new Map(), 'signIn'), { counter });
      expect(await refused(credential)).toEqual(failed);
    }
    const [one, two] = [await askFor(new Map(), 'signIn'), await askFor(new Map(), 'signIn')];
    const both = [await key.get(one, { counter: 40 }), await key.get(two, { counter: 40 })];
    const answers = await Promise.all(both.map((each) => refused(each)));
    expect(answers.filter(([, isSignedIn]) => isSignedIn)).toHaveLength(1);
  });

  it('adds no key that is of another challenge, origin or RP, or unverified', async () => {
    const { id, jar } = await makeUser();
    const other = await makeUser();
    const key = await makeSoftKey();
    const add = async (credential: string) => (await send(jar, page, { credential })).status;
    for (const change of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { flags: flags.present | flags.hasKey },
      { type: 'webauthn.get' },
    ])
      expect(await add(key.create(await askFor(jar, 'add'), change))).toBe(422);
    expect(await add(key.create({ ...(await askFor(other.jar, 'add')) }))).toBe(422);
    expect(await add(key.create(await askFor(jar, 'signIn')))).toBe(422);
    const credential = key.create(await askFor(jar, 'add'));
    expect(await add(credential)).toBe(200);
    expect(await add(credential)).toBe(422);
    expect(await keysOf(id)).toHaveLength(1);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"id":1}',
    JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key', response: {} }),
    JSON.stringify({
      ...{ id: 'a', rawId: 'b', type: 'public-key' },
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', attestationObject: 'oA' },
    }),
    'x'.repeat(200_000),
  ])('brings no 5xx about (%#)', async (credential) => {
    const { jar } = await makeUser();
    expect((await send(new Map(), '/sign-in/passkey', { credential })).status).toBe(302);
    expect((await send(jar, page, { credential })).status).toBe(422);
    expect((await send(jar, '/mypage/confirm', { credential })).status).toBe(422);
  });

  it('brings none about with pieces of a good one', async () => {
    const { key } = await makePasskeyUser();
    for (const part of ['authenticatorData', 'signature', 'clientDataJSON', 'userHandle'])
      for (const text of ['', 'AA', 'A'.repeat(3000), '?']) {
        const whole = JSON.parse(await key.get(await askFor(new Map(), 'signIn')));
        whole.response[part] = text;
        const [to, isSignedIn] = await refused(JSON.stringify(whole));
        // An empty handle is none: the credential says who it is.
        expect([to, isSignedIn]).toEqual(
          part === 'userHandle' && text === ''
            ? ['/mypage', true]
            : [expect.stringContaining('?passkey='), false],
        );
      }
  });

  it('asks for challenges of nobody else, and not without end', async () => {
    const [visitor, { jar }] = [new Map() as Jar, await makeUser()];
    for (const purpose of ['confirm', 'add'])
      expect((await send(visitor, '/passkeys/challenge', { purpose })).status).toBe(401);
    expect((await send(jar, '/passkeys/challenge', { purpose: 'other' })).status).toBe(400);
    const elsewhere = { method: 'POST', body: new URLSearchParams({ purpose: 'confirm' }) };
    const answer = await visit(jar, '/passkeys/challenge', {
      ...elsewhere,
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(JSON.stringify(await askFor(visitor, 'signIn'))).not.toContain('allowCredentials":[{');
  });
});
