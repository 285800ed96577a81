import { SELF } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, worldId } from '../world';
import { access } from './access';
import { person, site, visitor } from './person';
import { goodFields } from './team-form';

let admin: Record<string, string>;
beforeAll(async () => {
  admin = (await person('site-admin@example.com')).headers;
});

const keptAs = async (path: string) => {
  const answer = await SELF.fetch(site + path, { redirect: 'manual', headers: admin });
  await answer.arrayBuffer();
  return answer.headers.get('Cache-Control');
};

// The sign-in of staff is nobody's own.
const isOwn = (at: string) =>
  (at !== '/admin/auth' && /^\/(admin|mypage|history|favorites|request-role|posts\/mine|dev)\b/.test(at)) ||
  /^\/(post|teams)\/\w+\/(edit|success|delete|withdraw|claim)/.test(at) ||
  /^\/(reset-password|verify-email|confirm-email|cancel-email|restore-email|unsubscribe)/.test(at);

describe('what is one person’s or a group’s own is kept nowhere', () => {
  const own = Object.values(access)
    // The form of a post is there for the way back.
    .filter(({ at, get }) => isOwn(at) || (get('visitor') === 'signIn' && at !== '/post'))
    .map(({ at }) => at);
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

describe('the form of a team', () => {
  const form = `/team-submit/ots/${ids.open}`;
  const keptFor = async (headers: Record<string, string>) =>
    (await SELF.fetch(site + form, { headers })).headers.get('Cache-Control');

  it('is kept nowhere where it is filled in with what is known of somebody', async () => {
    expect(await keptFor((await person('haruka@example.com')).headers)).toBe('private, no-store');
    const sent = await visitor.post(form, { ...goodFields(), intent: 'submit' });
    const cookie = sent.headers.getSetCookie().find((each) => /player=/.test(each));
    expect([sent.status, cookie]).toEqual([302, expect.any(String)]);
    expect(await keptFor({ Cookie: cookie?.split(';', 1)[0] ?? '' })).toBe('private, no-store');
  });

  it('is there for the way back where it is empty', async () => {
    expect(await keptFor({})).toBe('private, no-cache');
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
