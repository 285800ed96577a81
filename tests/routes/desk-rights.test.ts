import { listDurableObjectIds, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstOf } from '~/broadcast/stream';
import { newId } from '~/db/ids';
import { groupTokens, members, users } from '~/db/schema';
import { listControlTokens, makeGroupToken } from '~/groups/tokens/group-token.server';
import { demoPassword, ids, worldId } from '../world';
import { db, type Jar, makeUser, send, site, visit } from './account';
import { askerOf } from './asker';

const group = ids.otherGroup;
const desk = `/admin/${group}/streaming-input`;
let admin: Jar;

beforeAll(async () => {
  admin = await signIn('harbor-admin@example.com');
});

async function signIn(email: string, password = demoPassword): Promise<Jar> {
  const jar: Jar = new Map();
  await send(jar, '/sign-in', { email, password });
  return jar;
}

async function makeModerator() {
  const made = await makeUser();
  await db.insert(members).values({ groupId: group, userId: made.id, role: 'moderator' });
  return made;
}

const remove = (userId: string) => send(admin, `/admin/${group}/members/${userId}/remove`, { sure: 'yes' });

async function listen(jar: Jar, path = `${desk}/socket`) {
  const answer = await visit(jar, path, { headers: { Upgrade: 'websocket' } });
  const told: string[] = [];
  let closed: number | undefined;
  answer.webSocket?.addEventListener('message', ({ data }) => void told.push(String(data)));
  answer.webSocket?.addEventListener('close', ({ code }) => {
    closed = code;
  });
  answer.webSocket?.accept();
  return { status: answer.status, told, closed: () => closed, socket: answer.webSocket };
}

/** Makes the room tell the desks something, and waits until the admin's own desk has heard it. */
async function news() {
  const own = await listen(admin);
  await expect.poll(() => own.told.length).toBeGreaterThan(0);
  own.socket?.close();
}

describe('a control token', () => {
  const score = (token: string) =>
    SELF.fetch(`${site}/api/v1/groups/${group}/broadcast/undo`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  const make = async (createdById: string) =>
    (await makeGroupToken(db, firstOf(group), {
      name: `token ${createdById}`,
      createdBy: await askerOf(db, createdById),
    })) ?? '';

  it('ends with the membership of who made it, and the settings say so', async () => {
    const { id } = await makeModerator();
    const token = await make(id);
    expect((await score(token)).status).toBe(409);
    await remove(id);
    expect((await score(token)).status).toBe(401);
    const html = await (await visit(admin, `${desk}/settings`)).text();
    expect(html).toContain(`token ${id}`);
    expect(html).toContain('使えません');
  });

  it('ends with the account of who made it', async () => {
    const { id, jar } = await makeModerator();
    const token = await make(id);
    expect((await score(token)).status).toBe(409);
    await send(jar, '/mypage/account', { currentPassword: demoPassword });
    expect((await score(token)).status).toBe(401);
    const left = await db
      .select()
      .from(groupTokens)
      .where(eq(groupTokens.name, `token ${id}`));
    expect(left).toEqual([]);
  });

  it('of a site admin goes on until they are none', async () => {
    const { id } = await makeUser({ siteAdminSince: new Date() });
    const token = await make(id);
    expect((await score(token)).status).toBe(409);
    await db.update(users).set({ siteAdminSince: null }).where(eq(users.id, id));
    expect((await score(token)).status).toBe(401);
  });

  it('that has ended takes nobody’s place', async () => {
    const { id } = await makeModerator();
    for (let i = 0; i < 25; i++) await make(id);
    await remove(id);
    const [host] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'harbor-admin@example.com'));
    expect(await make(host?.id ?? '')).not.toBe('');
    expect((await listControlTokens(db, firstOf(group))).length).toBeLessThanOrEqual(40);
  });
});

describe('a desk’s socket is closed, and told nothing more,', () => {
  it('when its person signs out', async () => {
    const { jar } = await makeModerator();
    const { told, closed } = await listen(jar);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await send(jar, '/sign-out', {});
    await expect.poll(closed).toBe(4401);
    const before = told.length;
    await news();
    expect(told.length).toBe(before);
  });

  it('when its session is ended from another device, and no other one is', async () => {
    const { jar, email } = await makeModerator();
    const elsewhere = await signIn(email);
    const [here, there] = [await listen(jar), await listen(elsewhere)];
    await send(elsewhere, '/mypage/sessions', { intent: 'all' });
    await expect.poll(here.closed).toBe(4401);
    expect(there.closed()).toBeUndefined();
    there.socket?.close();
  });

  it('when its person changes the password elsewhere', async () => {
    const { jar, email } = await makeModerator();
    const elsewhere = await signIn(email);
    const { closed } = await listen(jar);
    await send(elsewhere, '/mypage/password', {
      currentPassword: demoPassword,
      password: 'other-words-2027',
    });
    await expect.poll(closed).toBe(4401);
  });

  it('when the member is removed', async () => {
    const { id, jar } = await makeModerator();
    const { closed } = await listen(jar);
    await remove(id);
    await expect.poll(closed).toBe(4401);
  });

  it('when the member leaves', async () => {
    const { jar } = await makeModerator();
    const { closed } = await listen(jar);
    await send(jar, `/admin/${group}/leave`, { sure: 'yes' });
    await expect.poll(closed).toBe(4401);
  });

  it('when the account is deleted', async () => {
    const { jar } = await makeModerator();
    const { closed } = await listen(jar);
    await send(jar, '/mypage/account', { currentPassword: demoPassword });
    await expect.poll(closed).toBe(4401);
  });

  it('when a site admin signs out, at the next thing there is to tell', async () => {
    const { jar } = await makeUser({ siteAdminSince: new Date() });
    const { closed } = await listen(jar);
    await send(jar, '/sign-out', {});
    await news();
    await expect.poll(closed).toBe(4401);
  });
});

describe('an invented group', () => {
  const objects = async () => (await listDurableObjectIds(env.BROADCAST)).length;

  it.each([
    ['an overlay’s socket', (id: string) => listen(new Map(), `/broadcast/groups/${id}/socket`)],
    ['scene.json', (id: string) => visit(new Map(), `/broadcast/groups/${id}/scene.json`)],
    ['an overlay', (id: string) => visit(new Map(), `/broadcast/ganyu?group=${id}`)],
    [
      'a script’s act',
      (id: string) => send(new Map(), `/api/v1/groups/${id}/broadcast/take`, { Authorization: 'x' }),
    ],
  ])('makes no object by %s', async (_, ask) => {
    const before = await objects();
    const answer = await ask(newId());
    expect(answer.status).toBeLessThan(500);
    expect(await objects()).toBe(before);
  });
});

describe('sockets', () => {
  // Held, as browsers hold them.
  const held: WebSocket[] = [];
  async function overlay(address: string, agent = 'Mozilla/5.0') {
    const { status, webSocket } = await SELF.fetch(`${site}/broadcast/groups/${worldId('yoruno')}/socket`, {
      headers: { Upgrade: 'websocket', 'CF-Connecting-IP': address, 'User-Agent': agent },
    });
    if (webSocket) held.push(webSocket);
    webSocket?.accept();
    return status;
  }
  const obs = 'Mozilla/5.0 (X11; Linux) Chrome/127.0.0.0 OBS/31.0.0 Safari/537.36';

  it('of one address are 50 a group, and one of OBS takes the place of who looks on there', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) statuses.push(await overlay('192.0.2.1'));
    expect(statuses.filter((status) => status === 101)).toHaveLength(50);
    let closed: number | undefined;
    held[0]?.addEventListener('close', ({ code }) => {
      closed = code;
    });
    expect(await overlay('192.0.2.1', obs)).toBe(101);
    await expect.poll(() => closed).toBe(1013);
    expect([await overlay('192.0.2.1'), await overlay('192.0.2.2')]).toEqual([503, 101]);
  });

  it('that fill the room make place for OBS', async () => {
    let status = 101;
    for (let i = 0; i < 2600 && status === 101; i++) status = await overlay(`198.51.100.${i % 250}`);
    expect(status).toBe(503);
    expect([await overlay('203.0.113.1', obs), await overlay('203.0.113.1')]).toEqual([101, 503]);
  });
});
