import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { plainCode } from '~/accounts/passkeys/recovery-code';
import { outbox, recoveryCodes } from '~/db/schema';
import { demoPassword } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';
import { codesIn, makePasskeyUser, signInBy } from './passkey-person';

const page = '/sign-in/recovery';
const isIn = async (jar: Jar) => (await visit(jar, '/mypage/sessions')).status === 200;

describe('a recovery code', () => {
  it('signs in once, however it is typed, and its owner is told', async () => {
    const { email, codes } = await makePasskeyUser();
    const [code = '', second = ''] = codes;
    const jar: Jar = new Map();
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const answer = await send(jar, page, { email, code: typed });
    expect([answer.status, locationOf(answer)]).toEqual([302, '/mypage/passkeys']);
    expect(await mainOf(await visit(jar, '/mypage/sessions'))).toContain('リカバリーコード');
    expect((await mailTo(email, 'リカバリーコードで')).text).toContain('残り9個');
    const again = await send(new Map(), page, { email, code });
    expect(again.status).toBe(422);
    expect(await mainOf(again)).toContain('使用済み');
    const to = await send(new Map(), `/en${page}?redirectTo=%2Fhistory`, { email, code: second });
    expect(locationOf(to)).toBe('/history');
  });

  it('is spent by one of two at once', async () => {
    const { email, codes } = await makePasskeyUser();
    const jars: Jar[] = [new Map(), new Map(), new Map()];
    await Promise.all(jars.map((jar) => send(jar, page, { email, code: codes[0] ?? '' })));
    const inside = await Promise.all(jars.map(isIn));
    expect(inside.filter(Boolean)).toHaveLength(1);
  });

  it('is of its account alone, and over once there are new ones', async () => {
    const { email, codes, jar } = await makePasskeyUser();
    const other = await makePasskeyUser();
    const code = codes[0] ?? '';
    expect((await send(new Map(), page, { email: other.email, code })).status).toBe(422);
    expect((await send(new Map(), page, { email: 'nobody@example.com', code })).status).toBe(422);
    expect((await send(new Map(), page, { email, code: '' })).status).toBe(422);
    const fresh = codesIn(await mainOf(await send(jar, '/mypage/recovery-codes', {})));
    expect((await send(new Map(), page, { email, code })).status).toBe(422);
    expect((await send(new Map(), page, { email, code: fresh[0] ?? '' })).status).toBe(302);
    await mailTo(email, 'リカバリーコードが新しく');
  });

  it('is not tried without end, and the typed code is not sent back', async () => {
    const { email, codes } = await makePasskeyUser();
    const wrong = 'A'.repeat(24);
    const visitor: Jar = new Map();
    const first = await mainOf(await send(visitor, page, { email, code: wrong }));
    expect(first).toContain(`value="${email}"`);
    expect(first).not.toContain(wrong);
    for (let at = 1; at < 8; at++) await send(visitor, page, { email, code: wrong });
    expect((await send(visitor, page, { email, code: codes[0] ?? '' })).status).toBe(429);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.codeHash, wrong))).toBe(0);
  });

  it('has no letters that are mistaken', () => {
    expect(plainCode(' 4f7k2m–iLo0ＡＢ ')).toBe('4F7K2M1100AB');
  });
});

describe('a sign-in from a new place', () => {
  const subject = '新しい端末';
  const from = (jar: Jar, address: string, email: string) =>
    visit(jar, '/en/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ email, password: demoPassword }),
      headers: { 'CF-Connecting-IP': address, 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' },
    });
  const told = async (email: string) =>
    (await db.select().from(outbox).where(eq(outbox.to, email))).filter((mail) =>
      mail.subject.includes(subject),
    ).length;

  it('is told to the owner, once for each place', async () => {
    const { email, jar } = await makePasskeyUser();
    expect(await told(email)).toBe(0);
    const phone: Jar = new Map();
    await from(phone, '192.0.2.77', email);
    const mail = await mailTo(email, subject);
    expect(mail.text).toContain('Windows・Firefox');
    // The language of the page may be a stranger's, who signed in with what is not theirs.
    for (const text of ['これまでと違う端末と場所', 'a device and place we haven’t seen'])
      expect(mail.text).toContain(text);
    expect(mail.text).toMatch(/\/mypage\/sessions/);
    expect(await told(email)).toBe(1);
    // The same network again, the same device elsewhere, a device that is known.
    await from(new Map(), '192.0.2.77', email);
    await from(phone, '198.51.100.9', email);
    await from(jar, '203.0.113.5', email);
    await mailTo(email, subject);
    expect(await told(email)).toBe(1);
  });

  it('is not told to who has just signed up', async () => {
    const email = `new${Date.now()}@example.com`;
    const jar: Jar = new Map();
    await send(jar, '/sign-up', { displayName: 'ユイ', email, password: 'kirin ga nemui' });
    await send(jar, linkIn((await mailTo(email, '確認')).text), { password: 'kirin ga nemui' });
    expect(await isIn(jar)).toBe(true);
    expect(await told(email)).toBe(0);
    await send(jar, '/sign-out', {});
    await send(jar, '/sign-in', { email, password: 'kirin ga nemui' });
    expect([await isIn(jar), await told(email)]).toEqual([true, 0]);
  });

  it('counts a passkey on a new device as well', async () => {
    const { key } = await makePasskeyUser();
    expect(await isIn((await signInBy(key)).jar)).toBe(true);
    expect(await isIn((await makeUser()).jar)).toBe(true);
  });
});
