import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ids, worldId } from '../world';
import { person, visitor } from './person';
import { get, submitted } from './team-form';

const until = (response: Response) => response.headers.get('Keep-Until');

describe('what a device is allowed to keep', () => {
  it('is a team that is open, for strangers, until a day after the end', async () => {
    const response = await visitor.get(`/teams/${ids.haruka}`);
    expect(response.status).toBe(200);
    const [row] = (
      await env.DB.prepare('select ends_at from tournaments where id = ?')
        .bind(ids.running)
        .all<{ ends_at: number }>()
    ).results;
    expect(Number(until(response))).toBe((row?.ends_at ?? 0) + 86_400_000);
  });

  it('is never what staff see, nor a team before the start', async () => {
    for (const email of ['moderator@example.com', 'host-admin@example.com', 'site-admin@example.com']) {
      const staff = await person(email);
      for (const id of [ids.haruka, worldId('harukaopen')]) {
        const response = await staff.get(`/teams/${id}`);
        expect([email, response.status, until(response)]).toEqual([email, 200, null]);
        expect(until(await staff.get(`/teams/${id}/qr`))).toBeNull();
      }
    }
    const closed = await visitor.get(`/teams/${worldId('harukaopen')}`);
    expect([closed.status, until(closed)]).toEqual([403, null]);
  });

  it('is one’s own card, its QR and its team; to nobody else', async () => {
    const { id, cookie, location } = await submitted();
    for (const path of [location, `/teams/${id}`, `/teams/${id}/qr`]) {
      expect([path, Number(until(await get(path, cookie))) > Date.now()]).toEqual([path, true]);
      expect([path, until(await get(path))]).toEqual([path, null]);
    }
  });
});

describe('the service worker', () => {
  it('is asked for anew at each visit, and names files that are there', async () => {
    const response = await visitor.get('/service-worker.js');
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const text = await response.text();
    const files = [...text.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files)
      expect((await env.ASSETS.fetch(`https://sixsheet.test${file}`)).status).toBe(200);
  });

  it('keeps nothing of the reader’s page but what everybody gets', async () => {
    const [one, other] = await Promise.all([
      visitor.get('/ja/offline'),
      (await person('haruka@example.com')).get('/ja/offline'),
    ]);
    const bare = async (response: Response) =>
      (await response.text()).replace(/nonce="[^"]*"/g, '').replace(/nonce-[\w+/=-]*/g, '');
    expect(await bare(other)).toBe(await bare(one));
  });
});
