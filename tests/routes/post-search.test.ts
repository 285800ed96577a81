import { env } from 'cloudflare:workers';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { favoritesQuery, listPosts, ownPostsQuery } from '~/posts/post-list.server';
import { everyPost, examinedAtMost, type PostQuery, parsePostQuery } from '~/posts/post-query';
import { leadsOf, postsQuery, reachQuery } from '~/posts/post-search.server';
import { pendingQuery } from '~/posts/review/review.server';
import { ids, worldId } from '../world';
import { db, get, main } from './post-form';

describe('the search of the list', () => {
  const orders = ['', 'order=favorite'];
  const filters = [
    '',
    'rule=double',
    'regulation=sv-i',
    'ranked=on',
    'rule=double&regulation=sv-i&ranked=on',
    'species=incineroar',
    'species=incineroar&species=amoonguss&species=urshifu*',
    'species=incineroar&species=amoonguss&rule=double&regulation=sv-i&ranked=on',
  ];
  const planOf = async (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql, params } = query.toSQL();
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail);
  };
  const expectNoScan = (plan: string[]) => {
    const scans = plan.filter((line) => /^SCAN (?!\(subquery|CONSTANT)/.test(line));
    expect(
      scans.filter((line) => !/USING (COVERING )?INDEX posts_(newest|favorite|ranked)/.test(line)),
    ).toEqual([]);
  };

  it.each(orders.flatMap((order) => filters.map((filter) => [order, filter] as const)))(
    'reads %s %s from one index, in order',
    async (order, filter) => {
      for (const after of [
        '',
        order ? `3-1700000000000-${worldId('ice1')}` : `1700000000000-${worldId('ice1')}`,
      ]) {
        const query = parsePostQuery(new URLSearchParams(`${order}&${filter}&after=${after}`));
        const leads = leadsOf(query);
        for (const lead of leads.length > 0 ? leads : [undefined]) {
          const plan = await planOf(postsQuery(db, query, lead, ids.harukaUser, 12));
          expectNoScan(plan);
          // What is below a subquery's line is its own: where the page ends is found by sorting some places.
          const sorted = plan.slice(0, plan.findIndex((line) => line.includes('SUBQUERY')) >>> 0);
          expect(sorted.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
          const list = typeof lead === 'object' ? 'post_species' : lead ? `posts_${lead}` : 'posts';
          expect(plan[0]).toContain(`${list}_${query.order}`);
        }
      }
    },
  );

  it('finds the rarest list from their indexes', async () => {
    const query = parsePostQuery(
      new URLSearchParams('species=incineroar&species=amoonguss&rule=double&regulation=sv-i&ranked=on'),
    );
    const { sql, params } = new SQLiteSyncDialect({ casing: 'snake_case' }).sqlToQuery(
      reachQuery(query, leadsOf(query)),
    );
    const plan = await planOf({ toSQL: () => ({ sql, params }) });
    expectNoScan(plan);
    expect(plan.filter((line) => /USING (COVERING )?INDEX \w+_newest/.test(line))).toHaveLength(5);
  });

  it('looks through a part at a time, and goes on where it stopped', async () => {
    const many = JSON.stringify(Array.from({ length: 2 * examinedAtMost + 50 }, (_, at) => at));
    // Half of them in one list, half in the other; the fourth oldest in both.
    const insert = (kind: string, rule: string, at: number) => {
      const id = `'${kind}' || printf('%022d', value)`;
      return [
        `insert into posts (id, submission_key, author_id, approved_version, published_at, rule, regulation_key)
          select ${id}, ${id}, '${ids.kentaUser}', 1, ${at} + 2 * value, ${rule}, 'old' from json_each(?)`,
        `insert into post_versions (post_id, version, title, rule, regulation, external_url, species, picture_ids)
          select ${id}, 1, '${kind}', 'single', 'old', 'https://example.com', '[]', '[]' from json_each(?)`,
        `insert into post_species (species, post_id, published_at, favorite_count)
          select '${kind}', ${id}, ${at} + 2 * value, 0 from json_each(?)`,
      ].map((sql) => env.DB.prepare(sql).bind(many));
    };
    await env.DB.batch([
      ...insert('seel', "iif(value = 3, 'triple', 'single')", 1000),
      ...insert('lapr', "'triple'", 1001),
    ]);
    for (const order of ['newest', 'favorite'] as const) {
      let query: PostQuery = { ...everyPost, order, species: ['seel'], rule: 'triple' };
      const turns: number[] = [];
      for (;;) {
        const page = await listPosts(db, query);
        turns.push(page.posts.length);
        expect(page.stopped).toBe(page.next !== undefined);
        for (const lead of leadsOf(query)) {
          const { sql, params } = postsQuery(db, query, lead, undefined, 12).toSQL();
          const { meta } = await env.DB.prepare(sql)
            .bind(...params)
            .run();
          expect(meta.rows_read).toBeLessThan(6 * examinedAtMost);
        }
        if (!page.next) break;
        query = { ...query, after: page.next };
      }
      expect(turns).toEqual([0, 0, 1]);
    }
    const page = await main(await get('/en/posts?species=Seel&rule=triple'));
    expect(page).toContain(`We’ve looked through ${examinedAtMost} posts`);
    expect(page).toMatch(/rel="next"[^>]*href="\/en\/posts\?species=seel&amp;rule=triple&amp;after=\d+-/);
    const grown = await main(await get('/en/posts?species=Seel&rule=triple&shown=1'));
    expect(grown.match(/data-post=/g)).toHaveLength(1);
    await env.DB.prepare("delete from posts where regulation_key = 'old'").run();
  });

  it('reads favorites, own posts and the queue from an index too', async () => {
    const after = { publishedAt: new Date(), id: worldId('ice1') };
    for (const query of [
      favoritesQuery(db, ids.harukaUser, after, 12),
      ownPostsQuery(db, ids.harukaUser, after, 12),
      pendingQuery(db, after, 10),
      pendingQuery(db, undefined, 10),
    ]) {
      const plan = await planOf(query);
      expect(
        plan.filter((line) => line.startsWith('SCAN') && !line.includes('post_versions_pending')),
      ).toEqual([]);
      // Posts of the same instant at most are sorted.
      expect(plan.filter((line) => /TEMP B-TREE FOR ORDER/.test(line))).toEqual([]);
    }
  });
});
