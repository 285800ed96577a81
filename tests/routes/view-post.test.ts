import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { imageShape } from '~/images/image-format';
import { worldId } from '../world';
import { site } from './person';
import { decide, get, good, main, row, send, written } from './post-form';

describe('a post on its way', () => {
  it('waits, is approved, changed, reviewed again, and deleted', async () => {
    const id = await written({ title: '<b>一番</b>のチーム' });
    expect((await get(`/post/${id}`)).status).toBe(404);
    expect(await (await get(`/post/${id}`, 'haruka')).text()).toContain('投稿が見つかりませんでした。');
    expect(await main(await get(`/post/${id}`, 'kenta'))).toContain('この投稿は審査待ちです');
    expect((await get(`/post/${id}/card`)).status).toBe(404);
    expect((await send(`/post/${id}/favorite`, { favorite: 'on' }, 'kenta', { json: true })).status).toBe(
      409,
    );

    expect((await decide(id, 1, { intent: 'approve' })).status).toBe(302);
    const shown = await (await get(`/en/post/${id}`)).text();
    expect(shown).toContain('&lt;b&gt;一番&lt;/b&gt;のチーム');
    expect(shown).not.toContain('<b>一番');
    expect(shown).toContain('Regulation I');
    expect(shown).toContain(`property="og:image" content="${site}/post/${id}/card?v=1"`);
    expect(shown).toMatch(/<script type="application\/ld\+json">[^<]*SocialMediaPosting/);
    expect(shown).toContain('Urshifu (Rapid Strike)');
    const reviewed = await row('select * from post_versions where post_id = ?', id);
    expect(reviewed?.reviewed_by_id).toBe(worldId('siteadmin'));
    expect(Number(reviewed?.approved_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(
      (await row('select text from outbox where "to" = ? order by id desc', 'kenta@example.com'))?.text,
    ).toContain(id);

    const card = await get(`/post/${id}/card`);
    expect(card.headers.get('Content-Type')).toBe('image/png');
    const drawn = imageShape(new Uint8Array(await card.arrayBuffer()));
    expect(drawn).toEqual({ type: 'image/png', width: 1200, height: 630 });
    const again = await get(`/post/${id}/card`, '', { 'If-None-Match': card.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);

    expect((await get(`/post/${id}/edit`, 'haruka')).status).toBe(403);
    const edit = { ...good({ title: '新しい題' }), version: '1' };
    expect((await send(`/post/${id}/edit`, edit, 'kenta')).status).toBe(302);
    expect((await send(`/post/${id}/edit`, edit, 'kenta')).status).toBe(302);
    expect((await send(`/post/${id}/edit`, { ...edit, title: '別の題' }, 'kenta')).status).toBe(409);
    expect(await main(await get(`/post/${id}`))).toContain('一番');
    expect(await main(await get(`/post/${id}?show=latest`))).toContain('一番');
    expect(await main(await get(`/post/${id}?show=latest`, 'kenta'))).toContain('新しい題');
    const outdated = await decide(id, 1, { intent: 'approve' });
    expect(outdated.status).toBe(409);
    expect(await main(outdated)).toContain('が先に変更しました');
    expect((await decide(id, 2, { intent: 'reject' })).status).toBe(422);
    for (const reason of ['題を直してください', '題を直してください'])
      expect((await decide(id, 2, { intent: 'reject', reason })).status).toBe(302);
    // In another tab: that reason is not what the author got.
    const late = await decide(id, 2, { intent: 'reject', reason: '別の理由' });
    expect(late.status).toBe(409);
    expect(await main(late)).toContain('別の理由');
    expect((await decide(id, 2, { intent: 'approve' })).status).toBe(409);
    expect(await main(await get('/posts/mine', 'kenta'))).toContain('題を直してください');
    expect(await main(await get(`/post/${id}`))).toContain('一番');
    await send(`/post/${id}/edit`, { ...good({ title: 'もっと新しい題' }), version: '2' }, 'kenta');
    await decide(id, 3, { intent: 'approve' });
    expect(await main(await get(`/post/${id}`))).toContain('もっと新しい題');

    expect((await send(`/post/${id}/delete`, {}, 'haruka')).status).toBe(403);
    expect(await main(await get(`/post/${id}/delete`, 'kenta'))).toContain('元に戻せません');
    expect((await send(`/post/${id}/delete`, {}, 'kenta')).status).toBe(302);
    expect((await get(`/post/${id}`, 'kenta')).status).toBe(404);
    expect((await row('select count(*) as n from post_pictures where post_id = ?', id))?.n).toBe(0);
    expect((await row('select count(*) as n from post_species where post_id = ?', id))?.n).toBe(0);
  });

  it('is vouched for with its own six and rank, and only then', async () => {
    const id = worldId('harukawinner');
    expect(await main(await get(`/post/${id}`))).toContain('主催の結果と一致');
    await env.DB.prepare('update standings set rank = 2 where team_sheet_id = ?')
      .bind(worldId('harukaended'))
      .run();
    expect(await main(await get(`/post/${id}`))).not.toContain('主催の結果と一致');
    await env.DB.prepare('update standings set rank = 1 where team_sheet_id = ?')
      .bind(worldId('harukaended'))
      .run();
    const mine = await main(await get(`/post?team=${worldId('harukaended')}`, 'haruka'));
    expect(mine).toContain('value="ガブリアス"');
    expect(await main(await get(`/post?team=${worldId('harukaended')}`, 'kenta'))).not.toContain(
      'value="ガブリアス"',
    );
  });
});

describe('sharing a post', () => {
  const path = `/post/${worldId('harukawinner')}`;
  const hrefs = (page: string) =>
    [...page.matchAll(/href="(https:[^"]+)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
    );

  it('says the same everywhere: the title, and a URL without a language', async () => {
    const page = await main(await get(`/en${path}`));
    const url = site + path;
    for (const [host, field, shared] of [
      ['x.com', 'url', url],
      // LINE opens it in the device's own browser.
      ['social-plugins.line.me', 'url', `${url}?openExternalBrowser=1`],
      ['bsky.app', 'text', url],
    ] as const) {
      const link = hrefs(page).find(({ hostname }) => hostname === host);
      expect(link?.searchParams.get(field)?.endsWith(shared)).toBe(true);
      expect(link?.searchParams.get('text')).toContain('第10回ムーンライト杯 優勝チーム');
    }
    expect(page).toMatch(new RegExp(`<button[^>]*hidden[^>]*data-share="${url}"`));
  });

  it.each([
    ['mstdn.jp', 'mstdn.jp'],
    ['@me@例え.jp', 'xn--r8jz45g.jp'],
  ])('asks for a Mastodon server, and leads to %s', async (typed, host) => {
    const page = await main(await get(`${path}?mastodon=${encodeURIComponent(typed)}`));
    const link = hrefs(page).find(({ pathname }) => pathname === '/share');
    expect([link?.hostname, link?.searchParams.get('text')?.split('\n')[1]]).toEqual([host, site + path]);
  });

  it.each(['', 'localhost', 'javascript:alert(1)', '"><b>', '127.0.0.1', 'x'.repeat(5000)])(
    'leads nowhere for %j, and says so beside the field',
    async (typed) => {
      const response = await get(`${path}?mastodon=${encodeURIComponent(typed)}`);
      expect(response.status).toBe(200);
      const page = await main(response);
      expect(hrefs(page).filter(({ pathname }) => pathname === '/share')).toEqual([]);
      expect(page).toContain('サーバー名を、mstdn.jpのように入力してください。');
      expect(page).not.toContain('"><b>');
    },
  );
});

describe('what an author wrote', () => {
  it('is marked with its own language, whatever the page’s', async () => {
    const page = await main(await get(`/en/post/${worldId('harukawinner')}`));
    expect(page).toMatch(/<h1 lang="ja">第10回/);
    expect(page).toMatch(/<span lang="ja">初優勝です/);
    expect(await main(await get(`/ja/post/${worldId('dragons1')}`))).toMatch(
      /<h1 lang="en">Dragonite and friends<\/h1>[\s\S]*<span lang="en">Simple, fast, fun\./,
    );
    expect(await main(await get('/en/posts'))).toMatch(/<a [^>]*lang="ja"[^>]*>第10回/);
  });
});
