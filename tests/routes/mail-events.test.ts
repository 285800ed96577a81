import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { returnedMail } from '~/accounts/returned-mail';
import { isReachable, saveMailEvent } from '~/accounts/returned-mail.server';
import { newId } from '~/db/ids';
import { outbox, teamSheets, users } from '~/db/schema';
import { ids, teamSheet } from '../world';
import { db, linkIn, locationOf, mailTo, makeUser, send, visit } from './account';
import { ask, watchLog } from './log-lines';
import { bodyOf, bounced, secret, sendSigned, signatureOf, signedByOther, transient } from './mail-events';
import { person, visitor } from './person';
import { desk } from './tournament-form';

afterEach(() => vi.restoreAllMocks());

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const accountOf = async (id: string) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row as NonNullable<typeof row>;
};
const whyOf = async (id: string) => returnedMail(await accountOf(id))?.why;
/** An account since an hour ago. */
const account = () => makeUser({ emailVerifiedAt: ago(60) });
const take = async (body: string) => (await sendSigned({ body })).response.status;

describe('an event of the mail API', () => {
  it('that an address bounced for good, or that its owner complained, is kept', async () => {
    for (const [body, why] of [
      [(to: string) => bounced(to), 'bounced'],
      [(to: string) => bodyOf('email.suppressed', { to }), 'bounced'],
      [(to: string) => bodyOf('email.complained', { to }), 'complained'],
    ] as const) {
      const { id, email } = await account();
      const log = watchLog();
      const { response, text } = await sendSigned({ body: body(email.toUpperCase()) });
      expect([response.status, text]).toEqual([204, '']);
      expect(await whyOf(id)).toBe(why);
      // No line names the address.
      expect(log.of('act')).toContainEqual(expect.objectContaining({ act: 'mail.returned', accounts: 1 }));
      expect(log.printed.join().toLowerCase()).not.toContain(email);
      vi.restoreAllMocks();
    }
  });

  it.each<[string, (to: string) => string]>([
    ['a full mailbox', (to) => transient(to)],
    ['a bounce of no kind', (to) => bodyOf('email.bounced', { to })],
    ['a bounce of an odd kind', (to) => bodyOf('email.bounced', { to, data: { bounce: { type: [7] } } })],
    [
      'a failure of the sender',
      (to) => bodyOf('email.failed', { to, data: { failed: { reason: 'quota' } } }),
    ],
    ['a mail that is on its way', (to) => bodyOf('email.sent', { to })],
    ['a kind that is not known', (to) => bodyOf('email.sung', { to })],
    ['no address', () => bounced('nobody')],
    ['addresses of another form', (to) => JSON.stringify({ ...JSON.parse(bounced(to)), data: { to } })],
    ['no time', (to) => bounced(to).replaceAll(/"created_at":"[^"]+"/g, '"created_at":"soon"')],
    ['no object', () => '[]'],
    ['null', () => 'null'],
    ['no JSON', () => '{'],
    ['nothing', () => ''],
    ['depth', () => '['.repeat(60_000)],
  ])('says nothing about an account, and is answered: %s', async (_, body) => {
    const { id, email } = await account();
    expect(await take(body(email))).toBe(204);
    expect(await whyOf(id)).toBeUndefined();
  });

  it('gets the same answer whether anybody has the address or not', async () => {
    const { email } = await account();
    const answers = await Promise.all(
      [email, 'nobody-at-all@example.com'].map((to) => sendSigned({ body: bounced(to) })),
    );
    const [known, unknown] = answers.map(({ response, text }) => [
      response.status,
      text,
      [...response.headers.keys()].sort(),
    ]);
    expect(known).toEqual(unknown);
  });

  it('counts but once, in whatever order and however often it comes', async () => {
    const { id, email } = await account();
    const first = bounced(email, ago(30));
    const second = bodyOf('email.delivered', { to: email, at: ago(20) });
    for (const body of [second, first, first, second, first]) expect(await take(body)).toBe(204);
    expect(await whyOf(id)).toBeUndefined();
    expect(await take(bounced(email, ago(10)))).toBe(204);
    expect(await whyOf(id)).toBe('bounced');
    for (const body of [second, first]) await take(body);
    expect((await accountOf(id)).mailBouncedAt?.getTime()).toBeGreaterThan(ago(11).getTime());
    await take(bodyOf('email.delivered', { to: email, at: ago(1) }));
    expect(await whyOf(id)).toBeUndefined();
  });

  it('of a delivery does not undo a complaint', async () => {
    const { id, email } = await account();
    await take(bodyOf('email.complained', { to: email, at: ago(9) }));
    await take(bodyOf('email.delivered', { to: email, at: ago(5) }));
    expect(await whyOf(id)).toBe('complained');
  });

  it('is never of the future: the owner’s word a moment later counts', async () => {
    const { id, email } = await account();
    await take(bounced(email, ago(-999_999)));
    expect(await whyOf(id)).toBe('bounced');
    expect((await accountOf(id)).mailBouncedAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('from before the address was the account’s says nothing', async () => {
    const { id, email } = await account();
    await take(bounced(email, ago(90)));
    expect(await whyOf(id)).toBeUndefined();
  });

  it('names fifty addresses at most', async () => {
    const [first, last] = [await account(), await account()];
    const others = Array.from({ length: 49 }, (_, at) => `${at}@example.com`);
    await take(bounced([first.email, ...others, last.email]));
    expect([await whyOf(first.id), await whyOf(last.id)]).toEqual(['bounced', undefined]);
  });

  it('means the same in SQL as in the rules', async () => {
    const times = [null, ago(30), ago(20)];
    for (const mailBouncedAt of times)
      for (const mailDeliveredAt of times)
        for (const mailComplainedAt of times)
          for (const mailTrustedAt of times) {
            const row = { mailBouncedAt, mailDeliveredAt, mailComplainedAt, mailTrustedAt };
            const id = newId();
            const whole = { id, email: `${id}@example.com`, emailVerifiedAt: ago(25), ...row };
            await db.insert(users).values(whole);
            const [found] = await db.select({ isReachable }).from(users).where(eq(users.id, id));
            expect([row, Boolean(found?.isReachable)]).toEqual([row, returnedMail(whole) === undefined]);
          }
  });
});

describe('what is not signed by the mail API', () => {
  it.each<[string, (body: string) => Parameters<typeof sendSigned>[0]]>([
    ['by another', (body) => ({ body, signature: signedByOther(body) })],
    ['of another body', (body) => ({ body, signature: signatureOf({ body: `${body} ` }) })],
    ['of another message', (body) => ({ body, signature: signatureOf({ body, id: 'msg_2' }) })],
    ['six minutes ago', (body) => ({ body, at: ago(6) })],
    ['in six minutes', (body) => ({ body, at: ago(-6) })],
    [
      'by a version that is not known',
      (body) => ({ body, signature: signatureOf({ body }).replace('v1', 'v9') }),
    ],
    ['by half', (body) => ({ body, signature: signatureOf({ body }).slice(0, 20) })],
    ['by nothing', (body) => ({ body, signature: 'v1,' })],
    ['by many nothings', (body) => ({ body, signature: 'v1, '.repeat(2000) })],
  ])('is refused without a word: signed %s', async (_, signing) => {
    const { id, email } = await account();
    const { response, text } = await sendSigned(signing(bounced(email)));
    expect([response.status, text]).toEqual([401, '']);
    expect(await whyOf(id)).toBeUndefined();
  });

  it('is refused where headers are missing', async () => {
    const change = { MAIL_WEBHOOK_SECRET: secret };
    const { response } = await ask(
      '/mail-events',
      { method: 'POST', body: bounced('a@example.com') },
      change,
    );
    expect(response.status).toBe(401);
    const get = await ask('/mail-events', {}, change);
    expect([get.response.status, get.response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('passes with one good signature of several, as while a secret is changed', async () => {
    const { id, email } = await account();
    const body = bounced(email);
    const signature = `${signedByOther(body)} ${signatureOf({ body })}`;
    expect((await sendSigned({ body, signature })).response.status).toBe(204);
    expect(await whyOf(id)).toBe('bounced');
  });

  it('is cut off where it is large', async () => {
    const body = bodyOf('email.bounced', { to: 'a@example.com', data: { pad: 'x'.repeat(70_000) } });
    expect((await sendSigned({ body })).response.status).toBe(413);
  });
});

describe('without a secret', () => {
  it.each(['', 'whsec_', 'whsec_c2hvcnQ=', 'not a secret'])('there is no such page: “%s”', async (given) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id, email } = await account();
    const body = bounced(email);
    const change = { MAIL_WEBHOOK_SECRET: given };
    await sendSigned({ body, secret: given || 'whsec_' }, change);
    const answerTo = async (path: string, init: RequestInit) => {
      const { response, text } = await ask(path, init, change);
      return [response.status, response.headers.get('Content-Type'), text.split('<body').length];
    };
    for (const init of [{}, { method: 'POST', body }])
      expect(await answerTo('/mail-events', init)).toEqual(await answerTo('/mail-evening', init));
    expect(await whyOf(id)).toBeUndefined();
  });
});

const bounceOf = (email: string, at = new Date()) => saveMailEvent(db, { kind: 'bounced', at, to: [email] });

describe('an account whose mails come back', () => {
  it.each([
    ['ja', '届かずに戻ってきました', 'テストメールを送って再開'],
    ['en', 'came back to us', 'Send a test email and resume'],
  ])('is told so on its pages in %s, and nobody else is', async (locale, said, button) => {
    const { email, jar } = await account();
    const pages = [`/${locale}/mypage`, `/${locale}/mypage/notices`];
    for (const page of pages) expect(await (await visit(jar, page)).text()).not.toContain(said);
    await bounceOf(email);
    for (const page of pages) {
      const html = await (await visit(jar, page)).text();
      for (const text of [said, button, email, `/${locale}/mypage/email`]) expect(html).toContain(text);
    }
    const other = await account();
    expect(await (await visit(other.jar, `/${locale}/mypage`)).text()).not.toContain(said);
  });

  it('that complained is told that', async () => {
    const { email, jar } = await account();
    await saveMailEvent(db, { kind: 'complained', at: new Date(), to: [email] });
    expect(await (await visit(jar, '/en/mypage')).text()).toContain('reported as spam');
  });

  it('resumes by a test mail, until the next bounce', async () => {
    const { id, email, jar } = await account();
    await bounceOf(email, ago(5));
    const done = await send(jar, '/en/mypage/notices', { intent: 'works' });
    expect([done.status, locationOf(done)]).toEqual([302, '/en/mypage/notices?tested=1']);
    expect((await mailTo(email, 'Test email')).text).toContain('emails from Sixsheet reach you');
    expect(await whyOf(id)).toBeUndefined();
    const html = await (await visit(jar, '/en/mypage/notices?tested=1')).text();
    expect(html).toContain(`We’ve sent a test email to ${email}`);
    // Pressed again, as by a second click, it mails nothing more.
    await send(jar, '/en/mypage/notices', { intent: 'works' });
    expect(await db.$count(outbox, eq(outbox.to, email))).toBe(1);
    await bounceOf(email, ago(6));
    expect(await whyOf(id)).toBeUndefined();
    await bounceOf(email);
    expect(await whyOf(id)).toBe('bounced');
  });

  it('asks for so many test mails at most, and is told', async () => {
    const { email, jar } = await account();
    for (let turn = 0; turn < 4; turn++) {
      await bounceOf(email);
      const answer = await send(jar, '/en/mypage/notices', { intent: 'works' });
      expect(answer.status).toBe(turn < 3 ? 302 : 429);
      if (turn === 3) expect(await answer.text()).toMatch(/role="alert"/);
      await new Promise((done) => setTimeout(done, 5));
    }
  });

  it('still gets the link for a new password, which proves that it arrives', async () => {
    const { id, email } = await account();
    await bounceOf(email);
    await visitor.post('/forgot-password', { email });
    const link = linkIn((await mailTo(email)).text);
    expect(await whyOf(id)).toBe('bounced');
    expect((await visitor.post(link, { password: 'a-new-password-2026' })).status).toBe(302);
    expect(await whyOf(id)).toBeUndefined();
  });

  it('is asked for nothing more once it has a new address', async () => {
    const { id, email, jar } = await account();
    await bounceOf(email);
    const next = `${newId()}@example.com`;
    await send(jar, '/mypage/email', { email: next, currentPassword: 'rotom-dex-2026' });
    const link = linkIn((await mailTo(next)).text);
    await send(jar, link, {});
    expect((await accountOf(id)).email).toBe(next);
    expect(await whyOf(id)).toBeUndefined();
  });

  it('finds the events in its export', async () => {
    const { email, jar } = await account();
    await bounceOf(email);
    const exported = (await (await visit(jar, '/mypage/export')).json()) as { account: object };
    expect(exported.account).toMatchObject({ mailBouncedAt: expect.any(String), mailTrustedAt: null });
  });
});

describe('staff', () => {
  it('read how many an announcement does not reach', async () => {
    const { id, email } = await account();
    const moderator = await person('moderator@example.com');
    const sheet = {
      ...teamSheet({ id: newId(), tournamentId: ids.open }, Date.now()),
      submissionKey: newId(),
    };
    await db.insert(teamSheets).values({ ...sheet, ownerId: id });
    const page = `${desk}/${ids.open}/announcements`;
    expect(await moderator.html(`/en${page}`)).not.toContain('whose emails bounce');
    await bounceOf(email);
    expect(await moderator.html(`/en${page}`)).toContain('It won’t reach 1 player whose emails bounce.');
    expect(await moderator.html(`/ja${page}`)).toContain('メールが戻ってきている1人には届きません。');
  });
});
