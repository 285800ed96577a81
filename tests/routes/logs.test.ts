import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blankScene } from '~/broadcast/scene';
import { demoPassword, ids, worldId } from '../world';
import { failingDatabase } from './failing-database';
import { ask, post, watchLog } from './log-lines';
import { person } from './person';

const secrets = {
  email: 'marker.person@example.com',
  password: 'marker-Password-9917-xyz',
  name: 'マーカー太郎',
  discord: 'marker_discord',
  token: 'MARKERtoken4f8aQ0zLk2Xw9TtYbNcVdRe1uIoPaSdFgHj',
  address: '203.0.113.77',
};
const from = { 'CF-Connecting-IP': secrets.address };

afterEach(() => vi.restoreAllMocks());

function expectNoSecrets(printed: string[]) {
  const all = printed.join('\n');
  expect(all).not.toMatch(/marker|マーカー/i);
  expect(all).not.toContain(secrets.address);
  // Hashes of passwords and tokens.
  expect(all).not.toMatch(/scrypt\$|params/i);
}

describe('a request', () => {
  it('is one line, without what its URL opens', async () => {
    const log = watchLog();
    const { response } = await ask(`/en/teams/${worldId('harukaopen')}/edit?key=${secrets.token}`, {
      headers: from,
    });
    expect(response.headers.get('X-Request-Id')).toMatch(/^\w{4}-\w{4}$/);
    expect(log.lines()).toEqual([
      {
        kind: 'request',
        at: expect.stringMatching(/Z$/),
        request: response.headers.get('X-Request-Id'),
        method: 'GET',
        route: '/teams/:teamId/edit',
        status: 403,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        locale: 'en',
        viewer: 'visitor',
      },
    ]);
    expect(log.printed.join()).not.toContain(worldId('harukaopen'));
    expectNoSecrets(log.printed);
  });

  it.each([
    ['haruka@example.com', 'user'],
    ['moderator@example.com', 'staff'],
    ['site-admin@example.com', 'staff'],
  ])('of %s says only that it is a %s', async (email, viewer) => {
    const { headers } = await person(email);
    const log = watchLog();
    await ask('/mypage', { headers });
    expect(log.of('request')).toMatchObject([{ route: '/mypage', viewer }]);
    expect(log.printed.join()).not.toContain(email);
  });
});

describe('the page of an error', () => {
  it.each([
    ['/ja/nowhere', 'お問い合わせの際は、この番号をお知らせください：'],
    ['/en/nowhere', 'If you contact us, include this number: '],
  ])('says its number on %s', async (path, words) => {
    watchLog();
    const { response, text } = await ask(path);
    expect(text).toContain(words + response.headers.get('X-Request-Id'));
  });

  it('says the number that its line of error has', async () => {
    const log = watchLog();
    const { response, text } = await ask(
      '/en/tournaments',
      {},
      { DB: failingDatabase(/from "tournaments"/) },
    );
    const number = response.headers.get('X-Request-Id');
    expect(text).toContain(number);
    expect(log.of('error').map(({ request }) => request)).toContain(number);
    expect(new Set(log.lines().map(({ request }) => request))).toEqual(new Set([number]));
  });
});

describe('a database that fails', () => {
  const forms: [string, Record<string, string>, RegExp][] = [
    [
      '/sign-up',
      { displayName: secrets.name, email: secrets.email, password: secrets.password },
      /insert into "mail_links"/,
    ],
    [
      '/sign-up',
      { displayName: secrets.name, email: secrets.email, password: secrets.password },
      /insert into "attempts"/,
    ],
    ['/sign-in', { email: secrets.email, password: secrets.password }, /from "users"/],
    ['/forgot-password', { email: secrets.email }, /from "users"/],
    [`/reset-password?token=${secrets.token}`, { password: secrets.password }, /"mail_links"/],
    [`/verify-email?token=${secrets.token}`, { password: secrets.password }, /"mail_links"/],
    [
      `/team-submit/ots/${ids.open}`,
      { displayName: secrets.name, discordId: secrets.discord },
      /"tournaments"/,
    ],
    [`/teams/${worldId('harukaopen')}/edit`, { displayName: secrets.name }, /./],
  ];
  it.each(forms)('keeps what was sent to %s to itself', async (path, fields, pattern) => {
    const log = watchLog();
    await post(
      path,
      fields,
      { ...from, Cookie: `session=${secrets.token}` },
      { DB: failingDatabase(pattern) },
    );
    expect(log.of('error').length).toBeGreaterThan(0);
    expect(log.of('request')).toHaveLength(1);
    expectNoSecrets(log.printed);
  });

  it('says which statement it was, and why', async () => {
    const log = watchLog();
    const [path = '', fields = {}, pattern = /./] = forms[0] ?? [];
    await post(path, fields, {}, { DB: failingDatabase(pattern) });
    expect(log.of('error')[0]).toMatchObject({
      error: {
        name: 'DrizzleQueryError',
        message: expect.stringMatching(/^Failed query: insert into "mail_links" .* values \(\?/),
        cause: { message: 'D1_ERROR: no such table: lost: SQLITE_ERROR' },
      },
    });
  });
});

describe('what matters to security', () => {
  const admin = 'host-admin@example.com';
  const group = `/admin/${ids.group}`;
  const tournament = `${group}/tournaments/${ids.open}`;

  it('is said of whoever comes in, is refused, and goes', async () => {
    const log = watchLog();
    await post('/sign-in', { email: admin, password: secrets.password }, from);
    const { response } = await post('/sign-in', { email: admin, password: demoPassword }, from);
    const Cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    await post('/sign-out', {}, { Cookie });
    expect(log.of('security')).toMatchObject([
      { event: 'signIn.refused', reason: 'wrongPassword', from: expect.stringMatching(/^[\w-]{10}$/) },
      { event: 'signIn', way: 'password', user: worldId('hostadmin') },
      { event: 'signOut', user: worldId('hostadmin') },
    ]);
    expectNoSecrets(log.printed);
    expect(log.printed.join()).not.toContain(admin);
  });

  it('is said of another site that sends something', async () => {
    const log = watchLog();
    await post('/sign-in', {}, { Origin: 'https://evil.example' });
    expect(log.of('security')).toMatchObject([{ event: 'foreignOrigin' }]);
  });

  it.each([
    ['the account', '/mypage/export', { what: 'account' }],
    ['teams', `${tournament}/teams.csv`, { what: 'teams.csv', tournament: ids.open, sheetKind: 'ots' }],
    ['teams', `${tournament}/teams.json`, { what: 'teams.json', tournament: ids.open, sheetKind: 'ots' }],
    ['a team', `${tournament}/teams/${worldId('harukaopen')}/showdown`, { what: 'team.showdown' }],
  ])('is said when %s leaves by %s', async (_, path, facts) => {
    const { headers } = await person(admin);
    const log = watchLog();
    const { response } = await ask(path, { headers });
    expect(response.status).toBe(200);
    expect(log.of('security')).toMatchObject([{ event: 'export', user: worldId('hostadmin'), ...facts }]);
  });

  it('is said of members and tokens', async () => {
    const { headers } = await person(admin);
    const uid = ids.kentaUser;
    const log = watchLog();
    await post(
      `${group}/members`,
      { uid, displayName: secrets.name, tonamelId: 'x', role: 'moderator' },
      headers,
    );
    await post(`${group}/members/${uid}/role`, { sure: 'yes', role: 'admin' }, headers);
    await post(`${group}/members/${uid}/remove`, { confirmed: 'yes', sure: 'yes' }, headers);
    await post(`${group}/streaming-input/settings`, { intent: 'token', name: secrets.name }, headers);
    await post(`${group}/streaming-input/settings`, { intent: 'revoke', token: 'x' }, headers);
    await post(
      `/api/v1/groups/${ids.group}/broadcast/take`,
      {},
      { Authorization: `Bearer ${secrets.token}` },
    );
    expect(log.of('security').map(({ event }) => event)).toEqual([
      'member.added',
      'member.role',
      'member.removed',
      'token.made',
      'token.revoked',
      'token.refused',
    ]);
    expectNoSecrets(log.printed);
  });

  it('is said of limits that refuse', async () => {
    const log = watchLog();
    for (let at = 0; at < 9; at++)
      await post('/sign-in', { email: secrets.email, password: secrets.password }, from);
    expect(log.of('security')).toContainEqual(
      expect.objectContaining({ event: 'limit', of: 'sign-in', max: 8 }),
    );
    expectNoSecrets(log.printed);
  });
});

it('the room of a broadcast says the number of the request that asks it', async () => {
  const { headers } = await person('host-admin@example.com');
  const room = env.BROADCAST.get(env.BROADCAST.idFromName(ids.group));
  await runInDurableObject(room, (inside) => void Object.assign(inside, { env: { ...env, LOG: 'json' } }));
  const log = watchLog();
  await post(`/admin/${ids.group}/streaming-input/save`, { seen: JSON.stringify(blankScene) }, headers);
  const [{ request } = { request: '' }] = log.of('request');
  expect(log.of('act')).toMatchObject([{ act: 'broadcast.save', request, group: ids.group }]);
});
