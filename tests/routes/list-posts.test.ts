import { describe, expect, it } from 'vitest';
import { listPosts } from '~/posts/post-list.server';
import { everyPost, type PostQuery } from '~/posts/post-query';
import { db, get, main } from './post-form';

describe('the list', () => {
  it.each([
    ['', 12],
    ['?species=ウーラオス', 3],
    ['?species=Urshifu&species=calyrexice', 2],
    ['?rule=triple', 1],
    ['?regulation=Reg%20G', 2],
    ['?ranked=on&rule=single', 1],
    ['?species=いないポケモン', 0],
    ['?after=nonsense', 12],
  ])('%s has %i', async (search, posts) => {
    const page = await main(await get(`/posts${search}`));
    const found = [...page.matchAll(/data-post="(\w+)"/g)].map(([, id]) => id);
    if (search.includes('species=ウーラオス')) expect(found.length).toBeGreaterThanOrEqual(posts);
    else expect(found).toHaveLength(posts);
  });

  it.each(['newest', 'favorite'] as const)('pages by %s without gaps or repeats', async (order) => {
    const all: string[] = [];
    let after: PostQuery['after'];
    do {
      const page = await listPosts(db, { ...everyPost, order, after }, undefined, 5);
      all.push(...page.posts.map(({ id }) => id));
      after = page.next;
    } while (after);
    const whole = await listPosts(db, { ...everyPost, order }, undefined, 100);
    expect(all).toEqual(whole.posts.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });

  it('comes back as long as it had grown, and goes on from there', async () => {
    const idsIn = (page: string) => [...page.matchAll(/data-post="(\w+)"/g)].map(([, id]) => id);
    for (const start of ['/posts?', '/posts?order=favorite&']) {
      const all: (string | undefined)[] = [];
      let path: string | undefined = start;
      while (path) {
        const page = await main(await get(path));
        all.push(...idsIn(page));
        path = /rel="next"[^>]*href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
      }
      expect(all.length).toBeGreaterThan(13);
      for (const shown of [1, 12, 13, all.length]) {
        const page = await main(await get(`${start}shown=${shown}`));
        expect(idsIn(page)).toEqual(all.slice(0, shown));
        const next = /rel="next"[^>]*href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
        if (shown === all.length) expect(next).toBeUndefined();
        else expect(idsIn(await main(await get(next ?? '')))[0]).toBe(all[shown]);
      }
    }
    const page = await main(await get('/posts?shown=9e9&shown=<b>'));
    expect(idsIn(page)).toHaveLength(12);
  });
});
