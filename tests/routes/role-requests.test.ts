import { env } from 'cloudflare:workers';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { groups, members, outbox, roleRequests, users } from '~/db/schema';
import { ids, worldId } from '../world';
import { errorsOf, locationOf, person, visitor } from './person';

const db = openDatabase(env.DB);
type Signed = Awaited<ReturnType<typeof person>>;
let haruka: Signed;
let kenta: Signed;
let siteAdmin: Signed;

beforeAll(async () => {
  haruka = await person('haruka@example.com');
  kenta = await person('kenta@example.com');
  siteAdmin = await person('site-admin@example.com');
});

const newGroup = {
  kind: 'newGroup',
  groupName: 'ケンタ杯 運営',
  purpose: '毎週の大会を開きます。\nどうぞよろしく。',
  links: 'https://example.com/kenta\n https://example.com/2',
};
const requestsOf = (userId: string) =>
  db.select().from(roleRequests).where(eq(roleRequests.userId, userId)).orderBy(desc(roleRequests.createdAt));
const memberOf = async (groupId: string | null | undefined, userId: string) => {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.groupId, groupId ?? ''), eq(members.userId, userId)));
  return row;
};
async function mailTo(email: string) {
  for (let tries = 0; tries < 40; tries++) {
    const mails = await db.select().from(outbox).where(eq(outbox.to, email)).orderBy(desc(outbox.id));
    if (mails.length > 0) return mails;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return [];
}

describe('asking', () => {
  it('is for those who are signed in', async () => {
    expect(locationOf(await visitor.get('/request-role'))).toBe('/sign-in?redirectTo=%2Frequest-role');
    expect(locationOf(await visitor.post('/request-role', newGroup))).toBe(
      '/sign-in?redirectTo=%2Frequest-role',
    );
  });

  it('for a group is kept as it was typed, once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => kenta.post('/request-role', newGroup)));
    expect(answers.map(locationOf)).toEqual(Array(3).fill('/request-role'));
    const made = (await requestsOf(ids.kentaUser)).filter(({ kind }) => kind === 'newGroup');
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      groupName: 'ケンタ杯 運営',
      role: 'admin',
      purpose: '毎週の大会を開きます。\nどうぞよろしく。',
      links: 'https://example.com/kenta\nhttps://example.com/2',
    });
    const html = await kenta.html('/request-role');
    expect(html).toContain('新しいグループ「ケンタ杯 運営」');
    expect(html).toContain('確認中');
  });

  it.each<[Record<string, string>, string]>([
    [{ groupName: '' }, 'Enter a group name.'],
    [{ groupName: '杯'.repeat(41) }, 'up to 40 characters'],
    [{ purpose: ' \n ' }, 'Enter the purpose'],
    [{ purpose: 'a'.repeat(1001) }, 'up to 1000 characters'],
    [{ links: 'javascript:alert(1)' }, 'one URL per line'],
    [{ links: 'https://a.example '.repeat(6) }, 'Use up to 5 links'],
    [{ kind: 'join', groupId: 'x', role: 'admin' }, 'Choose the group'],
    [{ kind: 'join', groupId: worldId('nowhere'), role: 'admin' }, 'Choose the group'],
    [{ kind: 'join', groupId: ids.group, role: 'owner' }, 'Choose a role'],
  ])('%o is refused, and nothing typed is lost', async (change, said) => {
    const path = change.kind ? `/en/request-role?kind=join&group=${ids.group}` : '/en/request-role';
    const response = await kenta.post(path, { ...newGroup, ...change });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(errorsOf(html).join()).toContain(said);
    expect(html).toContain(change.purpose ?? newGroup.purpose);
  });

  it('to join finds the group first, and shows the errors of its form', async () => {
    const found = await kenta.html(`/request-role?kind=join&q=${encodeURIComponent('むーんらいと')}`);
    expect(found).toContain(`/request-role?kind=join&amp;group=${ids.group}`);
    const form = await kenta.html(`/en/request-role?kind=join&group=${ids.group}`);
    expect(form).toContain(`name="groupId" value="${ids.group}"`);
    const refused = await kenta.post(`/en/request-role?kind=join&group=${ids.group}`, {
      kind: 'join',
      groupId: ids.group,
    });
    expect(errorsOf(await refused.text())).toEqual(['Choose a role.', 'Enter the purpose.']);
  });

  it('stops at three that wait, until one is withdrawn', async () => {
    const join = (groupId: string) =>
      kenta.post('/request-role', { kind: 'join', groupId, role: 'moderator', purpose: 'てつだい' });
    // One of the world, one of above.
    expect(locationOf(await join(ids.group))).toBe('/request-role');
    const refused = await join(worldId('kamome'));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('確認中の申請は3件までです');
    const [mine] = (await requestsOf(ids.kentaUser)).filter(({ groupId }) => groupId === ids.group);
    const withdraw = (who: Signed) =>
      who.post('/request-role', { intent: 'withdraw', requestId: mine?.id ?? '' });
    await withdraw(haruka);
    expect((await join(worldId('kamome'))).status).toBe(422);
    await withdraw(kenta);
    expect(await kenta.html('/request-role')).toContain('取り下げ');
    expect(locationOf(await join(worldId('kamome')))).toBe('/request-role');
  });
});

describe('deciding', () => {
  const decide = (requestId: string, decision: string, answer = '') =>
    siteAdmin.post('/en/admin/requests', { requestId, decision, answer });
  const named = { displayName: 'ケンタ', tonamelId: 'Knt4' };
  const decideJoin = (
    who: Signed,
    groupId: string,
    requestId: string,
    decision: string,
    more: Record<string, string> = {},
  ) => who.post(`/en/admin/${groupId}/requests`, { requestId, decision, ...named, ...more });

  it('is for site admins, oldest first', async () => {
    expect(locationOf(await kenta.get('/admin/requests'))).toBe('/error/403');
    const host = await person('host-admin@example.com');
    expect(locationOf(await host.get('/admin/requests'))).toBe('/error/403');
    const html = await siteAdmin.html('/admin/requests');
    expect(html).toContain('はるかぜ杯');
    // Theirs to decide are new groups: who joins one is only seen.
    expect(html).toContain('参加の申請（確認中）');
    expect(html).toContain('href="https://example.com/harukaze-cup"');
  });

  it('approves a group exactly once, and tells its new admin in their language', async () => {
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, ids.harukaUser));
    const id = worldId('harukarequest');
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'approve', 'Welcome!')));
    expect(answers.map(locationOf)).toEqual(Array(3).fill('/en/admin/requests'));
    const [request] = await db.select().from(roleRequests).where(eq(roleRequests.id, id));
    expect(request).toMatchObject({ answer: 'Welcome!', decidedById: worldId('siteadmin') });
    const made = await db.select().from(groups).where(eq(groups.name, 'はるかぜ杯 運営'));
    expect(made.map((group) => group.id)).toEqual([request?.groupId]);
    expect(await memberOf(request?.groupId, ids.harukaUser)).toMatchObject({
      role: 'admin',
      displayName: 'ハルカ',
      tonamelId: 'Hrk4Tm',
    });
    const mails = await mailTo('haruka@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your request was approved - Sixsheet');
    expect(mails[0]?.text).toContain('Welcome!');
    expect(mails[0]?.text).toContain(`https://sixsheet.test/en/admin/${request?.groupId}`);
    expect((await haruka.get(`/admin/${request?.groupId}`)).status).toBe(200);
    expect(await haruka.html('/request-role')).toContain(`/admin/${request?.groupId}`);
  });

  it('who joins a group is its own admins’ to say: they are told, and decline with a reason', async () => {
    const id = worldId('kentarequest');
    const harbor = await person('harbor-admin@example.com');
    const other = await person('host-admin@example.com');
    const decideIt = (who: Signed, decision: string, more: Record<string, string> = {}) =>
      decideJoin(who, ids.otherGroup, id, decision, more);
    // Seen by site admins, and not theirs: the group has an admin.
    expect(await siteAdmin.html('/admin/requests')).not.toContain(`value="${id}"`);
    await decide(id, 'approve');
    expect(locationOf(await decideIt(siteAdmin, 'approve'))).toBe('/en/error/403');
    expect((await decideIt(other, 'approve')).status).toBe(404);
    expect(await memberOf(ids.otherGroup, ids.kentaUser)).toBeUndefined();

    expect(await harbor.html(`/admin/${ids.otherGroup}`)).toContain(`/admin/${ids.otherGroup}/requests`);
    const silent = await decideIt(harbor, 'decline', { answer: ' ' });
    expect(silent.status).toBe(422);
    expect(errorsOf(await silent.text())).toEqual(['Say why you’re declining.']);
    const nameless = await decideIt(harbor, 'approve', { displayName: '', tonamelId: '' });
    expect(errorsOf(await nameless.text())).toHaveLength(2);
    const long = await decideIt(harbor, 'approve', { answer: 'x'.repeat(1001) });
    expect(await long.text()).toContain('x'.repeat(1001));
    await decideIt(harbor, 'decline', { answer: '先にみなとさんへご連絡ください。' });
    expect(await memberOf(ids.otherGroup, ids.kentaUser)).toBeUndefined();
    expect(await kenta.html('/request-role')).toContain('先にみなとさんへご連絡ください。');
    const [mail] = await mailTo('kenta@example.com');
    expect(mail?.text).toContain('先にみなとさんへご連絡ください。');
    // Decided is decided, and by whom stands beside it.
    const late = await decideIt(harbor, 'approve');
    expect(late.headers.get('Set-Cookie')).toContain('toast=error.saveFailed');
    expect(await memberOf(ids.otherGroup, ids.kentaUser)).toBeUndefined();
    expect(await harbor.html(`/admin/${ids.otherGroup}/requests`)).toContain('決めた人：');
  });

  it('a new request is mailed to the group’s admins, once', async () => {
    const asked = {
      kind: 'join',
      groupId: ids.otherGroup,
      role: 'moderator',
      purpose: '当日の受付をします。',
    };
    await haruka.post('/request-role', asked);
    await haruka.post('/request-role', asked);
    const mails = (await mailTo('harbor-admin@example.com')).filter(({ text }) =>
      text.includes('当日の受付'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/admin/${ids.otherGroup}/requests`);
    const harbor = await person('harbor-admin@example.com');
    const [request] = await requestsOf(ids.harukaUser);
    await decideJoin(harbor, ids.otherGroup, request?.id ?? '', 'approve', {
      displayName: 'はるか（受付）',
      tonamelId: 'Hrk9',
    });
    expect(await memberOf(ids.otherGroup, ids.harukaUser)).toMatchObject({
      role: 'moderator',
      displayName: 'はるか（受付）',
      tonamelId: 'Hrk9',
    });
  });

  it('by two at once has one outcome, and a group without an admin has the site’s', async () => {
    const [request] = (await requestsOf(ids.kentaUser)).filter(
      ({ groupId, declinedAt, withdrawnAt }) => groupId && !declinedAt && !withdrawnAt,
    );
    const id = request?.id ?? '';
    const groupId = request?.groupId ?? '';
    const press = (decision: string) => decideJoin(siteAdmin, groupId, id, decision, { answer: 'no' });
    await Promise.all([press('approve'), press('decline'), press('approve')]);
    const [after] = await db.select().from(roleRequests).where(eq(roleRequests.id, id));
    expect([after?.approvedAt, after?.declinedAt].filter(Boolean)).toHaveLength(1);
    const member = await memberOf(groupId, ids.kentaUser);
    expect(member?.role).toBe(after?.approvedAt ? 'moderator' : undefined);
  });

  it('never makes an admin a moderator', async () => {
    const [made] = await db.select().from(groups).where(eq(groups.name, 'はるかぜ杯 運営'));
    const groupId = made?.id ?? '';
    await haruka.post('/request-role', { kind: 'join', groupId, role: 'moderator', purpose: 'x' });
    const [request] = await requestsOf(ids.harukaUser);
    await decideJoin(haruka, groupId, request?.id ?? '', 'approve');
    expect((await memberOf(groupId, ids.harukaUser))?.role).toBe('admin');
  });

  it('of nothing is refused', async () => {
    expect((await decide('nothing', 'approve')).headers.get('Set-Cookie')).toContain('saveFailed');
    expect((await decide(worldId('kentarequest'), 'explode')).status).toBe(302);
  });
});
