import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, worldId } from '../world';
import { access } from './access';
import { person, site } from './person';

/** What all tournaments are called, and the words of their organizers, once they were taken down. */
const name = 'zqoffensive';
const cards = /\.(?:png|ico|svg)$|\/(?:card|thumbnail|image)$/;

beforeAll(async () => {
  await env.DB.prepare(
    `update tournaments set name = '${name} ' || name, name_en = '${name}', search_text = '${name}',
      place = '${name}', description = null, published_at = null`,
  ).run();
});

const read = async (path: string) => {
  const answer = await SELF.fetch(site + path, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};

const paths = Object.values(access).map(({ at }) => at);
const teams = [worldId('harukaended'), worldId('harukaopen'), ids.haruka, ids.kenta];

describe('the name of a tournament that was taken down', () => {
  it.each(['', '/en'])('is on no page that a stranger can open: %s', async (prefix) => {
    const shown: string[] = [];
    for (const path of paths.filter((each) => !cards.test(each))) {
      const { text } = await read((path.startsWith('/api') ? '' : prefix) + path);
      if (text.includes(name)) shown.push(path);
    }
    expect(shown).toEqual([]);
  });

  it.each(teams)('is not quoted with a team of it: %s', async (id) => {
    const quoting = [
      ...['', '/en'].flatMap((prefix) => [
        ...['', '/qr', '/text', '/success/ots', '/report'].map((part) => `${prefix}/teams/${id}${part}`),
        `${prefix}/embed/teams/${id}`,
      ]),
      `/oembed?url=${encodeURIComponent(`${site}/teams/${id}`)}`,
      `/api/v1/teams/${id}`,
    ];
    for (const path of quoting) expect([path, (await read(path)).text.includes(name)]).toEqual([path, false]);
  });

  it('is found by no search', async () => {
    expect((await read(`/tournaments?search=${name}`)).text).not.toContain(ids.open);
  });

  it('is in no list', async () => {
    for (const path of ['/tournaments?when=past', '/', '/posts', '/sitemap.xml'])
      expect([path, (await read(path)).text.includes(name)]).toEqual([path, false]);
  });

  it('is still there for the player and for the group', async () => {
    const player = await person('haruka@example.com');
    const staff = await person('host-admin@example.com');
    expect(await (await player.get(`/teams/${worldId('harukaended')}`)).text()).toContain(name);
    expect(await (await staff.get(`/admin/${ids.group}/tournaments/${ids.ended}/edit`)).text()).toContain(
      name,
    );
  });
});
