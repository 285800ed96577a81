import { describe, expect, it } from 'vitest';
import { guideNames } from '~/guide/guides';
import { ids, worldId } from '../world';
import { person, site, visitor } from './person';

const paths = ['/guide', ...guideNames.map((name) => `/guide/${name}`)];
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const linksIn = (html: string) =>
  [...mainOf(html).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to = '']) => to);

describe.each(['/ja', '/en'])('the guides under %s', (prefix) => {
  it.each(paths)('%s is small, runs no script and may be listed', async (path) => {
    const response = await visitor.get(prefix + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(new TextEncoder().encode(html).length).toBeLessThan(32_000);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('noindex');
    expect(html).toContain('<meta name="description"');
    // A key without its text would stand there as it is written.
    expect(html).not.toMatch(/\$t\(|\{\{|guide\.\w+\./);
  });

  it('lead to pages that are there, or to sign-in, and to headings of their own', async () => {
    for (const path of paths) {
      const html = await visitor.html(prefix + path);
      for (const to of new Set(linksIn(html))) {
        if (to.startsWith('#')) {
          expect(html).toContain(`id="${to.slice(1)}"`);
          continue;
        }
        const { status, headers } = await visitor.get(to);
        const leads = headers.get('Location') ?? '';
        expect([to, status === 200 || (status === 302 && /\/(sign-in|admin\/auth)\?/.test(leads))]).toEqual([
          to,
          true,
        ]);
      }
    }
  });

  it('show pictures with their sizes and what is on them, once they are wanted', async () => {
    for (const name of guideNames) {
      const images = [...(await visitor.html(`${prefix}/guide/${name}`)).matchAll(/<img [^>]*>/g)].map(
        ([tag]) => tag,
      );
      expect(images.length).toBeGreaterThan(0);
      for (const image of images) {
        expect(image).toMatch(/ width="\d+" height="\d+"/);
        expect(image).toContain('loading="lazy"');
        expect(/alt="([^"]*)"/.exec(image)?.[1]?.length).toBeGreaterThan(20);
        // Named by what is in it, so that it may be kept for a year.
        expect(image).toMatch(/src="\/assets\/\w+-[\w-]+\.webp"/);
      }
    }
  });
});

it('an unknown guide is not found, and names are read in any case', async () => {
  expect((await visitor.get('/guide/nobody')).status).toBe(404);
  expect((await visitor.get('/guide/Players/')).status).toBe(200);
});

const headings = async (path: string) => visitor.html(path.split('#')[0] ?? '');

describe('where the question comes up', () => {
  const admin = 'host-admin@example.com';
  const group = `/admin/${ids.group}`;
  const day = `${group}/tournaments/${ids.running}/day`;
  it.each([
    ['/', '/guide', undefined],
    ['/', '/guide/organizers', undefined],
    [`/team-submit/ots/${ids.open}`, '/guide/players#image', undefined],
    [`/teams/${worldId('harukaopen')}`, '/guide/players#seen', undefined],
    [`/teams/${ids.haruka}/success/ots`, '/guide/players#seen', 'haruka@example.com'],
    ['/request-role', '/guide/organizers', 'haruka@example.com'],
    [group, '/guide/organizers', admin],
    [group, '/guide/judges', 'moderator@example.com'],
    [`${group}/tournaments/new`, '/guide/organizers#create', admin],
    [day, '/guide/judges', admin],
    [`${group}/streaming-input`, '/guide/casters#control', admin],
    ['/broadcast', '/guide/casters#obs', undefined],
  ])('%s leads to %s', async (path, guide, email) => {
    const asked = email ? await person(email) : visitor;
    expect(linksIn(await asked.html(path))).toContain(guide);
    const id = guide.split('#')[1];
    if (id) expect(await headings(guide)).toContain(`id="${id}"`);
  });

  it('but not on the page that an opponent reads', async () => {
    expect(await visitor.html(`/teams/${ids.haruka}`)).not.toContain('/guide');
  });

  it('nor is it missing in the sitemap', async () => {
    const xml = await visitor.html('/sitemap.xml');
    for (const path of paths) expect(xml).toContain(`<loc>${site}${path}</loc>`);
  });
});
