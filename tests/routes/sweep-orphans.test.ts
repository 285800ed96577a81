import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { postPictures, readings } from '~/db/schema';
import { sweepOrphans } from '~/images/orphans.server';
import { ids, worldId } from '../world';

const db = openDatabase(env.DB);
const kept = worldId('zacian1');

/** What has been stored is as old as it is when the sweep comes so many hours later. */
const sweepIn = (hours: number, turns = 0) =>
  sweepOrphans(db, env.IMAGES, new Date(Date.now() + hours * 3_600_000 + turns * 5 * 60_000));
const put = (...keys: string[]) => Promise.all(keys.map((key) => env.IMAGES.put(key, 'image')));
const keys = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);

describe('objects that no row knows of', () => {
  it('go after a day, and all others stay', async () => {
    const [reading, picture, thumbnail] = [newId(), newId(), `thumbnails/${ids.open}/${newId()}`];
    await db.insert(readings).values({
      id: reading,
      imageKey: `readings/${reading}`,
      imageType: 'image/png',
      imageBytes: 5,
      state: 'done',
      queuedAt: new Date(),
    });
    const size = { imageType: 'image/png', width: 1, height: 1 };
    await db.insert(postPictures).values([
      { id: picture, imageKey: `posts/${picture}`, ...size },
      { id: newId(), postId: kept, cardOfVersion: 1, imageKey: `cards/${kept}-1`, ...size },
    ]);
    await env.DB.prepare('update tournaments set thumbnail_key = ? where id = ?')
      .bind(thumbnail, ids.open)
      .run();
    const logo = `logos/${ids.group}/${newId()}`;
    await env.DB.prepare('update groups set logo_key = ? where id = ?').bind(logo, ids.group).run();
    const known = [
      `readings/${reading}`,
      `readings/${reading}/phone`,
      `posts/${picture}`,
      `posts/${picture}/phone`,
      `cards/${kept}-1`,
      `cards/kp-${ids.open}-ja`,
      thumbnail,
      `${thumbnail}/phone`,
      logo,
      'elsewhere/unknown',
      'thumbnails/moonlight.png',
    ];
    await put(...known);
    const before = await keys();
    const orphans = [
      `readings/${newId()}`,
      `readings/${newId()}/phone`,
      `samples/${newId()}`,
      `posts/${newId()}`,
      `cards/${kept}-7`,
      `cards/${newId()}-1`,
      `cards/kp-${newId()}-en`,
      `thumbnails/${ids.open}/${newId()}`,
      `logos/${ids.group}/${newId()}`,
      `thumbnails/${newId()}/${newId()}/phone`,
    ];
    await put(...orphans);
    await sweepIn(23);
    expect(await keys()).toHaveLength(before.length + orphans.length);
    await sweepIn(25);
    expect(await keys()).toEqual(before);
  });

  it('are found one after the other where there are many', async () => {
    const many = Array.from({ length: 900 }, () => `samples/${newId()}`);
    for (let at = 0; at < many.length; at += 100) await put(...many.slice(at, at + 100));
    const left = async () => (await env.IMAGES.list({ prefix: 'samples/' })).objects.length;
    await sweepIn(25);
    expect(await left()).toBe(850);
    for (let turn = 1; turn < 18; turn++) await sweepIn(25, turn);
    expect(await left()).toBe(0);
  });
});
