import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { pictureRequests } from '~/db/schema';
import { type Fetching, fetchPicture } from '~/images/fetch-picture.server';
import { rates } from '~/limits/limits';
import { sweepPictureRequests } from '~/posts/pictures/picture-requests.server';
import { db, decide, get, good, idOf, main, picture, row, send, written } from './post-form';

const fetching: Fetching = {
  ownHosts: ['https://sixsheet.test'],
  resolver: env.DNS_RESOLVER,
  userAgent: 'Sixsheet',
};
const outcome = async (url: string, change: Partial<Fetching> = {}) => {
  const found = await fetchPicture(url, { ...fetching, ...change });
  return 'image' in found ? `${found.image.type} ${found.image.width}` : found.refusal;
};
const at = (path: string, host = 'pictures.example') => `https://${host}${path}`;
const seen = async () =>
  (await fetch('https://seen.example/')).json<{ url: string; headers: Record<string, string> }[]>();

describe('a picture of another site', () => {
  it.each<readonly [url: string, expected: string]>([
    [at('/team.png'), 'image/png 320'],
    ['http://pictures.example/team.png', 'image/png 320'],
    [at('/team.png#part'), 'image/png 320'],
    [at('/team.png', '絵.example'), 'image/png 320'],
    [at('/as-html.png'), 'image/png 320'],
    [at('/moved'), 'image/png 320'],
    [at('/three'), 'image/png 320'],
    [at('/to?http%3A%2F%2Fcdn.example%2Fteam.png'), 'image/png 320'],
    // What is there is none.
    [at('/page'), 'unknownType'],
    [at('/drawing'), 'unknownType'],
    [at('/nothing'), 'missing'],
    [at('/cut'), 'broken'],
    [at('/small'), 'tooSmall'],
    [at('/bomb'), 'tooManyPixels'],
    [at('/endless'), 'tooLarge'],
    // Nothing is there.
    [at('/empty'), 'unreachable'],
    [at('/part'), 'unreachable'],
    [at('/gone'), 'unreachable'],
    [at('/four'), 'unreachable'],
    [at('/loop'), 'unreachable'],
    [at('/nowhere'), 'unreachable'],
    [at('/odd'), 'unreachable'],
    // Led elsewhere.
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://127.0.0.1/team.png',
      'http://[::1]/team.png',
      'http://2130706433/team.png',
      'http://0x7f.1/team.png',
      'https://localhost/team.png',
      'https://private.example/team.png',
      'https://pictures.example:8443/team.png',
      'https://user:word@pictures.example/team.png',
      'https://sixsheet.test/team.png',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
    ].map((to) => [at(`/to?${encodeURIComponent(to)}`), 'notAllowed'] as const),
    // Names that lead into somebody's own network, or are bent to it.
    ...[
      'private',
      'metadata',
      'loopback',
      'mapped',
      'shared',
      'unique',
      'translated',
      'mixed',
      'unknown',
    ].map((name) => [at('/team.png', `${name}.example`), 'notAllowed'] as const),
    [at('/team.png', 'first-private.example'), 'notAllowed'],
    [at('/team.png', 'then-private.example'), 'notAllowed'],
    // Who cannot say is not believed.
    [at('/team.png', 'broken.example'), 'unreachable'],
    [at('/team.png', 'odd.example'), 'unreachable'],
  ])('%s: %s', async (url, expected) => {
    expect(await outcome(url)).toBe(expected);
  });

  it.each(['/slow', '/silent'])('is given up after its time: %s', async (path) => {
    // Whoever waited to the end would have a picture.
    expect(await outcome(at(path), { limitMs: 700 })).toBe('unreachable');
  });

  it('is fetched without asking a resolver where none is set', async () => {
    expect(await outcome(at('/team.png', 'private.example'), { resolver: '' })).toBe('image/png 320');
    expect(await outcome(at('/team.png'), { resolver: 'nonsense' })).toBe('unreachable');
  });
});

describe('a post with the URL of a picture', () => {
  const picturesOf = async (id: string, version = 1) => {
    const found = await row('select * from post_versions where post_id = ? and version = ?', id, version);
    return { imageUrl: found?.image_url, ids: JSON.parse(String(found?.picture_ids)) as string[] };
  };

  it('keeps a copy, which readers see alone; the URL is for reviewers', async () => {
    const url = at('/team.png?who=kept');
    const id = await written({ imageUrl: url });
    const { imageUrl, ids: held } = await picturesOf(id);
    expect([imageUrl, held.length]).toEqual([url, 1]);
    expect(await row('select source_url, width, post_id from post_pictures where id = ?', held[0])).toEqual({
      source_url: url,
      width: 320,
      post_id: id,
    });
    expect(await main(await get(`/admin/posts?post=${id}`, 'site-admin'))).toContain(`href="${url}"`);
    await decide(id, 1, { intent: 'approve' });
    for (const path of [`/post/${id}`, '/posts', '/', `/post/${id}.data`, '/posts.data']) {
      const page = await (await get(path)).text();
      expect(page, path).toContain(held[0]);
      expect(page, path).not.toContain('pictures.example');
    }
    const asked = (await seen()).filter((each) => each.url === url);
    expect(asked).toHaveLength(1);
    const { headers = {} } = asked[0] ?? {};
    expect(headers['user-agent']).toMatch(/^Sixsheet\/1\.0 /);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    for (const name of ['cookie', 'referer', 'authorization', 'origin', 'x-forwarded-for'])
      expect(headers[name], name).toBeUndefined();
  });

  it('asks for it once: not when it is changed elsewhere or sent again, only for another URL', async () => {
    const url = at('/team.png?who=once');
    const form = good({ imageUrl: url });
    const id = idOf(await send('/post', form, 'kenta'));
    expect(idOf(await send('/post', form, 'kenta'))).toBe(id);
    const { ids: held } = await picturesOf(id);
    const edit = (change: Record<string, string>) =>
      send(`/post/${id}/edit`, good({ imageUrl: url, pictureIds: held[0] ?? '', ...change }), 'kenta');
    expect((await edit({ version: '1', title: 'べつの題' })).status).toBe(302);
    expect(await picturesOf(id, 2)).toEqual({ imageUrl: url, ids: held });
    expect((await seen()).filter((each) => each.url === url)).toHaveLength(1);
    const other = at('/other.png');
    expect((await edit({ version: '2', imageUrl: other })).status).toBe(302);
    const changed = await picturesOf(id, 3);
    expect([changed.imageUrl, changed.ids.length, changed.ids[0] === held[0]]).toEqual([other, 1, false]);
  });

  it('shows it in the form, and takes it off with its URL', async () => {
    const form = good({ title: '', imageUrl: at('/team.png?who=form') });
    const shown = await main(await send('/post', { ...form, intent: 'upload' }, 'kenta'));
    const id = /name="pictureIds" value="(\w{26})"/.exec(shown)?.[1] ?? '';
    expect(shown).toContain('URLから取得');
    expect(shown).toContain(`src="/post/pictures/${id}?size=phone"`);
    const without = await main(
      await send('/post', { ...form, pictureIds: id, intent: `remove:${id}` }, 'kenta'),
    );
    expect(without).not.toContain('who=form');
    expect(without).not.toContain(id);
    // Emptying the field takes it off as well.
    const file = { files: [picture()] };
    const sent = await send('/post', good({ imageUrl: '', pictureIds: id }), 'kenta', file);
    expect((await picturesOf(idOf(sent))).ids).not.toContain(id);
  });

  it.each([
    [at('/gone'), 'このURLから画像を取得できませんでした。', 'We couldn’t get the image from that URL.'],
    [
      'http://pictures.example/team.png',
      '画像のURLが正しくありません。https://',
      'Enter a URL that starts with https://.',
    ],
    ['https://localhost/a.png', 'このURLの画像は取得できません。', 'We can’t fetch images from that URL.'],
    ['https://192.168.0.1/a.png', 'このURLの画像は取得できません。', 'We can’t fetch images from that URL.'],
    [
      'https://[::ffff:10.0.0.1]/a.png',
      'このURLの画像は取得できません。',
      'We can’t fetch images from that URL.',
    ],
    ['http://127.0.0.1/a.png', 'このURLの画像は取得できません。', 'We can’t fetch images from that URL.'],
    [
      'https://sixsheet.test/a.png',
      'このURLの画像は取得できません。',
      'We can’t fetch images from that URL.',
    ],
    [at('/page'), 'このURLにJPEG・PNG・WebPの画像はありません。', 'There’s no JPEG, PNG or WebP image'],
    [at('/endless'), '8MBを超えています', 'larger than 8 MB'],
    [at('/small'), '200ピクセル以上', 'at least 200 pixels'],
    [at('/bomb'), '410万ピクセル', '4.1 million pixels'],
  ])('says beside the field what is wrong with %s, and keeps the rest', async (imageUrl, ja, en) => {
    for (const [prefix, said] of [
      ['', ja],
      ['/en', en],
    ]) {
      const response = await send(`${prefix}/post`, good({ imageUrl }), 'harbor-admin');
      expect(response.status).toBe(422);
      const page = await main(response);
      expect(page).toMatch(new RegExp(`id="post-imageUrl-error"><p class="error">[^<]*${said}`));
      expect(page).toContain(`value="${imageUrl}"`);
      expect(page).toContain('value="雨のなかのガブリアス"');
    }
  });

  it('counts it as one of the four', async () => {
    const files = Array.from({ length: 4 }, () => picture());
    const response = await send('/post', good(), 'kenta', { files });
    expect(response.status).toBe(422);
    expect(await main(response)).toContain('画像は4枚までです。');
  });

  it('is limited, in vain or not', async () => {
    const who = 'newcomer';
    const [{ max }] = rates.fetchesOfPerson;
    const wrong = good({ title: '', imageUrl: at('/gone') });
    for (let turn = 0; turn < max; turn++) await send('/post', { ...wrong, intent: 'upload' }, who);
    expect(await main(await send('/post', wrong, who))).toContain('いまはURLから画像を取得できません。');
    // A file is taken all the same.
    expect((await send('/post', good({ imageUrl: '' }), who, { files: [picture()] })).status).toBe(302);
  });
});

describe('the sweeper', () => {
  const old = async (imageUrl: string, isPublic = true) => {
    const sent = await send('/post', good({ imageUrl: '' }), 'moderator', { files: [picture()] });
    const postId = idOf(sent);
    if (isPublic) await decide(postId, 1, { intent: 'approve' });
    await env.DB.prepare('update post_versions set image_url = ? where post_id = ?')
      .bind(imageUrl, postId)
      .run();
    await db.insert(pictureRequests).values({ postId, version: 1, askAt: new Date(0) });
    return postId;
  };
  const requestOf = (id: string) => row('select * from picture_requests where post_id = ?', id);
  const idsOf = async (id: string): Promise<string[]> =>
    JSON.parse(
      String((await row('select picture_ids from post_versions where post_id = ?', id))?.picture_ids),
    );
  const sweep = (day = 0) => sweepPictureRequests(db, env, new Date(Date.now() + day * 86_400_000));

  it('fetches what older posts show by URL alone, once', async () => {
    const url = at('/team.png?who=old');
    const [shown, waiting] = [await old(url), await old(url, false)];
    expect(await main(await get(`/post/${shown}`))).not.toContain('pictures.example');
    await sweep();
    const [, id] = await idsOf(shown);
    expect((await get(`/post/pictures/${id}`)).headers.get('Content-Type')).toBe('image/png');
    expect(await main(await get(`/post/${shown}`))).toContain(id);
    const [, unseen] = await idsOf(waiting);
    expect((await get(`/post/pictures/${unseen}`)).status).toBe(404);
    expect([await requestOf(shown), await requestOf(waiting)]).toEqual([null, null]);
    await sweep();
    expect(await idsOf(shown)).toHaveLength(2);
  });

  it('asks a site that does not answer on three days, one that is not allowed never', async () => {
    const [gone, own, odd] = [
      await old(at('/gone')),
      await old('http://10.0.0.1/a.png'),
      await old('nonsense'),
    ];
    for (const day of [0, 0, 1.1, 2.2]) {
      expect(await requestOf(gone)).not.toBeNull();
      await sweep(day);
      expect([await requestOf(own), await requestOf(odd)]).toEqual([null, null]);
    }
    expect(await requestOf(gone)).toBeNull();
    expect(await idsOf(gone)).toHaveLength(1);
    await env.DB.prepare("update post_versions set picture_ids = '[]' where post_id = ?").bind(gone).run();
    const page = await get(`/post/${gone}`);
    expect([page.status, (await main(page)).includes(`<img src="/post/${gone}/card?v=1"`)]).toEqual([
      200,
      true,
    ]);
  });
});
