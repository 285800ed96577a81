import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ids, worldId } from '../world';
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

/** Every statement that matches fails, as D1 fails: drizzle tells what it was given. */
function failing(pattern: RegExp): D1Database {
  const broken = () => {
    throw new Error('D1_ERROR: no such table: lost: SQLITE_ERROR');
  };
  const statement = (inner: D1PreparedStatement, isBroken: boolean): D1PreparedStatement =>
    new Proxy(inner, {
      get(target, name) {
        if (name === 'bind') return (...given: unknown[]) => statement(target.bind(...given), isBroken);
        if (isBroken && ['run', 'all', 'raw', 'first'].includes(String(name))) return async () => broken();
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => statement(target.prepare(sql), pattern.test(sql));
      if (name === 'batch') return async () => broken();
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('a request', () => {
  it('is one line, without what its URL opens', async () => {
    const log = watchLog();
    const { response } = await ask(`/en/teams/${worldId('harukaopen')}/edit?key=${secrets.token}`, { headers: from });
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
    ['/en/nowhere', 'If you write to us, say this number: '],
  ])('says its number on %s', async (path, words) => {
    watchLog();
    const { response, text } = await ask(path);
    expect(text).toContain(words + response.headers.get('X-Request-Id'));
  });

  it('says the number that its line of error has', async () => {
    const log = watchLog();
    const { response, text } = await ask('/en/tournaments', {}, { DB: failing(/from "tournaments"/) });
    const number = response.headers.get('X-Request-Id');
    expect(text).toContain(number);
    expect(log.of('error').map(({ request }) => request)).toContain(number);
    expect(new Set(log.lines().map(({ request }) => request))).toEqual(new Set([number]));
  });
});

describe('a database that fails', () => {
  const forms: [string, Record<string, string>, RegExp][] = [
    ['/sign-up', { displayName: secrets.name, email: secrets.email, password: secrets.password }, /insert into "mail_links"/],
    ['/sign-up', { displayName: secrets.name, email: secrets.email, password: secrets.password }, /insert into "attempts"/],
    ['/sign-in', { email: secrets.email, password: secrets.password }, /from "users"/],
    ['/forgot-password', { email: secrets.email }, /from "users"/],
    [`/reset-password?token=${secrets.token}`, { password: secrets.password }, /"mail_links"/],
    [`/verify-email?token=${secrets.token}`, { password: secrets.password }, /"mail_links"/],
    [`/team-submit/ots/${ids.open}`, { displayName: secrets.name, discordId: secrets.discord }, /"tournaments"/],
    [`/teams/${worldId('harukaopen')}/edit`, { displayName: secrets.name }, /./],
  ];
  it.each(forms)('keeps what was sent to %s to itself', async (path, fields, pattern) => {
    const log = watchLog();
    await post(path, fields, { ...from, Cookie: `session=${secrets.token}` }, { DB: failing(pattern) });
    expect(log.of('error').length).toBeGreaterThan(0);
    expect(log.of('request')).toHaveLength(1);
    expectNoSecrets(log.printed);
  });

  it('says which statement it was, and why', async () => {
    const log = watchLog();
    const [path = '', fields = {}, pattern = /./] = forms[0] ?? [];
    await post(path, fields, {}, { DB: failing(pattern) });
    expect(log.of('error')[0]).toMatchObject({
      error: {
        name: 'DrizzleQueryError',
        message: expect.stringMatching(/^Failed query: insert into "mail_links" .* values \(\?/),
        cause: { message: 'D1_ERROR: no such table: lost: SQLITE_ERROR' },
      },
    });
  });
});
