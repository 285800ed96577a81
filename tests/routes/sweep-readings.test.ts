import { env } from 'cloudflare:workers';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { readings, teamSheets } from '~/db/schema';
import { ids, teamSheet } from '../world';
import { sweep } from './sweep';

const db = openDatabase(env.DB);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function reading(id: string, change: Partial<typeof readings.$inferInsert>) {
  const imageKey = `readings/${id}`;
  await env.IMAGES.put(imageKey, 'image');
  await db.insert(readings).values({
    id,
    imageKey,
    imageType: 'image/png',
    imageBytes: 5,
    state: 'queued',
    queuedAt: new Date(),
    ...change,
  });
}

const stateOf = async (id: string) => (await db.select().from(readings).where(eq(readings.id, id)))[0];

describe('every few minutes', () => {
  it('a reading whose message was lost is sent again, and a hopeless one is said to have failed', async () => {
    await reading('lost', { queuedAt: hoursAgo(1) });
    await reading('hopeless', { queuedAt: hoursAgo(1), attempts: 4, state: 'reading' });
    await reading('fresh', {});
    await sweep();
    expect((await stateOf('lost'))?.queuedAt.getTime()).toBeGreaterThan(hoursAgo(0.1).getTime());
    expect(await stateOf('hopeless')).toMatchObject({ state: 'failed', failureReason: 'tooManyTries' });
    expect(await stateOf('fresh')).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('uploads which no sheet uses are deleted after a day, with their image', async () => {
    await reading('unused', { createdAt: hoursAgo(25), state: 'done' });
    await reading('used', { createdAt: hoursAgo(25), state: 'done' });
    await reading('usedbeside', { createdAt: hoursAgo(25), state: 'done' });
    const images = { readingId: 'used', secondReadingId: 'usedbeside' };
    await db
      .insert(teamSheets)
      .values(teamSheet({ id: 'sheetwithimage', tournamentId: ids.open, ...images }, Date.now()));
    await sweep();
    expect(await stateOf('unused')).toBeUndefined();
    expect(await env.IMAGES.head('readings/unused')).toBeNull();
    for (const used of ['used', 'usedbeside']) {
      expect(await stateOf(used)).toBeDefined();
      expect(await env.IMAGES.head(`readings/${used}`)).not.toBeNull();
    }
  });

  it('as many of them as have come, in one run', async () => {
    const ids = Array.from({ length: 230 }, (_, n) => `many${n}`);
    for (const id of ids) await reading(id, { createdAt: hoursAgo(30), state: 'done' });
    await sweep();
    expect(await db.$count(readings, like(readings.id, 'many%'))).toBe(0);
    expect((await env.IMAGES.list({ prefix: 'readings/many' })).objects).toEqual([]);
  });
});
