import { describe, expect, it } from 'vitest';
import { deviceCookies } from '~/ui/device/keeps';
import { makeUser } from './account';
import { openTournament, send, submitTo } from './sheet-writes';
import { get, goodFields, main } from './team-form';

/** The cookies of a browser after these answers. */
class Jar {
  private readonly held = new Map<string, string>();

  constructor(pairs: Iterable<[string, string]> = []) {
    for (const [name, value] of pairs) this.held.set(name, value);
  }

  take(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0\b|expires=Thu, 01 Jan 1970/i.test(cookie)) this.held.delete(name);
      else this.held.set(name, value);
    }
    return response;
  }

  get names() {
    return [...this.held.keys()].map((name) => name.replace('__Host-', ''));
  }

  toString() {
    return [...this.held].map((pair) => pair.join('=')).join('; ');
  }
}

const page = '/this-device?redirectTo=/tournaments';

async function guest() {
  const jar = new Jar();
  const tournament = await openTournament();
  const fields = goodFields();
  const answer = jar.take(await send(submitTo(tournament), { ...fields, intent: 'submit' }));
  const id = /teams\/(\w+)\//.exec(answer.headers.get('Location') ?? '')?.[1] ?? '';
  return { jar, tournament, fields, id };
}

describe('a guest’s phone in other hands', () => {
  it('shows the edit links before it forgets', async () => {
    const { jar, id, fields } = await guest();
    const html = await main(await get(page, `${jar}`));
    expect(html).toContain(fields.displayName);
    const [, link = ''] = /value="(https:[^"]*\/edit\?key=[^"]+)"/.exec(html) ?? [];
    expect(link).toContain(id);
    // The link works on another device.
    const { pathname, search } = new URL(link);
    expect((await get(pathname + search)).status).toBe(302);
  });

  it('keeps all until it is said', async () => {
    const { jar } = await guest();
    expect((await send(page, {}, `${jar}`)).status).toBe(422);
  });

  it('forgets everything: fields, team, edit, success, last team', async () => {
    const { jar, tournament, fields, id } = await guest();
    const answer = jar.take(await send(page, { sure: 'yes' }, `${jar}`));
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/tournaments']);
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    expect(jar.names.filter((name) => deviceCookies[name] !== 'never' && name !== 'toast')).toEqual([]);
    const cookie = `${jar}`;
    const form = await main(await get(submitTo(await openTournament()), cookie));
    for (const value of [fields.displayName, fields.discordId, fields.tonamelId])
      expect(form).not.toContain(value);
    expect(form).not.toContain('name="repeat"');
    const again = await send('/pastes', { repeat: id }, cookie);
    expect(await again.json()).toMatchObject({ fills: {}, count: 0 });
    expect(await main(await get(`/tournaments/${tournament}`, cookie))).not.toContain(fields.displayName);
    for (const part of ['/edit', '/withdraw', ''])
      expect([part, (await get(`/teams/${id}${part}`, cookie)).status]).toEqual([part, 403]);
    expect(await main(await get(`/teams/${id}/success/ots`, cookie))).not.toContain('edit?key=');
  });
});

it('signs an account out as well', async () => {
  const { jar: pairs } = await makeUser();
  const jar = new Jar(pairs);
  jar.take(await send('/this-device', { sure: 'yes' }, `${jar}`));
  expect(jar.names).not.toContain('session');
  expect((await get('/mypage', `${jar}`)).status).toBe(302);
});

it('leads to no other site', async () => {
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example'])
    expect(
      (await send(`/this-device?redirectTo=${encodeURIComponent(to)}`, { sure: 'yes' })).headers.get(
        'Location',
      ),
    ).toBe('/');
});
