import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import {
  favorites,
  groups,
  mailLinks,
  members,
  outbox,
  posts,
  sessions,
  teamRevisions,
  teamSheets,
  users,
} from '~/db/schema';
import { demoPassword, ids, teamSheet, worldId } from '../world';
import { db, type Jar, linkIn, locationOf, mailTo, mainOf, makeUser, send, visit } from './account';
import { goodFields, open } from './team-form';

const password = 'kirin ga nemui';
const signIn = async (email: string, secret: string) => {
  const jar: Jar = new Map();
  return { jar, status: (await send(jar, '/sign-in', { email, password: secret })).status };
};

describe.each(['/mypage/password', '/admin/change-password'])('changing the password at %s', (path) => {
  it('takes the current one, keeps this device and signs out all others', async () => {
    const { id, email, jar } = await makeUser();
    const other = await signIn(email, demoPassword);
    const before = jar.get('__Host-session');
    await send(new Map(), '/forgot-password', { email });
    const forgotten = linkIn((await mailTo(email, 'パスワードの再設定')).text);

    const wrong = await send(jar, path, { currentPassword: 'not this one', password });
    const html = await mainOf(wrong);
    expect([wrong.status, html.match(/aria-invalid="true"/g)?.length]).toEqual([422, 1]);
    expect(html).not.toContain('not this one');
    const short = await send(jar, path, { currentPassword: demoPassword, password: 'short' });
    expect(short.status).toBe(422);

    const done = await send(jar, path, { currentPassword: demoPassword, password });
    expect([done.status, locationOf(done)]).toEqual([
      302,
      path.startsWith('/admin') ? '/admin/mypage' : '/mypage',
    ]);
    expect(jar.get('__Host-session')).not.toBe(before);
    expect((await visit(jar, '/mypage')).status).toBe(200);
    expect((await visit(other.jar, '/mypage')).status).toBe(302);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
    expect((await signIn(email, demoPassword)).status).toBe(422);
    expect((await signIn(email, password)).status).toBe(302);
    expect((await mailTo(email, 'パスワードが変更されました')).text).toContain('/forgot-password');
    expect((await visit(new Map(), forgotten)).status).toBe(410);
  });

  it('is throttled', async () => {
    const { jar } = await makeUser();
    const answers: number[] = [];
    for (let i = 0; i < 9; i++)
      answers.push((await send(jar, path, { currentPassword: `guess ${i}`, password })).status);
    expect(answers).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429]);
    expect((await send(jar, path, { currentPassword: demoPassword, password })).status).toBe(429);
  });
});

it('an account without a password sets one by mail', async () => {
  const { id, email, jar } = await makeUser({ googleSubject: 'sub-1' });
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  expect(await mainOf(await visit(jar, '/mypage/password'))).toContain('パスワードがありません');
  expect(locationOf(await send(jar, '/en/mypage/password', {}))).toBe('/en/mypage/password?sent=1');
  const link = linkIn((await mailTo(email)).text);
  expect((await send(jar, link, { password })).status).toBe(302);
  expect((await signIn(email, password)).status).toBe(302);
});

describe('changing the address', () => {
  it('waits for the mail to the new one, warns the old one, and voids its links', async () => {
    const { id, email, jar } = await makeUser({ locale: 'en' });
    const fresh = `new-${email}`;
    const asked = await send(jar, '/mypage/email', { email: fresh, currentPassword: demoPassword });
    expect([asked.status, locationOf(asked)]).toEqual([302, '/mypage/email?sent=1']);
    expect((await mailTo(email)).text).toContain(fresh);
    const link = linkIn((await mailTo(fresh, 'Confirm')).text);
    expect(link).toMatch(/^\/en\/confirm-email\?token=[\w-]{43}$/);
    await send(new Map(), '/forgot-password', { email });
    const forgotten = linkIn((await mailTo(email, 'Reset your password')).text);

    expect((await visit(new Map(), link)).status).toBe(200);
    const [still] = await db.select().from(users).where(eq(users.id, id));
    expect(still?.email).toBe(email);
    const confirmed = await send(new Map(), link, {});
    expect([confirmed.status, locationOf(confirmed)]).toEqual([302, '/en/mypage']);
    expect((await send(new Map(), link, {})).status).toBe(410);
    const [changed] = await db.select().from(users).where(eq(users.id, id));
    expect(changed?.email).toBe(fresh);
    await mailTo(email, 'was changed');
    expect((await visit(new Map(), forgotten)).status).toBe(410);
    expect((await signIn(fresh, demoPassword)).status).toBe(302);
    expect((await signIn(email, demoPassword)).status).toBe(422);
  });

  it('answers the same for an address that has an account, which is told', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const fields = { email: other.email, currentPassword: demoPassword };
    expect(locationOf(await send(one.jar, '/mypage/email', fields))).toBe('/mypage/email?sent=1');
    const { text } = await mailTo(other.email);
    expect(text).toContain('アカウントはすでに');
    expect(text).not.toContain('token=');
  });

  it('does not take an address that somebody else has taken meanwhile', async () => {
    const { id, email, jar } = await makeUser();
    const fresh = `new-${email}`;
    await send(jar, '/mypage/email', { email: fresh, currentPassword: demoPassword });
    const link = linkIn((await mailTo(fresh)).text);
    await makeUser({ email: fresh });
    expect((await send(jar, link, {})).status).toBe(410);
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user?.email).toBe(email);
  });

  it('says what is wrong beside its field, and is throttled', async () => {
    const { email, jar } = await makeUser();
    const wrong = await send(jar, '/en/mypage/email', { email, currentPassword: demoPassword });
    expect(wrong.status).toBe(422);
    expect(await mainOf(wrong)).toContain('That’s already your email address.');
    const guess = await send(jar, '/mypage/email', { email: 'a@b.example', currentPassword: 'x' });
    expect(guess.status).toBe(422);
    const answers: number[] = [];
    for (let i = 0; i < 6; i++) {
      const fields = { email: `${i}${email}`, currentPassword: demoPassword };
      answers.push((await send(jar, '/mypage/email', fields)).status);
    }
    expect(answers).toEqual([302, 302, 302, 302, 302, 429]);
  });
});

describe('the data of an account', () => {
  it('are one file without secrets', async () => {
    const { id, email, jar } = await makeUser({ discordId: 'yui_dc' });
    const submissionKey = newId();
    const fields = { ...goodFields(submissionKey), intent: 'submit' };
    const made = locationOf(await send(jar, open, fields));
    const edits = /teams\/(\w+)\//.exec(made ?? '')?.[1] ?? '';
    await send(jar, open, { ...fields, displayName: 'ユイ2', edits, revision: '1' });
    const response = await visit(jar, '/mypage/export');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="sixsheet-[\d-]+\.json"$/,
    );
    const text = await response.text();
    expect(JSON.parse(text).sessions).toMatchObject([{ userAgent: expect.any(String) }]);
    expect(text).not.toMatch(/scrypt|editKeyHash|tokenHash|passwordHash|submissionKey/);
    expect(JSON.parse(text)).toMatchObject({
      account: { id, email, discordId: 'yui_dc', hasPassword: true },
      teams: [
        {
          displayName: 'ユイ2',
          revisions: [
            { revision: 1, byMe: true },
            { revision: 2, byMe: true, snapshot: { displayName: 'ユイ2' } },
          ],
        },
      ],
      memberships: [],
      requests: [],
    });
  });
});

describe('deleting an account', () => {
  it('takes the password, ends everything, and leaves teams without a name', async () => {
    const { id, email, jar } = await makeUser();
    const author = await makeUser();
    const [team, post] = [newId(), newId()];
    await db
      .insert(teamSheets)
      .values(
        teamSheet({ id: team, tournamentId: ids.open, ownerId: id, improvesReading: true }, Date.now()),
      );
    await db
      .insert(teamRevisions)
      .values({ teamSheetId: team, revision: 1, byUserId: id, by: 'player', snapshot: {} });
    await db.insert(posts).values({ id: post, submissionKey: post, authorId: author.id, favoriteCount: 1 });
    await db.insert(favorites).values({ userId: id, postId: post });
    await send(new Map(), '/forgot-password', { email });
    await mailTo(email);

    expect((await send(jar, '/mypage/account', { currentPassword: 'wrong' })).status).toBe(422);
    expect((await send(jar, '/mypage/account', { confirmation: email })).status).toBe(422);
    const done = await send(jar, '/en/mypage/account', { currentPassword: demoPassword });
    expect([done.status, locationOf(done), jar.has('__Host-session')]).toEqual([302, '/en', false]);
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await db.select().from(mailLinks).where(eq(mailLinks.email, email))).toEqual([]);
    const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, team));
    expect(sheet).toMatchObject({ ownerId: null, displayName: '—', improvesReading: false });
    expect(await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, team))).toEqual([]);
    const [liked] = await db.select().from(posts).where(eq(posts.id, post));
    expect(liked?.favoriteCount).toBe(0);
    await mailTo(email, 'deleted');
    expect((await signIn(email, demoPassword)).status).toBe(422);
  });

  it('without a password takes the address, typed out', async () => {
    const { id, email, jar } = await makeUser({ googleSubject: 'sub-2' });
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    const wrong = await send(jar, '/mypage/account', { confirmation: 'someone@example.com' });
    expect(wrong.status).toBe(422);
    expect(await mainOf(wrong)).toContain('value="someone@example.com"');
    expect((await send(jar, '/mypage/account', { confirmation: ` ${email.toUpperCase()}` })).status).toBe(
      302,
    );
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual([]);
  });

  it('is not for the last admin of a group, until somebody else is one', async () => {
    const { id, jar } = await makeUser();
    const other = await makeUser();
    const groupId = newId();
    await db.insert(groups).values({ id: groupId, name: 'ひとりの会' });
    await db.insert(members).values([
      { groupId, userId: id, role: 'admin' },
      { groupId, userId: other.id, role: 'moderator' },
    ]);
    const page = await mainOf(await visit(jar, '/mypage/account'));
    expect(page).toContain(`/admin/${groupId}/members`);
    expect(page).not.toContain('アカウントを削除する');
    expect((await send(jar, '/mypage/account', { currentPassword: demoPassword })).status).toBe(409);
    expect(await db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
    await db
      .update(members)
      .set({ role: 'admin' })
      .where(and(eq(members.groupId, groupId), eq(members.userId, other.id)));
    expect((await send(jar, '/mypage/account', { currentPassword: demoPassword })).status).toBe(302);
    expect(await db.select().from(members).where(eq(members.userId, id))).toEqual([]);
  });
});

it('what went wrong with mails is said where it tells nothing about an address', async () => {
  await env.DB.prepare('delete from attempts').run();
  const jar: Jar = new Map();
  const page = async () => mainOf(await visit(jar, '/forgot-password?sent=1'));
  expect(await page()).not.toContain('届きにくく');
  const { makeTrouble } = await import('./mail-trouble');
  await makeTrouble(db, env);
  expect(await page()).toContain('届きにくく');
  await send(jar, '/sign-up', { displayName: 'X', email: 'works@example.com', password });
  await mailTo('works@example.com');
  expect(await page()).not.toContain('届きにくく');
  expect(
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.to, worldId('nobody'))),
  ).toEqual([]);
});
