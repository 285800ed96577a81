import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { setFavorite } from '~/posts/favorite.server';
import { ids, worldId } from '../world';
import { site } from './person';
import { db, get, headersOf, main, row, send } from './post-form';

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
      headers: { Cookie: `${(await headersOf('kenta')).Cookie}; ${wish}` },
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
