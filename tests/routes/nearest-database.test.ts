import { createExecutionContext, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../world';
import { person, site } from './person';
import { insertShownTeams, team } from './shown-teams';
import { goodFields, open } from './team-form';
import { worker } from './worker';

/** The database, telling from where each session of it reads. */
function told() {
  const from: string[] = [];
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'withSession') return typeof value === 'function' ? value.bind(target) : value;
      return (start: string) => {
        from.push(start);
        return target.withSession(/^first-/.test(start) ? (start as 'first-primary') : 'first-primary');
      };
    },
  });
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    worker.fetch(
      new Request(site + path, { redirect: 'manual', ...init }),
      { ...env, DB },
      createExecutionContext(),
    );
  return { from, ask };
}
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((each) => /bookmark=/.test(each))
    ?.split(';')[0] ?? '';

function form() {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...goodFields(), intent: 'submit' }))
    body.set(name, String(value));
  return body;
}

beforeEach(insertShownTeams);

describe('who reads from where', () => {
  it('a visitor from the copy nearest to them, by one session for all', async () => {
    const { from, ask } = told();
    for (const path of [team(ids.haruka), '/', '/tournaments', '/posts'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect(from).toEqual(['first-unconstrained']);
  });

  it('who comes by a mail, or to change a team, from the first: it may have been written a moment ago', async () => {
    const { from, ask } = told();
    for (const path of [
      '/verify-email?token=x',
      '/reset-password?token=x',
      `/teams/${ids.haruka}/edit`,
      '/sign-in',
    ])
      await ask(path);
    expect(from).toEqual([]);
  });

  it('a team that the copy does not have yet is asked of the first: it is scanned right after it was handed in', async () => {
    // A copy in which no team is.
    const empty = (statement: D1PreparedStatement): D1PreparedStatement =>
      new Proxy(statement, {
        get(target, name) {
          if (name === 'bind') return (...values: unknown[]) => empty(target.bind(...values));
          if (name === 'raw') return async () => [];
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const old = {
      prepare: (sql: string) =>
        sql.includes('team_sheets') ? empty(env.DB.prepare(sql)) : env.DB.prepare(sql),
      batch: env.DB.batch.bind(env.DB),
      getBookmark: () => null,
    };
    const DB = new Proxy(env.DB, {
      get(target, name) {
        const value = name === 'withSession' ? () => old : Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const statusOf = async (path: string) => {
      const request = new Request(site + path, { redirect: 'manual' });
      return (await worker.fetch(request, { ...env, DB }, createExecutionContext())).status;
    };
    expect(await statusOf(team(ids.haruka))).toBe(200);
    expect(await statusOf(team(ids.haruka, '/qr'))).toBe(200);
    expect(await statusOf(team('nobodynobodynobodynobodyno'))).toBe(404);
  });

  it('somebody signed in from the first', async () => {
    const { from, ask } = told();
    const { headers } = await person('haruka@example.com');
    expect((await ask('/mypage', { headers })).status).toBe(200);
    expect(from).toEqual([]);
  });

  it('whoever wrote without an account, never from before that', async () => {
    const { from, ask } = told();
    const answer = await ask(open, { method: 'POST', body: form(), headers: { Origin: site } });
    expect(answer.status).toBe(302);
    expect(from).toEqual(['first-primary']);
    const Cookie = cookieOf(answer);
    expect(Cookie).not.toBe('');
    await ask('/', { headers: { Cookie } });
    expect(from).toHaveLength(2);
    expect(from[1]).toMatch(/^[0-9a-f-]{20,}$/);
  });

  it('a script from the first, which gives it no cookie', async () => {
    const { from, ask } = told();
    const path = `/api/v1/groups/${ids.group}/broadcast/take`;
    const headers = { Authorization: `Bearer ${'x'.repeat(43)}` };
    const answer = await ask(path, { method: 'POST', headers });
    expect([answer.status, cookieOf(answer)]).toEqual([401, '']);
    expect(from).toEqual([]);
  });

  it('what somebody made up for a bookmark is as if not there', async () => {
    for (const made of [
      'first-primary',
      '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683',
      '%%%',
      '',
    ]) {
      const { from, ask } = told();
      expect((await ask('/', { headers: { Cookie: `bookmark=${made}` } })).status).toBe(200);
      expect(from).toEqual(['first-unconstrained']);
    }
  });

  it('without sessions of the binding, everybody from the first', async () => {
    const DB = new Proxy(env.DB, {
      get(target, name) {
        const value = name === 'withSession' ? undefined : Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const answer = await worker.fetch(
      new Request(site + team(ids.haruka)),
      { ...env, DB },
      createExecutionContext(),
    );
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toBe('');
  });

  it('and the running worker takes its own bookmark back', async () => {
    const answer = await SELF.fetch(site + open, {
      method: 'POST',
      body: form(),
      headers: { Origin: site },
      redirect: 'manual',
    });
    const Cookie = cookieOf(answer);
    expect((await SELF.fetch(`${site}/tournaments`, { headers: { Cookie } })).status).toBe(200);
  });
});
