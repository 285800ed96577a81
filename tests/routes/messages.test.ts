import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { worldId } from '../world';
import { person, site } from './person';
import { get, send } from './post-form';
import { openTournament, submit } from './sheet-writes';

const shownToast = /<dialog class="toast error"[^>]*><p>([^<]*)<\/p>/;

/** What the page says that an answer leads to, to a browser that keeps its cookies. */
async function saidAfter(answer: Response, cookie = '') {
  expect(answer.status).toBe(302);
  const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const page = await SELF.fetch(new URL(answer.headers.get('Location') ?? '', site), {
    headers: { Cookie: [cookie, ...given].filter(Boolean).join('; ') },
    redirect: 'manual',
  });
  return shownToast.exec(await page.text())?.[1];
}

const both = [
  ['', ja.errors],
  ['/en', en.errors],
] as const;
const heart = (prefix: string) => `${prefix}/post/${worldId('sun1')}/favorite`;

describe.each(both)('a person is told, in the language of %o', (prefix, said) => {
  it.each(['/mypage', '/history', '/post', '/admin/mypage'])('to sign in, of %s', async (path) => {
    expect(await saidAfter(await get(prefix + path))).toBe(said.authenticationRequired);
  });

  it('to sign in, of a favorite after the session has ended', async () => {
    expect(await saidAfter(await send(heart(prefix), { favorite: 'on' }))).toBe(said.authenticationRequired);
    const byScript = await send(heart(prefix), { favorite: 'on' }, '', { json: true });
    expect(byScript.status).toBe(401);
    expect(byScript.headers.getSetCookie().join()).toContain('toast=error.authenticationRequired');
  });

  it('that nothing was chosen to be taken over', async () => {
    const { post, headers } = await person('kenta@example.com');
    const answer = await post(`${prefix}/mypage`, { intent: 'claim' });
    expect(await saidAfter(answer, headers.Cookie)).toBe(said.validation);
  });

  it('that a post is another’s, or nobody’s', async () => {
    const page = async (id: string) => (await get(`${prefix}/post/${id}/edit`, 'haruka')).text();
    expect(await page(worldId('ice1'))).toContain(`<p>${said.postNoPermission}</p>`);
    expect(await page(worldId('nowhere'))).toContain(`<p>${said.postNotFound}</p>`);
  });

  it('that a team is closed until the tournament starts', async () => {
    const team = await submit(await openTournament());
    const page = await get(`${prefix}/teams/${team.id}`);
    expect([page.status, (await page.text()).includes(said.beforeStart)]).toEqual([403, true]);
  });

  it('that a favorite failed', async () => {
    const { headers } = await person('haruka@example.com');
    await env.DB.prepare(
      `create trigger ill before insert on favorites begin select raise(abort, 'ill'); end`,
    ).run();
    const answer = await send(heart(prefix), { favorite: 'on' }, 'haruka');
    await env.DB.prepare('drop trigger ill').run();
    expect(await saidAfter(answer, headers.Cookie)).toBe(said.postFavoriteFailed);
  });

  it.each([
    ['https://evil.example/', 'externalNavigationRefused'],
    ['//evil.example', 'externalNavigationRefused'],
    ['javascript:alert(1)', 'scriptProtocolRefused'],
    [' JaVa\tScript:alert(1)', 'scriptProtocolRefused'],
  ] as const)('that a favorite leads to no %o', async (to, key) => {
    const path = `${heart(prefix)}?${new URLSearchParams({ to })}`;
    for (const who of ['', 'haruka']) {
      const answer = await get(path, who);
      expect(answer.headers.get('Location')).toBe(`${prefix}/post/${worldId('sun1')}`);
      expect(await saidAfter(answer)).toBe(said[key]);
    }
  });
});

it('what the step before has to say is not spoken over', async () => {
  const answer = await SELF.fetch(`${site}/mypage`, {
    headers: { Cookie: 'toast=success.signedOut' },
    redirect: 'manual',
  });
  expect(answer.headers.getSetCookie().join()).not.toContain('authenticationRequired');
});
