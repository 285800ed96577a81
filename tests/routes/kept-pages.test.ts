import { SELF } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, worldId } from '../world';
import { access } from './access';
import { person, site } from './person';

let admin: Record<string, string>;
beforeAll(async () => {
  admin = (await person('site-admin@example.com')).headers;
});

const keptAs = async (path: string) => {
  const answer = await SELF.fetch(site + path, { redirect: 'manual', headers: admin });
  await answer.arrayBuffer();
  return answer.headers.get('Cache-Control');
};

const isOwn = (at: string) =>
  /^\/(admin|mypage|history|favorites|request-role|posts\/mine|dev)\b/.test(at) ||
  /^\/(post|teams)\/\w+\/(edit|success|delete|withdraw|claim)/.test(at) ||
  /^\/(reset-password|verify-email|confirm-email|unsubscribe)/.test(at);

describe('what is one person’s or a group’s own is kept nowhere', () => {
  const own = Object.values(access)
    .map(({ at }) => at)
    .filter(isOwn);
  it.each(own)('%s', async (at) => {
    const path = at.split('?', 1)[0] ?? '';
    const search = at.slice(path.length);
    for (const asked of [
      at,
      `/en${at}`,
      `${path}.data${search}`,
      `/en${path}.data${search}`,
      path.toUpperCase(),
    ])
      expect([asked, await keptAs(asked)]).toEqual([asked, 'private, no-store']);
  });
});

it.each([
  ['/', 'private, no-cache'],
  [`/teams/${ids.haruka}`, 'private, no-cache'],
  [`/teams/${ids.haruka}/qr`, 'private, no-cache'],
  [`/tournaments/${ids.ended}`, 'private, no-cache'],
  [`/post/${worldId('ice1')}`, 'private, no-cache'],
  ['/post', 'private, no-cache'],
  ['/posts', 'private, no-cache'],
])('the browser keeps %s for the way back', async (path, kept) => {
  expect(await keptAs(path)).toBe(kept);
});

it('https is asked for two years, on every host below', async () => {
  const { headers } = await SELF.fetch(site);
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
});
