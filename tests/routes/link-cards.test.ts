import { env } from 'cloudflare:workers';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { posts, teamSheets, tournaments } from '~/db/schema';
import { imageShape } from '~/images/image-format';
import { sweepUsage } from '~/usage/count-usage.server';
import { ids, worldId } from '../world';
import { site, visitor } from './person';

const db = openDatabase(env.DB);
const team = worldId('harukaended');
const post = worldId('harukawinner');
const regulation = 'sv-i';

beforeAll(async () => {
  for (let part = 0; part < 20; part++) await sweepUsage(db, new Date());
});

const tagsOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', value]) => [
      name,
      value?.replaceAll('&amp;', '&') ?? '',
    ]),
  );
const imageOf = async (page: string) => tagsOf(await (await visitor.get(page)).text()).get('og:image') ?? '';
const statusOf = async (path: string) => (await visitor.get(path)).status;

// Static files, which are not served here; tests/routes/shell.test.ts looks at them.
const ofSite = (locale: string) => `${site}/card-${locale}.png`;

const drawn = [
  '/tournaments',
  '/tournaments?when=past&rule=double',
  `/tournaments/${ids.open}`,
  `/tournaments/${ids.ended}`,
  `/tournaments/${ids.ended}/stats`,
  `/tournaments/${ids.running}/rounds`,
  `/tournaments/${ids.running}/hall`,
  `/team-submit/ots/${ids.open}`,
  `/teams/${team}`,
  '/posts',
  '/posts?species=garchomp',
  `/post/${post}`,
  `/regulations/${regulation}`,
  `/stats/${regulation}`,
];
const plain = [
  ...['/', '/guide', '/guide/players', '/privacy', '/terms', '/contact', '/developers', '/broadcast'],
  ...['/regulations', '/team-submit/ots', '/tournaments?q=nothing', `/stats/${regulation}/garchomp`],
];

describe('a link to a public page', () => {
  it.each([...drawn, ...plain])('has a card in the language of the link: %s', async (page) => {
    for (const locale of ['ja', 'en']) {
      const at = `/${locale}${page === '/' ? '' : page}`;
      const answer = await visitor.get(at);
      const tags = tagsOf(await answer.text());
      expect([at, answer.status]).toEqual([at, 200]);
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
        expect([at, name, Boolean(tags.get(name))]).toEqual([at, name, true]);
      expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
      expect(tags.get('twitter:card')).toBe('summary_large_image');
      expect(tags.get('og:url')?.startsWith(`${site}/`)).toBe(true);
      const image = tags.get('og:image') ?? '';
      if (plain.includes(page)) expect([at, image]).toEqual([at, ofSite(locale)]);
      else await expectCard(image);
    }
  });

  async function expectCard(image: string) {
    const answer = await visitor.get(image.replace(site, ''));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([image, answer.status, answer.headers.get('Content-Type')]).toEqual([image, 200, 'image/png']);
    expect(imageShape(bytes)).toEqual({ type: 'image/png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(120_000);
  }
});

describe('the card of a list', () => {
  const bytesOf = async (path: string) => new Uint8Array(await (await visitor.get(path)).arrayBuffer());

  it('has the filter of its list, and no words that a visitor typed', async () => {
    expect(await imageOf('/en/tournaments?when=past&rule=double')).toBe(
      `${site}/en/tournaments/card?rule=double&when=past`,
    );
    expect(await imageOf('/en/posts?species=garchomp')).toBe(`${site}/en/posts/card?species=garchomp`);
    expect(await bytesOf('/en/tournaments/card?q=%E3%83%A0%E3%83%BC%E3%83%B3&when=past')).toEqual(
      await bytesOf(
        '/en/tournaments/card?q=%E3%83%A0%E3%83%BC%E3%83%B3%E3%83%A9%E3%82%A4%E3%83%88&when=past',
      ),
    );
  });

  it('is not there for an empty list, nor for a regulation without statistics', async () => {
    for (const path of ['/tournaments/card?q=nothing', '/posts/card?species=nothing', '/stats/nothing/card'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('/stats/champions-m-c/card')).toBe(404);
    expect(await imageOf('/en/regulations/champions-m-c')).toBe(ofSite('en'));
  });

  it('changes once a tournament on it is taken down', async () => {
    const before = await bytesOf('/en/tournaments/card');
    const [next] = await db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(
        and(
          isNull(tournaments.archivedAt),
          gt(tournaments.scheduledStartAt, new Date()),
          lte(tournaments.publishedAt, new Date()),
        ),
      )
      .orderBy(asc(tournaments.scheduledStartAt), asc(tournaments.id))
      .limit(1);
    const id = next?.id ?? '';
    const set = (archivedAt: Date | null) =>
      db.update(tournaments).set({ archivedAt }).where(eq(tournaments.id, id));
    expect(await statusOf(`/tournaments/${id}/card`)).toBe(200);
    await set(new Date(0));
    expect(await bytesOf('/en/tournaments/card')).not.toEqual(before);
    expect(await statusOf(`/tournaments/${id}/card`)).toBe(404);
    await set(null);
    expect(await bytesOf('/en/tournaments/card')).toEqual(before);
  });

  it('changes once a post on it is taken down', async () => {
    const before = await bytesOf('/en/posts/card');
    const [newest] = await db
      .select({ id: posts.id })
      .from(posts)
      .where(isNotNull(posts.publishedAt))
      .orderBy(desc(posts.publishedAt))
      .limit(1);
    const id = newest?.id ?? '';
    expect(await statusOf(`/post/${id}/card`)).toBe(200);
    await db.update(posts).set({ approvedVersion: null, publishedAt: null }).where(eq(posts.id, id));
    expect(await bytesOf('/en/posts/card')).not.toEqual(before);
    expect(await statusOf(`/post/${id}/card`)).toBe(404);
  });
});

it('a private team and an unpublished tournament have no card', async () => {
  await db.update(teamSheets).set({ isPublic: false }).where(eq(teamSheets.id, team));
  expect(await statusOf(`/teams/${team}/card`)).toBe(404);
  expect(await imageOf(`/en/teams/${team}`)).toBe('');
  await db.update(tournaments).set({ publishedAt: null }).where(eq(tournaments.id, ids.ended));
  for (const part of ['card', 'winner/card', 'stats/card'])
    expect([part, await statusOf(`/tournaments/${ids.ended}/${part}`)]).toEqual([part, 404]);
  expect(await imageOf(`/en/tournaments/${ids.ended}`)).toBe('');
});
