import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teamSheets } from '~/db/schema';
import { ids } from '../world';
import {
  before,
  closedEnded,
  db,
  get,
  image,
  insertShownTeams,
  phoneImage,
  queued,
  team,
} from './shown-teams';

beforeAll(insertShownTeams);

describe('the image', () => {
  const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it('is served with its type, privately, and in a size for phones', async () => {
    const whole = await get(team(ids.akari, '/image'));
    expect(await bytes(whole)).toEqual(image);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(await bytes(await get(team(ids.akari, '/image?size=phone')))).toEqual(phoneImage);
    expect(await bytes(await get(team(queued, '/image?size=phone')))).toEqual(phoneImage);
  });

  it('is not sent again unchanged', async () => {
    const etag = (await get(team(ids.akari, '/image'))).headers.get('ETag') as string;
    expect((await get(team(ids.akari, '/image'), { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(team(ids.akari, '/image'), { 'If-None-Match': 'rubbish, "' })).status).toBe(200);
  });

  it('follows the rules of its sheet', async () => {
    await db.update(teamSheets).set({ readingId: ids.akariReading }).where(eq(teamSheets.id, ids.mirai));
    await db.update(teamSheets).set({ readingId: ids.akariReading }).where(eq(teamSheets.id, before));
    expect((await get(team(ids.mirai, '/image'))).status).toBe(403);
    expect(await (await get(team(ids.mirai))).text()).not.toContain('/image');
    expect((await get(team(before, '/image'))).status).toBe(403);
    expect((await get(team(closedEnded, '/image'))).status).toBe(200);
    expect((await get(team(ids.haruka, '/image'))).status).toBe(404);
  });
});
