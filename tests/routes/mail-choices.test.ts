import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { findMailChoices } from '~/accounts/mail-choices/choices.server';
import { stopToken } from '~/accounts/mail-choices/stop-link.server';
import { type MailTopic, mailTopics, topicDefaults } from '~/accounts/mail-choices/topics';
import { newId } from '~/db/ids';
import { announcements, entrants, mailChoices, notices, outbox, teamSheets, users } from '~/db/schema';
import { mailSome } from '~/tell/mail-some.server';
import { ids, teamSheet } from '../world';
import { db, locationOf, mainOf, makeUser, send, visit } from './account';
import { person, site, visitor } from './person';
import { admin, desk, make } from './tournament-form';

const page = '/mypage/notices';
const choicesOf = (userId: string) => findMailChoices(db, userId);
const pathOf = (userId: string, topic: MailTopic) =>
  `/unsubscribe/${stopToken(env.SESSION_SECRET, { userId, topic })}`;
const oneClick = 'List-Unsubscribe=One-Click';
const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*name="topic"[^>]*>/g)].flatMap(([input]) =>
    /checked/.test(input) ? [/value="(\w+)"/.exec(input)?.[1]] : [],
  );

describe('my page of mails', () => {
  it('shows what is on for everybody, keeps what is chosen, and turns all off by one press', async () => {
    const { id, jar, email } = await makeUser();
    const html = await (await visit(jar, page)).text();
    const on = mailTopics.filter((topic) => topicDefaults[topic]);
    expect(ticked(html)).toEqual(on);
    expect(html).toContain(email);
    const kept = await send(jar, page, [
      ['topic', 'results'],
      ['topic', 'organizers'],
      ['topic', 'results'],
      ['topic', 'anything'],
    ]);
    expect([kept.status, locationOf(kept)]).toEqual([302, page]);
    expect(ticked(await (await visit(jar, page)).text())).toEqual(['results', 'organizers']);
    expect(await db.$count(mailChoices, eq(mailChoices.userId, id))).toBe(mailTopics.length);
    await send(jar, page, [
      ['topic', 'results'],
      ['intent', 'none'],
    ]);
    expect(ticked(await (await visit(jar, page)).text())).toEqual([]);
  });

  it('is led to from my page, and what was chosen is in the export', async () => {
    const { jar } = await makeUser();
    expect(await (await visit(jar, '/en/mypage')).text()).toContain(`href="/en${page}"`);
    await send(jar, page, { topic: 'onAir' });
    const exported = (await (await visit(jar, '/mypage/export')).json()) as {
      mailChoices: { topic: string; isOn: boolean }[];
    };
    expect(exported.mailChoices).toHaveLength(mailTopics.length);
    expect(exported.mailChoices).toContainEqual(expect.objectContaining({ topic: 'onAir', isOn: true }));
  });
});

describe('the link of a mail', () => {
  it('stops nothing by being opened, by whatever program', async () => {
    const { id } = await makeUser();
    for (const method of ['GET', 'HEAD'])
      expect((await SELF.fetch(site + pathOf(id, 'results'), { method })).status).toBe(200);
    const html = await mainOf(await visitor.get(`/en${pathOf(id, 'results')}`));
    expect(html).toContain('Stop “Results” emails?');
    expect(await db.$count(mailChoices, eq(mailChoices.userId, id))).toBe(0);
  });

  // As mail programs and their servers send it: RFC 8058 has both kinds of body; and with an Origin, or none.
  it.each<[string, RequestInit]>([
    ['a form', { body: new URLSearchParams(oneClick) }],
    ['a form of parts', { body: formOf(oneClick) }],
    ['no body', {}],
    ['a body that is none', { body: '{', headers: { 'Content-Type': 'multipart/form-data' } }],
    [
      'a page of another site',
      {
        body: new URLSearchParams(oneClick),
        headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      },
    ],
    ['an origin that is none', { body: new URLSearchParams(oneClick), headers: { Origin: 'null' } }],
  ])('stops its kind alone when a mail program posts to it: %s', async (_, init) => {
    const { id } = await makeUser();
    const answer = await SELF.fetch(site + pathOf(id, 'results'), {
      method: 'POST',
      redirect: 'manual',
      ...init,
    });
    // A redirect would not be followed.
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await choicesOf(id)).toEqual({ ...topicDefaults, results: false });
    expect(answer.headers.getSetCookie().join()).not.toContain('session');
  });

  it('says what it stopped, twice too, and has the way back', async () => {
    const { id } = await makeUser();
    const path = `/en${pathOf(id, 'announcement')}`;
    for (const _ of [1, 2]) {
      const html = await mainOf(await visitor.post(path));
      expect(html).toContain('We’ve stopped “Announcements” emails.');
      expect(html).toMatch(/name="intent" value="resume"/);
    }
    expect(await mainOf(await visitor.get(path))).toContain('“Announcements” emails are off.');
    const html = await mainOf(await visitor.post(path, { intent: 'resume' }));
    expect(html).toContain('“Announcements” emails are on again.');
    expect(await choicesOf(id)).toEqual(topicDefaults);
  });

  it('says nothing of whose it is', async () => {
    const { id, email } = await makeUser({ displayName: 'QQNAMEQQ' });
    const html = await visitor.html(pathOf(id, 'results'));
    for (const secret of [email, 'QQNAMEQQ']) expect(html).not.toContain(secret);
  });

  it.each<[string, (token: string, other: string) => string]>([
    ['cut', (token) => token.slice(0, -1)],
    ['of another account', (token, other) => token.replace(/^\w+/, other)],
    ['of another kind', (token) => token.replace('.results.', '.deadline.')],
    ['nonsense', () => 'x'],
    ['an address', () => '%00%0d%0aSet-Cookie:x'],
  ])('that is %s stops nothing, and says so', async (_, change) => {
    const [{ id }, other] = [await makeUser(), await makeUser()];
    const token = change(stopToken(env.SESSION_SECRET, { userId: id, topic: 'results' }), other.id);
    const before = await db.$count(mailChoices);
    for (const answer of [
      await visitor.get(`/en/unsubscribe/${token}`),
      await visitor.post(`/en/unsubscribe/${token}`),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This link doesn’t work.');
    }
    expect(await db.$count(mailChoices)).toBe(before);
  });

  it('of an account that has gone is answered, and leaves nothing', async () => {
    const { id } = await makeUser();
    await db.delete(users).where(eq(users.id, id));
    expect((await visitor.post(pathOf(id, 'results'))).status).toBe(200);
    expect(await db.$count(mailChoices, eq(mailChoices.userId, id))).toBe(0);
  });

  it('opens no other door to other sites', async () => {
    const headers = { Origin: 'https://mail.example' };
    for (const path of [page, '/unsubscribe', '/unsubscribe/x/y', '/x/unsubscribe/y'])
      expect([path, (await SELF.fetch(site + path, { method: 'POST', headers })).status]).toEqual([
        path,
        403,
      ]);
  });
});

describe('mails that went out before there was a choice', () => {
  it('announcements reach nobody who turned them off, nor whose address is not theirs yet', async () => {
    const tournamentId = await make();
    const wants = await makeUser();
    const stopped = await makeUser();
    const unproven = await makeUser({ emailVerifiedAt: null });
    for (const { id } of [wants, stopped, unproven])
      await db.insert(teamSheets).values(sheetOf(tournamentId, id));
    await visitor.post(pathOf(stopped.id, 'announcement'));
    const title = `お知らせ${newId().slice(-6)}`;
    const id = newId();
    const row = { id, tournamentId, titleJa: title, isMailed: true, showsAt: new Date() };
    await db.insert(announcements).values(row);
    const [notice] = await db
      .insert(notices)
      .values({
        ...{ kind: 'announcement.posted', groupId: ids.group, tournamentId, occasion: id },
        happenedAt: new Date(),
      })
      .returning();
    await mailSome(db, env, notice?.id ?? 0, new Date());
    const mails = (await db.select().from(outbox)).filter(({ text }) => text.includes(title));
    expect(mails.map(({ to }) => to)).toEqual([wants.email]);
  });

  it('staff’s reminder of missing sheets reaches nobody who turned reminders off', async () => {
    const tournamentId = await make();
    const [wants, stopped] = [
      await makeUser({ tonamelId: 'wants1' }),
      await makeUser({ tonamelId: 'stop1' }),
    ];
    await db.insert(entrants).values(
      ['wants1', 'stop1'].map((tonamelId, position) => ({
        ...{ id: newId(), tournamentId, name: tonamelId, tonamelId, position },
      })),
    );
    await visitor.post(pathOf(stopped.id, 'deadline'));
    await admin.post(`${desk}/${tournamentId}/entrants/remind`);
    const all = async () => (await db.select().from(outbox)).map((mail) => mail.to);
    await vi.waitFor(async () => expect(await all()).toContain(wants.email), 15_000);
    expect(await all()).not.toContain(stopped.email);
  });
});

it('a group’s staff cannot turn on what somebody turned off', async () => {
  const staff = await person('host-admin@example.com');
  const { id } = await makeUser();
  await staff.post(page, { topic: 'organizers', userId: id });
  expect(await choicesOf(id)).toEqual(topicDefaults);
});

function formOf(text: string) {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

const sheetOf = (tournamentId: string, ownerId: string) => ({
  ...teamSheet({ id: newId(), tournamentId }, Date.now()),
  submissionKey: newId(),
  ownerId,
});
