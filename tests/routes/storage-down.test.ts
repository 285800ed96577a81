import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import capture from '../readings/uploads/capture.jpg?inline';
import { ids } from '../world';
import { ask, type Faults } from './faults';
import { person } from './person';
import { good, picture } from './post-form';
import { cookieOf, get, goodFields, main, open, submitted } from './team-form';

const image = () =>
  new File([Buffer.from(capture.slice(capture.indexOf(',') + 1), 'base64')], 'team.jpg', {
    type: 'image/jpeg',
  });
const noImages: Faults = { images: 'fail' };
const noQueue: Faults = { queue: 'fail' };
const sheetOf = (key: string) =>
  env.DB.prepare('select id, reading_id, revision from team_sheets where submission_key = ?')
    .bind(key)
    .first<{ id: string; reading_id: string | null; revision: number }>();
const countReadings = async () =>
  (await env.DB.prepare('select count(*) as n from readings').first<{ n: number }>())?.n;

describe('a sheet that is submitted with its image', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])('is kept while the storage is down, and its player is told (%s)', async (prefix, strings) => {
    const before = await countReadings();
    const key = newId();
    const fields = { ...goodFields(key), intent: 'submit' };
    const response = await ask(prefix + open, noImages, { fields, files: { image: image() } });
    expect(response.status).toBe(302);
    expect(await sheetOf(key)).toMatchObject({ reading_id: null, revision: 1 });
    expect(await countReadings()).toBe(before);
    const success = response.headers.get('Location') ?? '';
    const told = await main(await get(success, cookieOf(response)));
    expect(told).toContain(strings.teams.success.imageLater);
    expect(await main(await get(success.split('?')[0] ?? '', cookieOf(response)))).not.toContain(
      strings.teams.success.imageLater,
    );

    // The same form once more, its image now taken, is no question and no second team.
    const again = await ask(prefix + open, {}, { fields, files: { image: image() } });
    expect(again.headers.get('Location')).toBe(success.split('?')[0]);
    expect((await sheetOf(key))?.reading_id).not.toBeNull();
    const third = await ask(prefix + open, noImages, { fields, files: { image: image() } });
    expect(third.status).toBe(302);
    expect(await sheetOf(key)).toMatchObject({ reading_id: expect.any(String), revision: 2 });
  });

  it('says so at the last look, which goes on', async () => {
    const fields = { ...goodFields(), intent: 'review' };
    const response = await ask(open, noImages, { fields, files: { image: image() } });
    expect(response.status).toBe(200);
    const html = await main(response);
    expect(html).toContain(ja.fields.image.notTaken);
    expect(html).toContain('value="submit"');
  });

  it.each(['read', 'submit'])('says so beside the image where the form comes back (%s)', async (intent) => {
    const fields = { ...goodFields(), displayName: '', tonamelId: 'Kept1', intent };
    const response = await ask(`/en${open}`, noImages, { fields, files: { image: image() } });
    expect(response.status).toBe(intent === 'read' ? 503 : 422);
    const html = await main(response);
    expect(html).toContain(en.fields.image.notTaken);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="Kept1"');
  });

  it('is changed without its image, which may come later', async () => {
    const { id, cookie } = await submitted();
    const fields = { ...goodFields(), tonamelId: 'Later1', revision: '1', intent: 'submit' };
    const headers = { Cookie: cookie };
    const response = await ask(`/teams/${id}/edit`, noImages, { fields, files: { image: image() }, headers });
    expect(response.headers.get('Location')).toBe(`/teams/${id}/success/ots?image=later`);
    const row = await env.DB.prepare('select tonamel_id from team_sheets where id = ?').bind(id).first();
    expect(row).toEqual({ tonamel_id: 'Later1' });
  });

  it('is corrected without its image, and staff are told', async () => {
    const { id } = await submitted();
    const fields = { ...goodFields(), tonamelId: 'Staff1', revision: '1', reason: '誤記', intent: 'submit' };
    const { headers } = await person('host-admin@example.com');
    const path = `/admin/${ids.group}/tournaments/${ids.open}/teams/${id}/correct`;
    const response = await ask(path, noImages, { fields, files: { image: image() }, headers });
    expect(response.status).toBe(302);
    expect(response.headers.get('Set-Cookie')).toContain('error.imageNotTaken');
  });

  it('goes to be read all the same when the queue is down', async () => {
    const key = newId();
    const fields = { ...goodFields(key), intent: 'submit' };
    const response = await ask(open, noQueue, { fields, files: { image: image() } });
    expect(response.headers.get('Location')).toMatch(/success\/ots$/);
    const { reading_id: id } = (await sheetOf(key)) ?? {};
    const reading = await env.DB.prepare('select state from readings where id = ?').bind(id).first();
    expect(reading).toEqual({ state: 'queued' });
    expect(await env.IMAGES.head(`readings/${id}`)).not.toBeNull();
  });

  it('waits no longer than it must for a slow queue', async () => {
    const key = newId();
    const fields = { ...goodFields(key), intent: 'submit' };
    const slow = { queue: 'slow', slowMs: 28_000 } as const;
    const before = Date.now();
    const response = await ask(open, slow, { fields, files: { image: image() } });
    expect(response.status).toBe(302);
    expect(Date.now() - before).toBeLessThan(25_000);
  });
});

describe('an image that is sent by itself', () => {
  const send = (faults: Faults, prefix = '') =>
    ask(`${prefix}/readings`, faults, { fields: { tournament: ids.open }, files: { image: image() } });

  it.each<[string, Faults]>([
    ['the storage', noImages],
    ['the database', { db: 'fail' }],
  ])('is answered in words when %s is down', async (_, faults) => {
    for (const [prefix, strings] of [
      ['/ja', ja],
      ['/en', en],
    ] as const) {
      const response = await send(faults, prefix);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).not.toBeNull();
      expect(await response.json()).toEqual({
        error: { key: 'notTaken', text: strings.fields.image.notTaken },
      });
    }
  });

  it('waits for its turn when the queue is down, also when it is tried again', async () => {
    const response = await send(noQueue);
    expect(response.status).toBe(201);
    const { readingId } = (await response.json()) as { readingId: string };
    await env.DB.prepare("update readings set state = 'failed', queued_at = 0 where id = ?")
      .bind(readingId)
      .run();
    const again = await ask(`/readings/${readingId}`, noQueue, { fields: { again: 'yes' } });
    expect([again.status, await again.json()]).toMatchObject([200, { state: 'queued' }]);
    await env.DB.prepare('update readings set queued_at = 0 where id = ?').bind(readingId).run();
    expect((await ask(`/readings/${readingId}`, noQueue)).status).toBe(200);
  });
});

describe('other images', () => {
  it('of a post: the form comes back with all that was typed, and says so', async () => {
    const { headers } = await person('kenta@example.com');
    for (const path of ['/post', '/en/post']) {
      const fields = { ...good({ title: '残る題名' }), intent: 'submit' };
      const response = await ask(path, noImages, { fields, files: { upload: picture() }, headers });
      expect(response.status).toBe(422);
      const html = await main(response);
      expect(html).toContain((path === '/post' ? ja : en).posts.problems.pictureNotTaken);
      expect(html).toContain('value="残る題名"');
    }
    const fields = { ...good(), intent: 'submit' };
    const response = await ask('/post', noQueue, { fields, files: { upload: picture() }, headers });
    expect(response.status).toBe(302);
  });

  it('of a tournament: the organizer is told, and the one before stays', async () => {
    const { headers, html } = await person('host-admin@example.com');
    const edit = `/admin/${ids.group}/tournaments/${ids.open}/edit`;
    const send = (faults: Faults) =>
      ask(`/admin/${ids.group}/tournaments/${ids.open}/thumbnail`, faults, {
        fields: { more: '' },
        files: { picture: picture(640, 360) },
        headers,
      });
    const refused = await send(noImages);
    expect(refused.headers.get('Location')).toBe(`${edit}?picture=notTaken#picture`);
    expect(await html(`${edit}?picture=notTaken`)).toContain(ja.host.picture.problems.notTaken);
    expect((await send(noQueue)).headers.get('Location')).toBe(`${edit}#picture`);
    expect((await ask(`/tournaments/${ids.open}/thumbnail`, noImages)).status).toBe(503);
    const fields = { intent: 'remove' };
    const path = `/admin/${ids.group}/tournaments/${ids.open}/thumbnail`;
    expect((await ask(path, noImages, { fields, headers })).headers.get('Location')).toBe(`${edit}#picture`);
  });
});
