import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Scene } from '~/broadcast/scene';
import { ids } from '../world';
import { admin, desk, type Headers, moderator, page, post, press, sheet } from './broadcast-form';
import { filledForm } from './filled-form';
import { site } from './person';

describe('control tokens', () => {
  const settings = `${page}/settings`;
  const control = (act: string, token: string, init: RequestInit = {}, group = ids.group) =>
    SELF.fetch(`${site}/api/v1/groups/${group}/broadcast/${act}`, {
      method: 'POST',
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...init.headers },
    });
  async function makeToken(name: string): Promise<string> {
    const answer = await post(moderator, { intent: 'make', name }, settings);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    return /readonly=""[^>]*value="([\w-]{43})"/i.exec(await answer.text())?.[1] ?? '';
  }

  it('open the endpoints until they are revoked', async () => {
    const token = await makeToken('会場の Stream Deck');
    await press(admin, 'save', await sheet({ kind: 'match', score1: '0', score2: '0' }));
    const taken = await control('take', token);
    expect([taken.status, ((await taken.json()) as { scene: Scene }).scene.kind]).toEqual([200, 'match']);
    const ways: [string, RequestInit][] = [
      ['score?side=1&by=1', {}],
      ['score', { body: new URLSearchParams({ side: '2' }) }],
      ['score', { body: '{"side":1,"by":-1}', headers: { 'Content-Type': 'application/json' } }],
      ['swap', { headers: { Origin: 'null' } }],
    ];
    for (const [act, init] of ways) expect((await control(act, token, init)).status).toBe(200);
    expect((await desk()).onAir.scene?.sides.map(({ score }) => score)).toEqual([1, 0]);
    expect((await control('undo', token)).status).toBe(200);
    expect((await control('redo', token)).status).toBe(200);
    const html = await (await SELF.fetch(site + settings, { headers: admin })).text();
    expect(html).toContain('会場の Stream Deck');
    expect(html).not.toContain(token);
    const id = /name="token" value="(\w{26})"/.exec(html)?.[1] ?? '';
    await post(moderator, { intent: 'revoke', token: id }, settings);
    expect((await control('take', token)).status).toBe(401);
  });

  it('answer what cannot be done in JSON', async () => {
    const token = await makeToken('script');
    const answers = [
      [await control('take', 'x'.repeat(43)), 401, 'authenticationRequired'],
      [await control('take', token, {}, ids.otherGroup), 401, 'authenticationRequired'],
      [
        await control('take', token, { headers: { Authorization: '', ...admin } }),
        401,
        'authenticationRequired',
      ],
      [await control('dance', token), 404, 'notFound'],
      [await control('score?side=3', token), 422, 'wrongValue'],
      [await control('score?side=1&by=9', token), 422, 'scoreImpossible'],
      [
        await control('score', token, { body: '{', headers: { 'Content-Type': 'application/json' } }),
        400,
        'wrongBody',
      ],
      [await control('score', token, { body: 'x'.repeat(5000) }), 400, 'wrongBody'],
      [await control('swap?revision=0', token), 409, 'moved'],
      [await control('redo', token), 409, 'nothingToRedo'],
    ] as const;
    for (const [answer, status, error] of answers) {
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([status, error]);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    const preflight = await control('take', token, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Authorization, Content-Type, If-None-Match',
    ]);
  });

  it('need a name', async () => {
    expect((await post(admin, { intent: 'make', name: ' ' }, settings)).status).toBe(422);
    expect((await post(admin, { intent: 'make', name: 'あ'.repeat(41) }, settings)).status).toBe(422);
  });
});

it('lets admins choose the overlays, moderators not', async () => {
  const choose = (headers: Headers, event: string, seen = '') =>
    post(headers, { intent: 'event', event, seen }, `${page}/settings`);
  expect((await choose(moderator, 'ganyu')).headers.get('Location')).toBe('/error/403');
  const shown = async () => (await SELF.fetch(`${site}${page}/settings`, { headers: admin })).text();
  await choose(admin, 'ganyu', filledForm(await shown(), 'event').get('seen')?.[0]);
  expect(await shown()).toMatch(/<option value="ganyu" selected/);
  // Opened before that, it takes back nothing; the same choice once more is saved.
  expect((await choose(admin, 'singular')).headers.get('Set-Cookie')).toContain('changedMeanwhile');
  expect((await choose(admin, 'ganyu')).headers.get('Set-Cookie')).toContain('saved');
  expect(await shown()).toMatch(/<option value="ganyu" selected/);
  await choose(admin, 'no-such-event', 'ganyu');
  expect(await shown()).toMatch(/<option value="" selected/);
});
