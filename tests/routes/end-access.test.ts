import { and, desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveMailEvent } from '~/accounts/returned-mail.server';
import { newId } from '~/db/ids';
import * as schema from '~/db/schema';
import { makeGroupToken } from '~/groups/tokens/group-token.server';
import { ids } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';
import { askerOf } from './asker';
import { ask, post, watchLog } from './log-lines';
import { longAgo, makePasskeyUser } from './passkey-person';
import { person, site, visitor } from './person';
import { fromNow } from './sheet-writes';

afterEach(() => vi.restoreAllMocks());

const find = '/admin/accounts';
const pageOf = (id: string) => `${find}/${id}`;
const siteAdmin = await person('site-admin@example.com');
const end = (id: string, locale = '') => siteAdmin.post(locale + pageOf(id), { sure: 'yes' });

const sessionsOf = (id: string) => db.$count(schema.sessions, eq(schema.sessions.userId, id));
const logOf = (id: string) =>
  db.select().from(schema.staffLog).where(eq(schema.staffLog.toUserId, id)).orderBy(desc(schema.staffLog.id));
const mailsTo = async (to: string) =>
  (await db.select().from(schema.outbox).where(eq(schema.outbox.to, to))).filter(({ subject }) =>
    /アクセスをすべて|All access/.test(subject),
  );
const cookieOf = (jar: Jar) => [...jar].map((pair) => pair.join('=')).join('; ');

/** On the staff of the group, with a token of it. */
async function makeStaff() {
  const owner = await makePasskeyUser();
  await db.insert(schema.members).values({ groupId: ids.group, userId: owner.id, role: 'admin' });
  const token = { name: '配信の鍵', createdBy: await askerOf(db, owner.id), scopes: ['broadcast'] as const };
  await makeGroupToken(db, { groupId: ids.group, stream: 1 }, token);
  return owner;
}

describe('finding an account', () => {
  it('takes its email in any case or width, and names none in a URL', async () => {
    const { id, email } = await makeUser();
    for (const typed of [email, ` ${email.toUpperCase()} `, email.replace('@', '＠')]) {
      const answer = await siteAdmin.post(`/en${find}`, { email: typed });
      expect([answer.status, locationOf(answer)]).toEqual([302, `/en${pageOf(id)}`]);
    }
    expect((await siteAdmin.get(pageOf(id.toUpperCase()))).status).toBe(200);
  });

  it('is a link on the page of a member, for site admins alone', async () => {
    const { id } = await makeStaff();
    const member = `/admin/${ids.group}/members/${id}`;
    expect(await siteAdmin.html(member)).toContain(`href="${pageOf(id)}"`);
    expect(await (await person('host-admin@example.com')).html(member)).not.toContain(find);
  });

  it('refuses others beside the field, and gives back what was typed', async () => {
    for (const [typed, error] of [
      ['nobody@example.com', 'No account has this email.'],
      ['x', 'not an email address'],
      ['', 'Enter your email address'],
      [`${'a'.repeat(100_000)}@example.com`, ''],
    ] as const) {
      const answer = await siteAdmin.post(`/en${find}`, { email: typed });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      if (typed.length < 100)
        expect([html.includes(error), html.includes(typed && `value="${typed}"`)]).toEqual([true, true]);
    }
  });

  it('leads from an email that was changed within the week to the account that has another one now', async () => {
    const { id, email, jar } = await makeUser();
    const evil = `evil-${email}`;
    await send(jar, '/mypage/email', { email: evil, currentPassword: 'rotom-dex-2026' });
    await send(new Map(), linkIn((await mailTo(evil)).text), {});
    expect(locationOf(await siteAdmin.post(find, { email }))).toBe(pageOf(id));
    const html = await siteAdmin.html(pageOf(id));
    expect(html).toContain(`メールアドレスは ${email} でした`);
  });
});

describe('an account whose email was changed within the week', () => {
  const password = 'rotom-dex-2026';

  /** By whoever knows the password, from each address to the next. */
  async function move(jar: Jar, ...addresses: string[]) {
    for (const email of addresses) {
      await send(jar, '/mypage/email', { email, currentPassword: password });
      await send(new Map(), linkIn((await mailTo(email)).text), {});
    }
  }

  it('is given back by a link to the one before, and whoever reads the current one is not invited back', async () => {
    const { id, email, jar } = await makeUser();
    const [evil, worse] = [`evil-${email}`, `worse-${email}`];
    await move(jar, evil, worse);
    await end(id);
    for (const to of [email, evil, worse])
      await vi.waitFor(async () => expect(await mailsTo(to)).toHaveLength(1));
    const [owner] = await mailsTo(email);
    for (const mail of [...(await mailsTo(evil)), ...(await mailsTo(worse))])
      expect(mail.text).not.toMatch(/forgot-password|restore-email/);
    // An address that was left belongs to no account.
    expect(owner?.text).not.toContain('/mypage/account');
    expect(owner?.text).toContain('これ以後、メールは届きません');
    const link = /https:\/\/sixsheet\.test(\/ja\/restore-email\S+)/.exec(owner?.text ?? '')?.[1] ?? '';
    const restored = await send(new Map(), link, {});
    expect(locationOf(restored)).toContain('/reset-password?token=');
    const [row] = await db.select().from(schema.users).where(eq(schema.users.id, id));
    expect(row?.email).toBe(email);
  });

  it('has a page that says, before and after, who can get in and what the owner does', async () => {
    const { id, email, jar } = await makeUser();
    const evil = `evil-${email}`;
    await move(jar, evil);
    const before = await mainOf(await siteAdmin.get(`/en${pageOf(id)}`));
    const after = await mainOf(await end(id, '/en'));
    for (const html of [before, after])
      for (const text of [`anyone who reads ${evil} can set a new password`, 'docs/operations.md'])
        expect([text, html.includes(text)]).toEqual([text, true]);
    expect(before).toContain(`We email ${email} a link to take the account back.`);
    expect(before).not.toContain('We email the owner.');
    expect(after).toContain(`take the account back with the link that ${email} got`);
  });
});

describe('the page of an account', () => {
  it('shows what gives access to it, by name, and no secrets', async () => {
    const { id, email, codes } = await makeStaff();
    await db
      .update(schema.users)
      .set({ googleSubject: `g ${id}` })
      .where(eq(schema.users.id, id));
    const html = await mainOf(await siteAdmin.get(`/en${pageOf(id)}`));
    for (const text of [
      email,
      'Signed-in devices (1)',
      'Password',
      'Link to a Google account',
      'Passkey “ユイの端末”',
      'Recovery codes (10 left)',
      'Token “配信の鍵”',
      `/en/admin/${ids.group}/log`,
      `End all access to ${email}`,
    ])
      expect([text, html.includes(text)]).toEqual([text, true]);
    const [row] = await db.select().from(schema.users).where(eq(schema.users.id, id));
    const [key] = await db.select().from(schema.passkeys).where(eq(schema.passkeys.userId, id));
    for (const secret of [row?.passwordHash, row?.googleSubject, key?.credentialId, key?.publicKey, codes[0]])
      expect(html).not.toContain(secret);
  });

  it('ends what has come since it was opened too', async () => {
    const { id, email, jar } = await makeUser();
    await siteAdmin.html(pageOf(id));
    const later: Jar = new Map();
    await send(later, '/sign-in', { email, password: 'rotom-dex-2026' });
    const html = await mainOf(await end(id, '/en'));
    expect(html).toContain(`All access to ${email} has ended`);
    expect(html).toContain('Signed-in devices (2)');
    expect(html).toContain('Nothing gives access to this account.');
    for (const each of [jar, later]) expect((await visit(each, '/mypage')).status).toBe(302);
    expect((await send(new Map(), '/sign-in', { email, password: 'rotom-dex-2026' })).status).toBe(422);
  });

  it('names the tokens that stopped, logs who did it to whom, and tells the owner in their language', async () => {
    const { id, email } = await makeStaff();
    await db.update(schema.users).set({ locale: 'en' }).where(eq(schema.users.id, id));
    const html = await mainOf(await end(id));
    expect(html).toContain('トークン「配信の鍵」');
    const mail = await mailTo(email, 'All access to your account was ended');
    expect(mail.text).toContain(`${site}/en/forgot-password`);
    const [admin] = await db
      .select()
      .from(schema.users)
      .where(eq(schema.users.email, 'site-admin@example.com'));
    expect(await logOf(id)).toMatchObject([
      { act: 'endedAccess', place: 'siteAdmin', byUserId: admin?.id, groupId: null },
    ]);
    const log = await siteAdmin.html('/en/admin/log');
    expect(log).toContain('Ended all access to an account');
    expect(log).toContain(`href="/en${pageOf(id)}"`);
    const own = await person('host-admin@example.com');
    expect(await own.html(`/en/admin/${ids.group}/log`)).not.toContain('Ended all access');
  });

  it('pressed again and at once, ends, logs and mails once', async () => {
    const { id, email } = await makeUser();
    const answers = await Promise.all([end(id), end(id), end(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mainOf(await end(id))).toContain(`${email} へのアクセスをすべて止めました`);
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1));
    await new Promise((wake) => setTimeout(wake, 300));
    expect([(await mailsTo(email)).length, (await logOf(id)).length]).toEqual([1, 1]);
  });

  it('sent again soon after, by anybody, answers when access was ended and which tokens stopped', async () => {
    const { id } = await makeStaff();
    await end(id);
    const again = await mainOf(await end(id, '/en'));
    expect(again).toMatch(/All access to \S+ was ended on /);
    expect(again).toContain('Token “配信の鍵”');
    const colleague = await makeUser({ siteAdminSince: new Date() });
    const theirs = await mainOf(await send(colleague.jar, pageOf(id), { sure: 'yes' }));
    expect(theirs).toContain('トークン「配信の鍵」');
    expect(await logOf(id)).toHaveLength(1);
    const old = new Date(Date.now() - 3_600_001);
    await db.update(schema.staffLog).set({ createdAt: old }).where(eq(schema.staffLog.toUserId, id));
    expect(await mainOf(await end(id))).toContain('止めるものがありませんでした');
  });

  it('sent again by a reload ends nothing that the owner has set up since', async () => {
    const { id, email } = await makeUser();
    const opened = /name="opened" value="(\d+)"/.exec(await siteAdmin.html(pageOf(id)))?.[1] ?? '';
    await siteAdmin.post(pageOf(id), { sure: 'yes', opened });
    await send(new Map(), '/forgot-password', { email });
    const link = linkIn((await mailTo(email, '再設定')).text);
    await send(new Map(), link, { password: 'kirin ga nemui' });
    const reloaded = await mainOf(await siteAdmin.post(pageOf(id), { sure: 'yes', opened }));
    expect(reloaded).toContain('本人のものでなければ、もう一度止めてください');
    expect(await sessionsOf(id)).toBe(1);
    await siteAdmin.post(pageOf(id), { sure: 'yes', opened: `${Date.now()}` });
    expect(await sessionsOf(id)).toBe(0);
  });

  it('does nothing where nobody confirmed that it is the owner', async () => {
    const { id } = await makeUser();
    for (const fields of [{}, { sure: 'no' }, { sure: '' }] as Record<string, string>[]) {
      const answer = await siteAdmin.post(`/en${pageOf(id)}`, fields);
      expect([answer.status, (await answer.text()).includes('Verify the owner first')]).toEqual([422, true]);
    }
    expect(await sessionsOf(id)).toBe(1);
  });

  it('warns of a site admin, of an email that nobody confirmed, and of one whose mails come back, and mails none there', async () => {
    const { id, email } = await makeUser({ siteAdminSince: new Date(), emailVerifiedAt: null });
    await saveMailEvent(db, { kind: 'bounced', at: fromNow(1000), to: [email] });
    const html = await mainOf(await siteAdmin.get(`/en${pageOf(id)}`));
    for (const text of ['This is a site admin’s account.', 'Nobody has confirmed', 'don’t arrive'])
      expect([text, html.includes(text)]).toEqual([text, true]);
    // A mail that does not arrive leads nobody back.
    expect(html).toContain('can’t get back in by /forgot-password');
    expect(html).not.toContain('with a new password from /forgot-password');
    const ended = await mainOf(await end(id, '/en'));
    expect(ended).toContain('Then add a passkey.');
    expect(ended).toContain('After you give the account an email that they can read');
    await new Promise((wake) => setTimeout(wake, 300));
    expect(await mailsTo(email)).toEqual([]);
  });

  it('does not lock out who presses', async () => {
    const self = await makeUser({ siteAdminSince: new Date() });
    const html = await mainOf(await visit(self.jar, `/en${pageOf(self.id)}`));
    expect([html.includes('your own account'), html.includes('name="sure"')]).toEqual([true, false]);
    expect((await send(self.jar, pageOf(self.id), { sure: 'yes' })).status).toBe(409);
    expect(await sessionsOf(self.id)).toBe(1);
  });
});

describe('who may not', () => {
  it('end access: staff, users, visitors, forms of other sites, forged IDs', async () => {
    const { id } = await makeUser();
    for (const email of ['host-admin@example.com', 'moderator@example.com', 'haruka@example.com']) {
      const other = await person(email);
      for (const path of [find, pageOf(id), pageOf(newId())]) {
        expect(locationOf(await other.get(path))).toBe('/error/403');
        expect(locationOf(await other.post(path, { sure: 'yes', email }))).toBe('/error/403');
      }
    }
    expect(locationOf(await visitor.post(pageOf(id), { sure: 'yes' }))).toMatch(/^\/admin\/auth\?/);
    const foreign = { ...siteAdmin.headers, Origin: 'https://evil.example' };
    const forged = await ask(pageOf(id), {
      method: 'POST',
      headers: foreign,
      body: new URLSearchParams({ sure: 'yes' }),
    });
    expect(forged.response.status).toBe(403);
    for (const wrong of [newId(), 'x', '1 or 1=1', "' or ''='", 'a'.repeat(2000)])
      expect((await siteAdmin.post(pageOf(encodeURIComponent(wrong)), { sure: 'yes' })).status).toBe(404);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('a session that was not proven a moment ago, or not by the passkey that site admins need', async () => {
    const { id } = await makeUser();
    const admin = await makePasskeyUser({ siteAdminSince: new Date() });
    const strict = { SITE_ADMIN_PASSKEYS: 'required' };
    const password: Jar = new Map();
    await send(password, '/sign-in', { email: admin.email, password: 'rotom-dex-2026' });
    const headers = { Cookie: cookieOf(password) };
    const toConfirm = `/mypage/confirm?redirectTo=${encodeURIComponent(pageOf(id))}`;
    const asked = await ask(pageOf(id), { headers }, strict);
    const sent = await post(pageOf(id), { sure: 'yes' }, headers, strict);
    expect([locationOf(asked.response), locationOf(sent.response)]).toEqual([toConfirm, toConfirm]);
    const { provenAt, where } = longAgo(admin.id);
    await db.update(schema.sessions).set({ provenAt }).where(where);
    expect(locationOf(await visit(admin.jar, pageOf(id)))).toBe(toConfirm);
    expect(locationOf(await send(admin.jar, pageOf(id), { sure: 'yes' }))).toBe(toConfirm);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('one who ends many in an hour', async () => {
    const admin = await makeUser({ siteAdminSince: new Date() });
    const { id } = await makeUser();
    for (let at = 0; at < 20; at++)
      expect((await send(admin.jar, pageOf(id), { sure: 'yes' })).status).toBe(200);
    const refused = await send(admin.jar, `/en${pageOf(id)}`, { sure: 'yes' });
    expect([refused.status, (await refused.text()).includes('Wait a while')]).toEqual([429, true]);
  });
});

it('its log line has the IDs of both and how much, and no email', async () => {
  const { id, email } = await makeUser();
  const log = watchLog();
  await post(pageOf(id), { sure: 'yes' }, siteAdmin.headers);
  const [line] = log.of('security');
  expect(line).toMatchObject({
    event: 'siteAdmin.accessEnded',
    of: id,
    sessions: 1,
    password: 1,
    passkeys: 0,
  });
  expect(line?.user).toMatch(/^[a-z0-9]{26}$/);
  expect(log.printed.join()).not.toContain(email);
});

it('with a session in hand, whoever was in makes nothing new', async () => {
  const { id, jar } = await makeUser();
  await end(id);
  for (const [path, fields] of [
    ['/mypage/email', { email: 'evil@example.com', currentPassword: 'rotom-dex-2026' }],
    ['/mypage/calendar', {}],
    ['/passkeys/challenge', { purpose: 'add' }],
    [`/admin/${ids.group}/settings/tokens`, { name: 'x', scope: 'read' }],
  ] as const)
    expect([302, 401, 403]).toContain((await send(jar, path, { ...fields })).status);
  const where = and(eq(schema.mailLinks.userId, id));
  expect([await db.$count(schema.mailLinks, where), await sessionsOf(id)]).toEqual([0, 0]);
});
