import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { keepPicture, sweepPictures } from '~/posts/pictures/picture.server';
import { ids } from '../world';
import { site } from './person';
import { db, decide, get, good, headersOf, idOf, main, picture, row, send } from './post-form';

describe('pictures of a post', () => {
  it('are kept while something else is wrong, moved and removed', async () => {
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
    const headers = { ...(await headersOf('kenta')), Origin: site };
    const press = (intent: string) =>
      SELF.fetch(`${site}/post`, {
        method: 'POST',
        body: body(intent),
        redirect: 'manual',
        headers,
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
  ])('are refused: %s', async (_, file, said) => {
    const response = await send('/post', good(), 'kenta', { files: [file] });
    expect(`${response.status} ${await main(response)}`).toContain(said);
    expect(response.status).toBe(422);
  });

  it('are shown smaller where there is such a one, and both forgotten with the post', async () => {
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

  it('are not taken from somebody else', async () => {
    const image = { bytes: new Uint8Array(8), type: 'image/png' as const, width: 300, height: 300 };
    const { id } = await keepPicture(db, env, ids.harukaUser, image);
    const response = await send('/post', good({ pictureIds: id }), 'kenta');
    expect(response.status).toBe(422);
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

describe('the drawn picture stands', () => {
  it('for one that the storage has lost, for everybody and without a script', async () => {
    const id = idOf(await send('/post', good({ imageUrl: '' }), 'kenta', { files: [picture()] }));
    const found = await row('select picture_ids from post_versions where post_id = ?', id);
    const [pictureId] = JSON.parse(String(found?.picture_ids));
    await env.IMAGES.delete(`posts/${pictureId}`);
    // Nobody else may know of it yet, and there is no card.
    expect((await get(`/post/pictures/${pictureId}`, 'kenta')).status).toBe(404);
    await decide(id, 1, { intent: 'approve' });
    for (const path of [`/post/pictures/${pictureId}`, `/post/pictures/${pictureId}?size=phone`]) {
      const lost = await get(path);
      expect([lost.status, lost.headers.get('Location'), lost.headers.get('Cache-Control')]).toEqual([
        302,
        `/post/${id}/card`,
        'no-store',
      ]);
    }
    expect((await get(`/post/${id}/card`)).headers.get('Content-Type')).toBe('image/png');
  });

  it('for a post that has none', async () => {
    const id = idOf(await send('/post', good({ imageUrl: '' }), 'kenta', { files: [picture()] }));
    await env.DB.prepare("update post_versions set picture_ids = '[]' where post_id = ?").bind(id).run();
    await decide(id, 1, { intent: 'approve' });
    for (const path of ['/posts', `/post/${id}`])
      expect(await main(await get(path))).toMatch(new RegExp(`<img src="/post/${id}/card\\?v=1"`));
  });
});
