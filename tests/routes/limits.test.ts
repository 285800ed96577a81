import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { outbox } from '~/db/schema';
import { limitsOf } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { demoPassword } from '../world';
import { db, type Jar, linkIn, mailTo, makeUser, send, site, visit } from './account';
import { useUp } from './use-up';

const post = (path: string, fields: Record<string, string>, address: string, jar: Jar = new Map()) =>
  visit(jar, path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'CF-Connecting-IP': address },
  });
const guess = (email: string, address: string, jar?: Jar, password = 'a wrong guess') =>
  post('/sign-in', { email, password }, address, jar);
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (list: readonly number[], status: number) => list.filter((each) => each === status).length;
const cookieName = '__Host-device';
const deviceOf = (jar: Jar): Jar => new Map([[cookieName, jar.get(cookieName) ?? '']]);

const strangers = (email: string) =>
  limitsOf(`sign-in ${email} by strangers`, rates.guessesOfStrangers.slice(0, 1));

describe('guessing a password', () => {
  it('from everywhere keeps strangers out, and neither the owner’s device nor the owner’s network', async () => {
    const { email, jar } = await makeUser();
    await guess(email, '198.51.100.20', new Map(), demoPassword);
    const answers = await statuses(Array.from({ length: 50 }, (_, n) => guess(email, `10.1.0.${n}`)));
    expect([count(answers, 422), count(answers, 429)]).toEqual([40, 10]);
    const nobody = 'nobody.there@example.com';
    await useUp(strangers(nobody));
    const refused = await guess(email, '203.0.113.9', new Map(), demoPassword);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('メールで再設定すると、すぐにログインできます');
    const english = await post('/en/sign-in', { email: nobody, password: demoPassword }, '203.0.113.9');
    expect(await english.text()).toContain('reset it by email');

    expect((await guess(email, '203.0.113.10', deviceOf(jar), demoPassword)).status).toBe(302);
    expect((await guess(email, '198.51.100.20', new Map(), demoPassword)).status).toBe(302);
  }, 120_000);

  it('does not keep the owner from the way by mail, after which the device is known', async () => {
    const { email } = await makeUser();
    await useUp(strangers(email));
    expect((await guess(email, '203.0.113.20')).status).toBe(429);
    const jar: Jar = new Map();
    expect((await post('/forgot-password', { email }, '203.0.113.20', jar)).status).toBe(302);
    const link = linkIn((await mailTo(email)).text);
    expect((await post(link, { password: 'kirin ga nemui' }, '203.0.113.20', jar)).status).toBe(302);
    expect((await guess(email, '203.0.113.21', deviceOf(jar), 'kirin ga nemui')).status).toBe(302);
  });

  it('from one network uses up its own tries alone, however many there are', async () => {
    const { email } = await makeUser();
    const answers = await statuses(Array.from({ length: 60 }, () => guess(email, '203.0.113.30')));
    expect([count(answers, 422), count(answers, 429)]).toEqual([8, 52]);
    expect((await guess(email, '203.0.113.31', new Map(), demoPassword)).status).toBe(302);
  });

  it('from all over an IPv6 /64 is guessing from one network', async () => {
    const { email } = await makeUser();
    const from = (n: number) => `2001:db8:7:7:${n.toString(16)}::${(n * 31).toString(16)}`;
    const answers = await statuses(Array.from({ length: 30 }, (_, n) => guess(email, from(n))));
    expect([count(answers, 422), count(answers, 429)]).toEqual([8, 22]);
    const mapped = await statuses(
      Array.from({ length: 10 }, (_, n) => guess(email, n % 2 ? '203.0.113.40' : '::ffff:203.0.113.40')),
    );
    expect([count(mapped, 422), count(mapped, 429)]).toEqual([8, 2]);
  });

  it('on a known device is limited too, and the network’s other people are not', async () => {
    const { email, jar } = await makeUser();
    const device = deviceOf(jar);
    const answers: number[] = [];
    for (let n = 0; n < 10; n++)
      answers.push((await guess(email, `203.0.113.${50 + n}`, new Map(device))).status);
    expect([count(answers, 422), count(answers, 429)]).toEqual([8, 2]);
    expect((await guess(email, '203.0.113.50', new Map(), demoPassword)).status).toBe(302);
  });

  it('is a stranger’s with a device of somebody else, or with one that is made up', async () => {
    const { email } = await makeUser();
    const other = await makeUser();
    await useUp(strangers(email));
    const made = `${'A'.repeat(22)}~${'B'.repeat(22)}`;
    for (const device of [other.jar.get(cookieName) ?? '', made, 'x', '~', `${made}.${'C'.repeat(22)}`]) {
      expect(device).not.toBe('');
      const jar: Jar = new Map([[cookieName, device]]);
      expect((await guess(email, '203.0.113.60', jar, demoPassword)).status).toBe(429);
    }
  });

  it('finds a device cookie that scripts cannot read and that names nobody', async () => {
    const { id, email } = await makeUser();
    const answer = await SELF.fetch(`${site}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email, password: demoPassword }),
      headers: { Origin: site },
    });
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${cookieName}=`));
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{22}~[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookie).not.toContain(id);
  });
});

describe('links to reset a password', () => {
  const ask = (email: string, address: string, jar?: Jar) =>
    post('/forgot-password', { email }, address, jar);
  const mailsTo = async (email: string) =>
    (await db.select().from(outbox).where(eq(outbox.to, email))).length;

  it('asked for by strangers fill no mailbox, and keep the owner’s own from nobody', async () => {
    const { email, jar } = await makeUser();
    const nobody = 'nobody.here@example.com';
    for (const each of [email, nobody]) {
      const answers = await statuses(Array.from({ length: 100 }, (_, n) => ask(each, `10.9.0.${n}`)));
      expect([count(answers, 302), count(answers, 429)]).toEqual([3, 97]);
    }
    await vi.waitFor(async () => expect(await mailsTo(email)).toBe(3));
    expect(await mailsTo(nobody)).toBe(0);
    // What strangers asked for is the owner's own: it came to the owner's mailbox.
    const refused = await ask(email, '203.0.113.70');
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('いちばん新しいメールのリンク');
    expect((await visit(new Map(), linkIn((await mailTo(email)).text))).status).toBe(200);

    expect((await ask(email, '203.0.113.70', deviceOf(jar))).status).toBe(302);
    await vi.waitFor(async () => expect(await mailsTo(email)).toBe(4));
  });

  it('asked for from one network are few a day', async () => {
    const { email } = await makeUser();
    const answers = await statuses(Array.from({ length: 20 }, (_, n) => ask(email, `2001:db8:8:8::${n}`)));
    expect([count(answers, 302), count(answers, 429)]).toEqual([3, 17]);
  });

  it('that are over are refused before anything is hashed', async () => {
    const refused = await send(new Map(), `/reset-password?token=${'x'.repeat(43)}`, {
      password: 'kirin ga nemui',
    });
    expect(refused.status).toBe(410);
  });
});
