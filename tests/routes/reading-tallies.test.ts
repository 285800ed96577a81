import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteSample, oldSamplesQuery, samplesQuery } from '~/accuracy/sample.server';
import { sweepTallies } from '~/accuracy/tally.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { readingAspects, readingSamples, readings, readingTallies, teamSheets } from '~/db/schema';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { settledReadingsQuery } from '~/sheets/reading/sheet-reading.server';
import { ids, insertWorld, makeWorld, teamSheet, tournament } from '../world';
import { sweep } from './sweep';

const db = openDatabase(env.DB);
const world = makeWorld(Date.now());
const hour = 3_600_000;
const day = 24 * hour;

const value = (key: string, uncertain = false): ReadValue => ({ key, confidence: 0.9, uncertain, raw: key });

/** Of a sheet with one Pokémon: the species and a move right, the item asked and wrong. */
const resultOf = (engineVersion: string): ReadingResult => ({
  language: 'ja',
  engineVersion,
  members: [
    {
      species: value('garchomp'),
      ability: value('sandveil'),
      item: value('lifeorb', true),
      moves: [value('protect')],
    },
  ],
});
const members = [{ species: 'garchomp', ability: 'roughskin', item: 'leftovers', moves: ['protect'] }];
const counted = [
  ['ability', 'sureWrong', 1],
  ['item', 'askedWrong', 1],
  ['move', 'sureRight', 1],
  ['species', 'sureRight', 1],
];

async function reading(engineVersion: string, change: Partial<typeof readings.$inferInsert> = {}) {
  const id = newId();
  const imageKey = `readings/${id}`;
  const asJpeg = { httpMetadata: { contentType: 'image/jpeg' } };
  await env.IMAGES.put(imageKey, `image of ${engineVersion}`, asJpeg);
  await env.IMAGES.put(`${imageKey}/phone`, `small image of ${engineVersion}`, asJpeg);
  await db.insert(readings).values({
    id,
    imageKey,
    imageType: 'image/jpeg',
    imageBytes: 5,
    state: 'done',
    result: resultOf(engineVersion),
    engineVersion,
    queuedAt: new Date(),
    ...change,
  });
  return id;
}

/** A tournament whose deadline is `hours` from now, and a sheet there that came of the reading. */
async function sheetOf(
  readingId: string,
  hours: number,
  change: Partial<typeof teamSheets.$inferInsert> = {},
) {
  const [id, tournamentId] = [newId(), newId()];
  const submissionDeadlineAt = new Date(Date.now() + hours * hour);
  await insertWorld(db, {
    ...world,
    tournaments: [tournament({ id: tournamentId, name: '締切', submissionDeadlineAt }, Date.now())],
    teamSheets: [teamSheet({ id, tournamentId, members, readingId, ...change }, Date.now())],
  });
  return id;
}

const talliesOf = async (engineVersion: string) =>
  (await db.select().from(readingTallies).where(eq(readingTallies.engineVersion, engineVersion)))
    .map(({ field, outcome, count }) => [field, outcome, count])
    .sort();
const samplesOf = async (engineVersion: string) =>
  (await db.select().from(readingSamples)).filter(({ result }) => result.engineVersion === engineVersion);
const objects = async () => (await env.IMAGES.list({ prefix: 'samples/' })).objects.map(({ key }) => key);

describe('what players corrected', () => {
  it('is counted once the deadline is over, and once only', async () => {
    await sheetOf(await reading('over'), -1);
    await sheetOf(await reading('open'), 1);
    await sweep();
    await sweep();
    await Promise.all([1, 2, 3].map(() => sweepTallies(db, env, new Date())));
    expect(await talliesOf('over')).toEqual(counted);
    expect(await talliesOf('open')).toEqual([]);
  });

  it('is counted once by two who come at the same time', async () => {
    await sheetOf(await reading('twice'), -1, { improvesReading: true });
    await Promise.all([1, 2, 3].map(() => sweepTallies(db, env, new Date())));
    expect(await talliesOf('twice')).toEqual(counted);
    expect(await samplesOf('twice')).toHaveLength(1);
  });

  it('is counted for both images of a sheet, and added to what others corrected', async () => {
    await sheetOf(await reading('both'), -1, { secondReadingId: await reading('both') });
    await sheetOf(await reading('both'), -1);
    await sweep();
    expect(await talliesOf('both')).toEqual(counted.map(([field, outcome]) => [field, outcome, 3]));
  });

  it('is counted by screen, language and shape, too', async () => {
    await sheetOf(await reading('aspects', { shape: 'phone' }), -1);
    await sheetOf(await reading('aspects'), -1);
    await Promise.all([1, 2, 3].map(() => sweepTallies(db, env, new Date())));
    const rows = await db.select().from(readingAspects).where(eq(readingAspects.engineVersion, 'aspects'));
    const of = (name: string) =>
      rows
        .filter(({ aspect }) => aspect === name)
        .map(({ field, outcome, count }) => [field, outcome, count])
        .sort();
    const twice = counted.map(([field, outcome]) => [field, outcome, 2]);
    expect([of('screen.moves'), of('language.ja'), of('shape.phone')]).toEqual([twice, twice, counted]);
    expect(new Set(rows.map(({ aspect }) => aspect)).size).toBe(3);
  });

  it('waits while staff have the sheet unlocked', async () => {
    const id = await sheetOf(await reading('unlocked'), -1, { unlockedUntil: new Date(Date.now() + hour) });
    await sweep();
    expect(await talliesOf('unlocked')).toEqual([]);
    await db.update(teamSheets).set({ unlockedUntil: new Date() }).where(eq(teamSheets.id, id));
    await sweep();
    expect(await talliesOf('unlocked')).toEqual(counted);
  });

  it('does not count on a withdrawn sheet, whose reading is not asked for again', async () => {
    const id = await reading('withdrawn');
    await sheetOf(id, -1, { withdrawnAt: new Date(), improvesReading: true });
    await sweep();
    expect(await talliesOf('withdrawn')).toEqual([]);
    expect(await samplesOf('withdrawn')).toEqual([]);
    expect((await settledReadingsQuery(db, new Date())).map(({ readingId }) => readingId)).not.toContain(id);
  });

  it('counts on the sheet that stands, when a withdrawn one names the same reading', async () => {
    const id = await reading('again');
    await sheetOf(id, -1, { withdrawnAt: new Date() });
    await sheetOf(id, -1);
    await sweep();
    expect(await talliesOf('again')).toEqual(counted);
  });

  it('is found by indexes', async () => {
    for (const query of [
      settledReadingsQuery(db, new Date()),
      samplesQuery(db, 2),
      oldSamplesQuery(db, new Date()),
    ]) {
      const { sql, params } = query.toSQL();
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail);
      const inOrder = /USING INDEX reading(s_untallied|_samples_kept)/;
      expect(plan.filter((line) => line.startsWith('SCAN') && !inOrder.test(line))).toEqual([]);
      expect(plan.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
    }
  });
});

describe('an image that may improve the reading', () => {
  it('is copied with nothing of the person, the sheet or the reading', async () => {
    const readingId = await reading('ticked');
    const sheetId = await sheetOf(readingId, -1, { improvesReading: true });
    await sweep();
    const [sample, ...others] = await samplesOf('ticked');
    expect(others).toEqual([]);
    expect(sample).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{26}$/),
      imageKey: `samples/${sample?.id}`,
      imageType: 'image/jpeg',
      game: 'sv',
      result: resultOf('ticked'),
      members,
      keptAt: new Date(Math.floor(Date.now() / day) * day),
    });
    for (const known of [readingId, sheetId, 'ハルカ', 'haruka_vgc', 'Hrk4Tm'])
      expect(JSON.stringify(sample)).not.toContain(known);
    const image = await env.IMAGES.get(sample?.imageKey ?? '');
    expect([image?.httpMetadata?.contentType, await image?.text()]).toEqual([
      'image/jpeg',
      'image of ticked',
    ]);
    expect(image?.customMetadata).toEqual({});
    expect(await (await env.IMAGES.get(`${sample?.imageKey}/phone`))?.text()).toBe('small image of ticked');
  });

  it('is not copied without the tick, nor when the tick was taken back before the deadline', async () => {
    await sheetOf(await reading('unticked'), -1);
    const id = await sheetOf(await reading('takenback'), 1, { improvesReading: true });
    await sweep();
    await db.update(teamSheets).set({ improvesReading: false }).where(eq(teamSheets.id, id));
    await db.update(teamSheets).set({ tournamentId: ids.ended }).where(eq(teamSheets.id, id));
    await sweep();
    expect(await talliesOf('takenback')).toEqual(counted);
    expect([...(await samplesOf('unticked')), ...(await samplesOf('takenback'))]).toEqual([]);
  });

  it('that is gone makes no sample, and still counts', async () => {
    const id = await reading('gone');
    await env.IMAGES.delete([`readings/${id}`, `readings/${id}/phone`]);
    await sheetOf(id, -1, { improvesReading: true });
    await sweep();
    expect(await talliesOf('gone')).toEqual(counted);
    expect(await samplesOf('gone')).toEqual([]);
  });

  /** The storage, where something happens before each put. */
  const imagesWith = (before: (key: string) => Promise<void>) =>
    new Proxy(env.IMAGES, {
      get(images, name) {
        const put = async (...given: Parameters<R2Bucket['put']>) => {
          await before(given[0]);
          return images.put(...given);
        };
        return name === 'put' ? put : images[name as keyof R2Bucket].bind(images);
      },
    });

  it('that could not be copied whole leaves nothing behind, and still counts', async () => {
    await sheetOf(await reading('broken'), -1, { improvesReading: true });
    const before = await objects();
    const images = imagesWith(async (key) => {
      if (key.endsWith('/phone')) throw new Error('The storage is out of order.');
    });
    await expect(sweepTallies(db, { ...env, IMAGES: images }, new Date())).rejects.toThrow('out of order');
    expect([await samplesOf('broken'), await objects()]).toEqual([[], before]);
    expect(await talliesOf('broken')).toEqual(counted);
  });

  it('that is deleted while it is copied stays nowhere', async () => {
    await sheetOf(await reading('racing'), -1, { improvesReading: true });
    const before = await objects();
    const images = imagesWith(async () => {
      const [sample] = await samplesOf('racing');
      if (sample) await deleteSample(db, env.IMAGES, sample.id);
    });
    await sweepTallies(db, { ...env, IMAGES: images }, new Date());
    expect([await samplesOf('racing'), await objects()]).toEqual([[], before]);
  });

  it('is deleted after 90 days, also in the storage', async () => {
    await sheetOf(await reading('old'), -1, { improvesReading: true });
    await sheetOf(await reading('young'), -1, { improvesReading: true });
    await sweep();
    const [old, young] = [...(await samplesOf('old')), ...(await samplesOf('young'))];
    for (const [sample, days] of [
      [old, 90.1],
      [young, 89],
    ] as const)
      await db
        .update(readingSamples)
        .set({ keptAt: new Date(Date.now() - days * day) })
        .where(eq(readingSamples.id, sample?.id ?? ''));
    await sweep();
    expect(await samplesOf('old')).toEqual([]);
    expect(await samplesOf('young')).toHaveLength(1);
    const kept = await objects();
    expect(kept).not.toContain(old?.imageKey);
    expect(kept).not.toContain(`${old?.imageKey}/phone`);
    expect(kept).toContain(young?.imageKey);
  });
});
