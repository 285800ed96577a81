import { SELF } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, worldId } from '../world';
import { locationOf, person, site, visitor } from './person';

type Someone = Awaited<ReturnType<typeof person>>;
let moderator: Someone;
let haruka: Someone;

beforeAll(async () => {
  moderator = await person('moderator@example.com');
  haruka = await person('haruka@example.com');
});

const policyOf = async (path: string) =>
  (await SELF.fetch(site + path)).headers.get('Content-Security-Policy') ?? '';

describe('the text of a team', () => {
  it('is all of an open sheet for everybody once it has begun', async () => {
    const html = await visitor.html(`/en/teams/${ids.haruka}/text`);
    expect(html).toContain('@ Life Orb');
    expect(html).toContain('Serious Nature');
    expect(html).toContain('EVs: 1 HP');
  });

  it('is the names alone of a closed one, and nothing can be sent', async () => {
    const html = await visitor.html(`/en/teams/${ids.mirai}/text`);
    expect(html).toContain('text-closed');
    expect(html).not.toMatch(/text-open|text-battle|Ability:|pokepast\.es\/create/);
  });

  it('is not there for strangers before the start, and is for its player and for staff', async () => {
    const path = `/teams/${worldId('harukaopen')}/text`;
    expect(locationOf(await visitor.get(path))).toBe(`/teams/${worldId('harukaopen')}`);
    for (const one of [haruka, moderator]) expect(await one.html(path)).toContain('Ability: ');
    expect((await visitor.get(`/teams/${worldId('nothing')}/text`)).status).toBe(404);
  });

  it('goes to PokePaste only by a form, with the text, the tournament and the name alone', async () => {
    const html = await haruka.html(`/en/teams/${ids.haruka}/text`);
    const form = /<form[^>]*action="https:\/\/pokepast\.es\/create"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(form).toMatch(/method="post"/);
    expect(form).toMatch(/target="_blank"/);
    const names = [...form.matchAll(/<input type="hidden" name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['title', 'author', 'notes', 'paste']);
    expect(form).not.toMatch(/Hrk4Tm|haruka_vgc|@example/);
  });

  it('may be sent there from its page, and from no other', async () => {
    expect(await policyOf(`/teams/${ids.haruka}/text`)).toContain("form-action 'self' https://pokepast.es;");
    expect(await policyOf(`/en/teams/${ids.haruka}/text`)).toContain('https://pokepast.es');
    for (const path of ['/', `/teams/${ids.haruka}`, `/teams/${ids.haruka}/qr`, `/tournaments/${ids.ended}`])
      expect(await policyOf(path)).toContain("form-action 'self';");
  });

  it('is kept nowhere', async () => {
    const { headers } = await visitor.get(`/teams/${ids.haruka}/text`);
    expect(headers.get('Cache-Control')).toContain('no-store');
  });
});
