import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { readings } from '~/db/schema';
import { limitsOf } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { failReading } from '~/readings/reading.server';
import picture from '../sheets/akari.jpg?inline';
import { ids } from '../world';
import { db, mainOf, makeUser, site } from './account';
import { goodFields, open } from './team-form';
import { useUp } from './use-up';

const [, base64 = ''] = picture.split(',');
const file = () =>
  new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'team.jpg', {
    type: 'image/jpeg',
  });

const headersFrom = (address: string, more = {}) => ({ 'CF-Connecting-IP': address, Origin: site, ...more });
function upload(address: string, { tournament = ids.open as string, cookie = '', path = '/readings' } = {}) {
  const body = new FormData();
  body.set('tournament', tournament);
  body.set('image', file());
  return SELF.fetch(site + path, { method: 'POST', body, headers: headersFrom(address, { Cookie: cookie }) });
}
const keyOf = async (answer: Response) =>
  (await answer.json<{ error?: { key: string; text: string } }>()).error;

describe('images a day', () => {
  it('are enough for a venue, from all of its network together', async () => {
    expect((await upload('2001:db8:20:1::1')).status).toBe(201);
    await useUp(limitsOf('images from 2001:db8:20:1::/64', rates.imagesFromNetwork));
    const refused = await upload('2001:db8:20:1:ffff::2', { path: '/en/readings' });
    expect(refused.status).toBe(429);
    expect(await keyOf(refused)).toMatchObject({
      key: 'tooManyToday',
      text: expect.stringContaining('type your team'),
    });
    expect((await upload('2001:db8:20:2::1')).status).toBe(201);
  });

  it('are bounded for a person, wherever they are', async () => {
    const { id, jar } = await makeUser();
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    expect((await upload('203.0.113.80', { cookie })).status).toBe(201);
    await useUp(limitsOf(`images of ${id}`, rates.imagesOfPerson));
    expect((await upload('203.0.113.81', { cookie })).status).toBe(429);
    expect((await upload('203.0.113.81')).status).toBe(201);
  });

  it('are bounded for a tournament, for what is none, and for all', async () => {
    await useUp(limitsOf(`images for ${ids.closedKind}`, rates.imagesForTournament));
    expect((await upload('203.0.113.82', { tournament: ids.closedKind })).status).toBe(429);
    await useUp(limitsOf('images for none', rates.imagesForNone));
    for (const tournament of ['', 'z'.repeat(26), 'x'])
      expect((await upload('203.0.113.83', { tournament })).status).toBe(429);
    expect((await upload('203.0.113.84')).status).toBe(201);
  });

  it('that are refused leave the form as it was, and nothing behind', async () => {
    await useUp(limitsOf('images from 203.0.113.85', rates.imagesFromNetwork));
    const before = await db.$count(readings);
    const body = new FormData();
    for (const [name, value] of Object.entries(goodFields())) body.set(name, value);
    body.set('image', file());
    body.set('intent', 'review');
    const answer = await SELF.fetch(site + open, {
      method: 'POST',
      body,
      headers: headersFrom('203.0.113.85'),
    });
    expect(answer.status).toBe(429);
    const html = await mainOf(answer);
    expect(html).toContain('直接入力するか、明日もう一度');
    expect(html).toContain('value="haruka_vgc.');
    expect(await db.$count(readings)).toBe(before);
  });

  it('count a reading that is tried again', async () => {
    const { readingId } = await (await upload('203.0.113.86')).json<{ readingId: string }>();
    const again = () =>
      SELF.fetch(`${site}/readings/${readingId}`, { method: 'POST', headers: headersFrom('203.0.113.86') });
    await failReading(db, readingId, 'noTeamFound', new Date());
    expect(await (await again()).json()).toEqual({ state: 'queued' });
    await failReading(db, readingId, 'noTeamFound', new Date());
    await useUp(limitsOf('images from 203.0.113.86', rates.imagesFromNetwork));
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      state: 'failed',
      reason: expect.stringContaining('明日もう一度'),
    });
  });
});
