import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { imageShape } from '~/images/image-format';
import { setFavorite } from '~/posts/favorite.server';
import { keepPicture, sweepPictures } from '~/posts/pictures/picture.server';
import { favoritesQuery, listPosts, ownPostsQuery } from '~/posts/post-list.server';
import { everyPost, examinedAtMost, type PostQuery, parsePostQuery } from '~/posts/post-query';
import { leadsOf, postsQuery, reachQuery } from '~/posts/post-search.server';
import { pendingQuery } from '~/posts/review/review.server';
import { demoPassword, ids, worldId } from '../world';

const site = 'https://sixsheet.test';
const db = openDatabase(env.DB);
const cookies: Record<string, string> = {};

async function signIn(email: string) {
  const response = await SELF.fetch(`${site}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site },
    body: new URLSearchParams({ email, password: demoPassword }),
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  return session?.split(';', 1)[0] ?? '';
}
beforeAll(async () => {
  for (const name of ['haruka', 'kenta', 'site-admin']) cookies[name] = await signIn(`${name}@example.com`);
});

const get = (path: string, who = '', headers: Record<string, string> = {}) =>
  SELF.fetch(site + path, { redirect: 'manual', headers: { Cookie: cookies[who] ?? '', ...headers } });

function send(
  path: string,
  fields: Record<string, string>,
  who = '',
  more: { files?: File[]; json?: boolean } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of more.files ?? []) body.append('upload', file);
  const headers = {
    Cookie: cookies[who] ?? '',
    Origin: site,
    ...(more.json && { Accept: 'application/json' }),
  };
  return SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual', headers });
}

const picture = (width = 320, height = 200) =>
  new File([new Uint8Array(PNG.sync.write(new PNG({ width, height })))], 'team.png', { type: 'image/png' });
const six = [
  'ガブリアス',
  'Incineroar',
  'ゴリランダー',
  'ハバタクカミ',
  'ウーラオス（れんげきのかた）',
  'モロバレル',
];
const good = (change: Record<string, string> = {}) => ({
  submissionKey: newId(),
  title: '雨のなかのガブリアス',
  description: '1行目\r\n2行目 https://example.com/a',
  rule: 'double',
  regulation: 'レギュI',
  externalUrl: 'https://example.com/article',
  imageUrl: 'https://pictures.example/team.png',
  finalRank: '',
  ...Object.fromEntries(six.map((name, slot) => [`members[${slot}].species`, name])),
  ...change,
});
const main = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '';
const idOf = (response: Response) => /post\/(\w{26})/.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
const row = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<Record<string, unknown>>();
const decide = (postId: string, version: number, fields: Record<string, string>) =>
  send('/admin/posts', { postId, version: String(version), ...fields }, 'site-admin');

async function written(change: Record<string, string> = {}, who = 'kenta') {
  const response = await send('/post', good(change), who);
  expect(response.status).toBe(302);
  return idOf(response);
}

describe('writing a post', () => {
  it('asks a visitor to sign in, and leads back', async () => {
    expect((await get('/en/post')).headers.get('Location')).toBe('/en/sign-in?redirectTo=%2Fen%2Fpost');
  });

  it.each([
    ['title', '', 'タイトルを入力してください。'],
    ['title', '字'.repeat(101), 'タイトルは100文字までで入力してください。'],
    ['imageUrl', '', '画像を1枚以上追加するか、画像のURLを入力してください。'],
    ['imageUrl', 'javascript:alert(1)', '画像のURLが正しくありません。'],
    ['rule', 'multi', 'ルールを選んでください。'],
    ['regulation', '', 'レギュレーションを入力してください。'],
    ['regulation', 'あ'.repeat(51), 'レギュレーションは50文字までで入力してください。'],
    ['externalUrl', '', '外部リンクを入力してください。'],
    ['externalUrl', 'ftp://example.com', '外部リンクのURLが正しくありません。'],
    ['description', 'あ'.repeat(5001), '説明は5,000文字までで入力してください。'],
    ['members[3].species', '', 'ポケモンを6匹選択してください。'],
    ['members[3].species', 'ガブリアヌ', '「ガブリアヌ」が見つかりません。'],
    ['finalRank', '0', '最終順位は1以上の整数で入力してください。'],
    ['finalRank', '1.5', '最終順位は1以上の整数で入力してください。'],
  ])('refuses %s %j, and keeps the rest', async (field, value, message) => {
    const response = await send('/post', good({ [field]: value }), 'kenta');
    expect(response.status).toBe(422);
    const page = await main(response);
    expect(page).toContain(message);
    if (field !== 'externalUrl') expect(page).toContain('value="https://example.com/article"');
    if (field !== 'title') expect(page).toContain('value="雨のなかのガブリアス"');
  });

  it('keeps pictures while something else is wrong, moves and removes them', async () => {
    const files = [picture(), picture(400, 300)];
    const first = await main(await send('/post', good({ title: '', imageUrl: '' }), 'kenta', { files }));
    const held = [...first.matchAll(/name="pictureIds" value="(\w{26})"/g)].map(([, id]) => id as string);
    expect(held).toHaveLength(2);
    expect((await get(`/post/pictures/${held[0]}`, 'kenta')).headers.get('Content-Type')).toBe('image/png');
    expect((await get(`/post/pictures/${held[0]}`)).status).toBe(404);
    const body = (intent: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(good({ imageUrl: '' }))) form.append(name, value);
      for (const id of held) form.append('pictureIds', id);
      form.append('intent', intent);
      return form;
    };
    const press = (intent: string) =>
      SELF.fetch(`${site}/post`, {
        method: 'POST',
        body: body(intent),
        redirect: 'manual',
        headers: { Cookie: cookies.kenta ?? '', Origin: site },
      });
    const idsOf = (page: string) =>
      [...page.matchAll(/name="pictureIds" value="(\w{26})"/g)].map(([, id]) => id);
    expect(idsOf(await main(await press(`first:${held[1]}`)))).toEqual([held[1], held[0]]);
    expect(idsOf(await main(await press(`remove:${held[0]}`)))).toEqual([held[1]]);
    const sent = await press('submit');
    expect(sent.status).toBe(302);
    const version = await row('select picture_ids from post_versions where post_id = ?', idOf(sent));
    expect(JSON.parse(String(version?.picture_ids))).toEqual(held);
  });

  it.each([
    ['a text', new File(['GIF89a'], 'x.png'), '422'],
    ['a small picture', picture(100, 100), '200ピクセル以上'],
    ['a huge picture', picture(2561, 1600), '410万ピクセル'],
  ])('refuses %s as a picture', async (_, file, said) => {
    const response = await send('/post', good(), 'kenta', { files: [file] });
    expect(`${response.status} ${await main(response)}`).toContain(said);
    expect(response.status).toBe(422);
  });

  it('shows a smaller picture where there is one, and forgets both with the post', async () => {
    const sent = await send('/post', good({ imageUrl: '' }), 'kenta', { files: [picture()] });
    const id = idOf(sent);
    const found = await row('select picture_ids from post_versions where post_id = ?', id);
    const [pictureId] = JSON.parse(String(found?.picture_ids));
    await decide(id, 1, { intent: 'approve' });
    const phone = () => get(`/post/pictures/${pictureId}?size=phone`);
    const whole = await phone();
    expect([whole.headers.get('Content-Type'), whole.headers.get('Cache-Control')]).toEqual([
      'image/png',
      'public, max-age=60',
    ]);
    await env.IMAGES.put(`posts/${pictureId}/phone`, 'small', {
      httpMetadata: { contentType: 'image/webp' },
    });
    const small = await phone();
    expect([small.headers.get('Content-Type'), (await small.arrayBuffer()).byteLength]).toEqual([
      'image/webp',
      5,
    ]);
    expect(await main(await get(`/posts?regulation=sv-i`))).toContain(`${pictureId}?size=phone`);
    await send(`/post/${id}/delete`, {}, 'kenta');
    expect((await env.IMAGES.list({ prefix: `posts/${pictureId}` })).objects).toEqual([]);
  });

  it('does not take the pictures of somebody else', async () => {
    const image = { bytes: new Uint8Array(8), type: 'image/png' as const, width: 300, height: 300 };
    const { id } = await keepPicture(db, env, ids.harukaUser, image);
    const response = await send('/post', good({ pictureIds: id }), 'kenta');
    expect(response.status).toBe(422);
  });

  it('makes one post of a form that is sent twice', async () => {
    const form = good();
    const [one, other] = await Promise.all([send('/post', form, 'kenta'), send('/post', form, 'kenta')]);
    expect(idOf(one)).toBe(idOf(other));
    expect(idOf(one)).not.toBe('');
  });

  it('is limited to ten a day, and loses nothing', async () => {
    for (let i = 0; i < 10; i++) await written({}, 'haruka');
    const response = await send('/post', good(), 'haruka');
    expect(response.status).toBe(429);
    expect(await main(response)).toContain('投稿は1日10件までです');
  });

  it('answers nonsense without a fault', async () => {
    for (const body of ['%%%', 'a=b', new Uint8Array([0, 1, 2])]) {
      const response = await SELF.fetch(`${site}/post`, {
        method: 'POST',
        body,
        headers: {
          Cookie: cookies.kenta ?? '',
          Origin: site,
          'Content-Type': 'multipart/form-data; boundary=x',
        },
      });
      expect(response.status).toBe(400);
    }
  });
});

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
    expect(shown).toContain('Urshifu-Rapid-Strike');
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
    expect((await send(`/post/${id}/edit`, edit, 'kenta')).status).toBe(409);
    expect(await main(await get(`/post/${id}`))).toContain('一番');
    expect(await main(await get(`/post/${id}?show=latest`))).toContain('一番');
    expect(await main(await get(`/post/${id}?show=latest`, 'kenta'))).toContain('新しい題');
    expect((await decide(id, 1, { intent: 'approve' })).headers.get('Set-Cookie')).toContain(
      'postNotAllowed',
    );
    expect((await decide(id, 2, { intent: 'reject' })).status).toBe(422);
    expect((await decide(id, 2, { intent: 'reject', reason: '題を直してください' })).status).toBe(302);
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
    expect(await main(await get(`/post/${id}`))).toContain('主催者の発表と一致');
    await env.DB.prepare('update standings set rank = 2 where team_sheet_id = ?')
      .bind(worldId('harukaended'))
      .run();
    expect(await main(await get(`/post/${id}`))).not.toContain('主催者の発表と一致');
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

describe('when the database refuses', () => {
  const id = worldId('ice1');
  const edit = async () => {
    const found = await row('select latest_version as version from posts where id = ?', id);
    return send(`/en/post/${id}/edit`, { ...good(), version: String(found?.version) }, 'kenta');
  };
  /** What the page says that a form leads to. */
  const toastOf = (response: Response) => decodeURIComponent(response.headers.get('Set-Cookie') ?? '');
  const heart = (json: boolean) =>
    send(`/en/post/${worldId('sun1')}/favorite`, { favorite: 'on' }, 'haruka', { json });

  it.each([
    ['insert on posts', () => send('/post', good(), 'site-admin'), 503, '投稿できませんでした。'],
    ['update on posts', edit, 503, 'The post could not be updated.'],
    ['delete on posts', () => send(`/post/${id}/delete`, {}, 'kenta'), 302, 'postDeleteFailed'],
    ['insert on favorites', () => heart(true), 503, 'The favorite could not be changed.'],
    ['insert on favorites', () => heart(false), 302, 'postFavoriteFailed'],
  ])('says so of an %s, and loses nothing', async (event, ask, status, said) => {
    await env.DB.prepare(`create trigger ill before ${event} begin select raise(abort, 'ill'); end`).run();
    const response = await ask();
    await env.DB.prepare('drop trigger ill').run();
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(`${toastOf(response)} ${page}`).toContain(said);
    if (page.includes('<form id="post"')) expect(page).toContain('value="雨のなかのガブリアス"');
    expect((await get(`/post/${id}`)).status).toBe(200);
  });
});

describe('favorites', () => {
  const id = worldId('cute1');
  const count = async () => (await row('select favorite_count as n from posts where id = ?', id))?.n;
  const likes = async () => (await row('select count(*) as n from favorites where post_id = ?', id))?.n;

  it('count once a person, however often and at once they are sent', async () => {
    const people = [ids.harukaUser, ids.kentaUser, worldId('hostadmin'), worldId('siteadmin')];
    const now = new Date();
    const many = people.flatMap((userId) => [true, true, false, true].map((on) => ({ userId, on })));
    await Promise.all(many.map(({ userId, on }) => setFavorite(db, { userId, postId: id, on }, now)));
    expect(await count()).toBe(await likes());
    await Promise.all(people.map((userId) => setFavorite(db, { userId, postId: id, on: true }, now)));
    expect(await count()).toBe(await likes());
    expect((await row('select min(favorite_count) as n from post_species where post_id = ?', id))?.n).toBe(
      await count(),
    );
  });

  it('are changed by a form or by the script', async () => {
    const before = Number(await count());
    const off = await send(`/post/${id}/favorite`, { favorite: 'off' }, 'haruka', { json: true });
    expect(await off.json()).toEqual({ favorite: false, count: before - 1 });
    const on = await send(`/post/${id}/favorite`, { favorite: 'on', to: '/posts?ranked=on' }, 'haruka');
    expect(on.headers.get('Location')).toBe('/posts?ranked=on');
    expect(await count()).toBe(before);
    expect(await main(await get('/favorites', 'haruka'))).toContain('かわいいだけで組んだ6匹');
    const away = await send(`/post/${id}/favorite`, { favorite: 'on', to: 'https://evil.example' }, 'haruka');
    expect(away.headers.get('Location')).toBe(`/post/${id}`);
  });

  it('happen after a visitor has signed in', async () => {
    const postId = worldId('sand1');
    await setFavorite(db, { userId: ids.kentaUser, postId, on: false }, new Date());
    const asked = await send(`/post/${postId}/favorite`, { favorite: 'on', to: '/posts' });
    const signIn = new URL(asked.headers.get('Location') ?? '', site);
    expect(signIn.pathname).toBe('/sign-in');
    const wish = asked.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const back = await SELF.fetch(site + signIn.searchParams.get('redirectTo'), {
      redirect: 'manual',
      headers: { Cookie: `${cookies.kenta}; ${wish}` },
    });
    expect(back.headers.get('Location')).toBe('/posts');
    const kept = 'select 1 as n from favorites where user_id = ? and post_id = ?';
    expect((await row(kept, ids.kentaUser, postId))?.n).toBe(1);
    // A link alone changes nothing.
    const other = worldId('sand2');
    await setFavorite(db, { userId: ids.kentaUser, postId: other, on: false }, new Date());
    await get(`/post/${other}/favorite`, 'kenta');
    expect(await row(kept, ids.kentaUser, other)).toBeNull();
  });

  it('are limited to sixty a minute', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++)
      statuses.push(
        (await send(`/post/${id}/favorite`, { favorite: 'on' }, 'site-admin', { json: true })).status,
      );
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

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
    expect(page).toContain(`Looked through ${examinedAtMost} posts`);
    expect(page).toMatch(/rel="next"[^>]*href="\/en\/posts\?species=seel&amp;rule=triple&amp;after=\d+-/);
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

it('sweeps pictures of no post after a day', async () => {
  const image = { bytes: new Uint8Array(8), type: 'image/png' as const, width: 300, height: 300 };
  const { id } = await keepPicture(db, env, ids.harukaUser, image);
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await sweepPictures(db, env.IMAGES, later(23));
  expect(await env.IMAGES.head(`posts/${id}`)).not.toBeNull();
  const used = await env.DB.prepare(
    'select count(*) as n from post_pictures where post_id is not null',
  ).first('n');
  await sweepPictures(db, env.IMAGES, later(25));
  expect(await env.IMAGES.head(`posts/${id}`)).toBeNull();
  expect(await row('select id from post_pictures where id = ?', id)).toBeNull();
  expect(
    await env.DB.prepare('select count(*) as n from post_pictures where post_id is not null').first('n'),
  ).toBe(used);
});
