import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '~/accounts/password.server';
import { earlierEmails, sessions, users } from '~/db/schema';
import { ja } from '~/locales/ja';
import { demoPassword } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';
import { makePasskeyUser } from './passkey-person';
import { sweep } from './sweep';

const password = 'kirin ga nemui';

const emailOf = async (id: string) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;

/** Somebody who knows the password asks, from a session of their own, for another address. */
async function askedByAttacker(email: string) {
  const jar: Jar = new Map();
  await send(jar, '/sign-in', { email, password: demoPassword });
  const evil = `evil-${email}`;
  await send(jar, '/mypage/email', { email: evil, currentPassword: demoPassword });
  return { jar, evil, link: linkIn((await mailTo(evil)).text) };
}

const linkOf = (text: string, path: string) =>
  new RegExp(`https://sixsheet\\.test((?:/ja|/en)?/${path}\\?token=\\S+)`).exec(text)?.[1] ?? '';
const isIn = async (jar: Jar) => (await visit(jar, '/mypage/sessions')).status === 200;
const entersBy = async (email: string, word: string) =>
  (await send(new Map(), '/sign-in', { email, password: word })).status === 302;

/** From a session of whoever knows the password to another address, confirmed there. The way back is in the mail. */
async function move(jar: Jar, from: string, to: string) {
  await send(jar, '/mypage/email', { email: to, currentPassword: demoPassword });
  const link = linkOf((await mailTo(to, '確認')).text, 'confirm-email');
  const moved = await send(new Map(), link, {});
  expect(moved.status).toBe(302);
  return linkOf((await mailTo(from, '変更されました')).text, 'restore-email');
}

async function resetByMail(email: string) {
  await send(new Map(), '/forgot-password', { email });
  const link = linkIn((await mailTo(email, '再設定')).text);
  return send(new Map(), link, { password });
}

describe('a link that was asked for by whoever knew the password', () => {
  it('is void once its owner changed it', async () => {
    const { id, email, jar } = await makeUser();
    const { link } = await askedByAttacker(email);
    const changed = await send(jar, '/mypage/password', { currentPassword: demoPassword, password });
    expect(changed.status).toBe(302);
    expect((await send(new Map(), link, {})).status).toBe(410);
    expect(await emailOf(id)).toBe(email);
  });

  it('is void once its owner reset it by mail', async () => {
    const { id, email } = await makeUser();
    const { link } = await askedByAttacker(email);
    expect((await resetByMail(email)).status).toBe(302);
    expect((await send(new Map(), link, {})).status).toBe(410);
    expect(await emailOf(id)).toBe(email);
  });

  it('is void once its owner signed out the other devices', async () => {
    const { id, email, jar } = await makeUser();
    const { link } = await askedByAttacker(email);
    expect(locationOf(await send(jar, '/mypage/sessions', { intent: 'all' }))).toBe('/mypage/sessions');
    expect((await visit(new Map(), link)).status).toBe(410);
    expect((await send(new Map(), link, {})).status).toBe(410);
    expect(await emailOf(id)).toBe(email);
  });
});

it('opens no session with a password that is changed after it was checked', async () => {
  const { id, email } = await makeUser();
  const changed = await hashPassword(password);
  // A right password forgets the tries before it: at that moment the change comes from elsewhere.
  await env.DB.prepare(`create trigger changed_meanwhile after delete on attempts begin
    update users set password_hash = '${changed}' where id = '${id}';
    delete from sessions where user_id = '${id}';
  end`).run();
  const jar: Jar = new Map();
  const answer = await send(jar, '/sign-in', { email, password: demoPassword }).finally(() =>
    env.DB.prepare('drop trigger changed_meanwhile').run(),
  );
  expect(answer.status).toBe(422);
  expect(await mainOf(answer)).toContain(ja.accounts.problems.wrongPassword);
  expect(await isIn(jar)).toBe(false);
  expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  expect(await entersBy(email, password)).toBe(true);
});

describe('a change of address that nobody confirmed yet', () => {
  it('is shown to its owner, on both pages, and canceled there', async () => {
    const { id, email, jar } = await makeUser();
    const { evil, link } = await askedByAttacker(email);
    expect(await mainOf(await visit(jar, '/mypage'))).toContain(`${evil} への変更の手続き中`);
    const page = await mainOf(await visit(jar, '/mypage/email'));
    expect(page).toContain('変更の手続き中');
    expect(page).toContain(evil);
    expect(locationOf(await send(jar, '/en/mypage/email', { intent: 'cancel' }))).toBe('/en/mypage/email');
    expect(await mainOf(await visit(jar, '/mypage/email'))).not.toContain(evil);
    expect((await send(new Map(), link, {})).status).toBe(410);
    expect((await send(jar, '/mypage/email', { intent: 'cancel' })).status).toBe(302);
    expect(await emailOf(id)).toBe(email);
  });

  it('is canceled from the warning by one press, without a session, and by no other link', async () => {
    const { id, email } = await makeUser();
    const other = await makeUser();
    const { evil, link } = await askedByAttacker(email);
    const theirs = await askedByAttacker(other.email);
    const cancel = linkOf((await mailTo(email, '手続き')).text, 'cancel-email');
    const foreign = linkOf((await mailTo(other.email, '手続き')).text, 'cancel-email');
    const [, path = '', hash = '', signature = ''] = /^(.*=)(.*)\.(.*)$/.exec(cancel) ?? [];
    const foreignSignature = foreign.split('.').at(-1);
    for (const bad of [
      `${path}${hash}`,
      `${path}${hash}.`,
      `${path}${hash}.${foreignSignature}`,
      `${path}.${signature}`,
      `${path}${hash}.${signature}x`,
      link.replace('confirm', 'cancel'),
    ])
      for (const answer of [await visit(new Map(), bad), await send(new Map(), bad, {})])
        expect([bad, answer.status]).toEqual([bad, 410]);
    for (const wrong of [cancel.replace('cancel', 'restore'), cancel.replace('cancel', 'confirm')])
      expect((await send(new Map(), wrong, {})).status).toBe(410);

    const page = await visit(new Map(), cancel);
    expect([page.status, (await mainOf(page)).includes(evil)]).toEqual([200, true]);
    expect((await visit(new Map(), link)).status).toBe(200);
    const abroad = { method: 'POST', headers: { Origin: 'https://evil.example' } };
    expect((await visit(new Map(), cancel, abroad)).status).toBe(403);
    const done = await send(new Map(), cancel, {});
    expect([done.status, locationOf(done)]).toEqual([302, '/ja/cancel-email?done=1']);
    expect(await mainOf(await visit(new Map(), '/cancel-email?done=1'))).toContain('/forgot-password');
    const again = await send(new Map(), cancel, {});
    expect([again.status, (await mainOf(again)).includes('取り消されたか')]).toEqual([410, true]);
    expect((await send(new Map(), link, {})).status).toBe(410);
    expect((await visit(new Map(), theirs.link)).status).toBe(200);
    expect(await emailOf(id)).toBe(email);
  });
});

describe('the address before', () => {
  it('takes the account back within seven days, whatever was done with it', async () => {
    const { id, email, jar: own } = await makeUser();
    const jar: Jar = new Map();
    await send(jar, '/sign-in', { email, password: demoPassword });
    const [evil, worse] = [`evil-${email}`, `worse-${email}`];
    const back = await move(jar, email, evil);
    const later = await move(jar, evil, worse);
    await send(jar, '/mypage/password', { currentPassword: demoPassword, password: 'ditto ga warau' });
    const { text } = await mailTo(email, '変更されました');
    expect(text).toContain('e…@e…');
    expect(text).not.toContain(evil);

    const page = await visit(new Map(), back);
    expect([page.status, (await mainOf(page)).includes(email)]).toEqual([200, true]);
    expect(await emailOf(id)).toBe(worse);
    const restored = await send(new Map(), back.replace('/ja/restore', '/en/restore'), {});
    const reset = locationOf(restored) ?? '';
    expect([restored.status, reset]).toEqual([
      302,
      expect.stringMatching(/^\/en\/reset-password\?token=[\w-]{43}$/),
    ]);
    expect(await emailOf(id)).toBe(email);
    expect([await isIn(jar), await isIn(own)]).toEqual([false, false]);
    expect(await entersBy(email, 'ditto ga warau')).toBe(false);
    expect((await mailTo(worse, 'changed back')).text).toContain('signed out');
    for (const over of [back, later]) expect((await send(new Map(), over, {})).status).toBe(410);
    expect(await emailOf(id)).toBe(email);
    const mine: Jar = new Map();
    expect((await send(mine, reset, { password })).status).toBe(302);
    expect([await isIn(mine), await entersBy(email, password)]).toEqual([true, true]);
  });

  it('goes before one that was left later, also after that one took it back', async () => {
    const { id, email, jar } = await makeUser();
    const [evil, worse] = [`evil-${email}`, `worse-${email}`];
    const back = await move(jar, email, evil);
    const later = await move(jar, evil, worse);
    expect((await send(new Map(), later, {})).status).toBe(302);
    expect(await emailOf(id)).toBe(evil);
    expect((await send(new Map(), back, {})).status).toBe(302);
    expect(await emailOf(id)).toBe(email);
    expect((await send(new Map(), later, {})).status).toBe(410);
  });

  it('is the account’s again by an ordinary change too: who came after has no say', async () => {
    const { id, email, jar } = await makeUser();
    const evil = `evil-${email}`;
    await move(jar, email, evil);
    expect(await move(jar, evil, email)).toBe('');
    expect(await emailOf(id)).toBe(email);
    expect(await db.select().from(earlierEmails).where(eq(earlierEmails.userId, id))).toEqual([]);
    expect((await mailTo(evil, '変更されました')).text).toContain('サイト管理者');
  });

  it('is nobody else’s meanwhile, and no page tells', async () => {
    const { email, jar } = await makeUser();
    const other = await makeUser();
    const early = `early-${email}`;
    await send(new Map(), '/sign-up', { displayName: 'X', email, password });
    await send(new Map(), '/sign-up', { displayName: 'X', email: early, password });
    const before = linkOf((await mailTo(early)).text, 'verify-email');
    await move(jar, email, `new-${email}`);

    const signUp = await send(new Map(), '/sign-up', { displayName: 'X', email, password });
    expect(locationOf(signUp)).toBe('/sign-up?sent=1');
    const told = await mailTo(email, '前のメールアドレス');
    expect(told.text).toMatch(/restore-email/);
    expect(told.text).not.toMatch(/verify-email/);
    const wish = { email, currentPassword: demoPassword };
    expect(locationOf(await send(other.jar, '/mypage/email', wish))).toBe('/mypage/email?sent=1');
    expect((await mailTo(email, 'すでに')).text).not.toContain('token=');
    // One whose link went out before is refused in the statement that would make it.
    await move(other.jar, other.email, early);
    await move(other.jar, early, `later-${early}`);
    const refused = await send(new Map(), before, { password });
    expect(refused.status).toBe(410);
    const forgot = await send(new Map(), '/forgot-password', { email });
    expect(locationOf(forgot)).toBe('/forgot-password?sent=1');
  });

  it('keeps the account from being deleted, until then', async () => {
    const { id, email, jar } = await makeUser();
    await move(jar, email, `new-${email}`);
    const page = await mainOf(await visit(jar, '/mypage/account'));
    expect(page).toContain('変更してから7日間は');
    expect(page).not.toContain('アカウントを削除する');
    const refused = await send(jar, '/mypage/account', { currentPassword: demoPassword });
    expect([refused.status, await emailOf(id)]).toEqual([409, `new-${email}`]);
    expect(JSON.parse(await (await visit(jar, '/mypage/export')).text()).earlierEmails).toMatchObject([
      { email },
    ]);
    await db
      .update(earlierEmails)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(earlierEmails.userId, id));
    expect((await send(jar, '/mypage/account', { currentPassword: demoPassword })).status).toBe(302);
    expect(await emailOf(id)).toBeUndefined();
  });

  it('is forgotten after that: the link is over, the address free, the row swept', async () => {
    const { id, email, jar } = await makeUser();
    const back = await move(jar, email, `new-${email}`);
    await db
      .update(earlierEmails)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(earlierEmails.userId, id));
    const over = await send(new Map(), back, {});
    expect([over.status, (await mainOf(over)).includes('有効期限')]).toEqual([410, true]);
    await sweep();
    expect(await db.select().from(earlierEmails).where(eq(earlierEmails.userId, id))).toEqual([]);
    await send(new Map(), '/sign-up', { displayName: 'X', email, password });
    const link = linkOf((await mailTo(email, '確認')).text, 'verify-email');
    expect((await send(new Map(), link, { password })).status).toBe(302);
  });

  it('takes it back from a passkey and from Google as well: neither changes the address or deletes it', async () => {
    const { id, email, jar } = await makePasskeyUser();
    const back = await move(jar, email, `evil-${email}`);
    await db
      .update(users)
      .set({ googleSubject: `evil ${id}` })
      .where(eq(users.id, id));
    expect((await send(new Map(), back, {})).status).toBe(302);
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect([user?.email, user?.googleSubject, user?.passwordHash?.startsWith('scrypt$')]).toEqual([
      email,
      null,
      true,
    ]);
    expect(await entersBy(email, demoPassword)).toBe(false);
  });
});

describe('at the same moment', () => {
  it('of a confirmation and a new password, twenty times, the account is never lost', async () => {
    const { id, email, jar } = await makeUser();
    const { link } = await askedByAttacker(email);
    const change = { currentPassword: demoPassword, password };
    const answers = await Promise.all([
      send(jar, '/mypage/password', change),
      ...Array.from({ length: 20 }, () => send(new Map(), link, {})),
    ]);
    expect(answers[0]?.status).toBe(302);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const moved = (await emailOf(id)) !== email;
    expect(answers.slice(1).filter(({ status }) => status === 302)).toHaveLength(moved ? 1 : 0);
    if (!moved) return;
    const back = linkOf((await mailTo(email, '変更されました')).text, 'restore-email');
    expect((await send(new Map(), back, {})).status).toBe(302);
    expect(await emailOf(id)).toBe(email);
  });

  it('of taking it back twenty times, one does', async () => {
    const { id, email, jar } = await makeUser();
    const back = await move(jar, email, `evil-${email}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(new Map(), back, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(19).fill(410)]);
    expect(await emailOf(id)).toBe(email);
  });

  it('of two new passwords, the one whose session was ended by the other changes nothing', async () => {
    const { email, jar } = await makeUser();
    const thief: Jar = new Map();
    await send(thief, '/sign-in', { email, password: demoPassword });
    const to = (word: string) => ({ currentPassword: demoPassword, password: word });
    const answers = await Promise.all([
      send(jar, '/mypage/password', to(password)),
      send(thief, '/mypage/password', to('ditto ga warau')),
      send(thief, '/mypage/email', { email: `evil-${email}`, currentPassword: demoPassword }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const works = [await entersBy(email, password), await entersBy(email, 'ditto ga warau')];
    expect(works.filter(Boolean)).toHaveLength(1);
    expect([await isIn(jar), await isIn(thief)].filter(Boolean)).toHaveLength(1);
  });
});
