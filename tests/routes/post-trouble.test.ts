import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { worldId } from '../world';
import { get, good, row, send } from './post-form';

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
    ['update on posts', edit, 503, 'We couldn’t update the post.'],
    ['delete on posts', () => send(`/post/${id}/delete`, {}, 'kenta'), 302, 'postDeleteFailed'],
    ['insert on favorites', () => heart(true), 503, 'We couldn’t change the favorite.'],
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
