import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { groups, readings, tournaments } from '~/db/schema';
import type { TeamImage } from '~/images/check-image';
import { phoneImageKey } from '~/images/stored-image.server';
import { findReading, retryReading, startReading } from '~/readings/reading.server';
import { qrAddress } from '~/sheets/team-url';
import { moreTournaments } from '../world-tournaments';
import { qrPicture } from './qr-picture';
import { startWorkers } from './workers';

const image = (name: string): TeamImage => ({
  bytes: new Uint8Array(readFileSync(new URL(`images/${name}`, import.meta.url))),
  type: 'image/jpeg',
  width: 1280,
  height: 720,
});
const labels = JSON.parse(readFileSync(new URL('images/labels.json', import.meta.url), 'utf8')) as {
  file: string;
  team: { species: string; ability: string; item: string; moves: string[] }[];
}[];
const good = 'rental-ja-0.jpg';
const broken = { ...image(good), bytes: image(good).bytes.subarray(0, 600) };

type Workers = Awaited<ReturnType<typeof startWorkers>>;

/** The reading once it is done or has failed; asked again when the runtime, busy reading, drops the connection. */
const settled = ({ db }: Workers, id: string) =>
  vi.waitFor(
    async () => {
      const reading = await findReading(db, id);
      if (!reading?.finishedAt) throw new Error(`${id} is still ${reading?.state}`);
      return reading;
    },
    { timeout: 40_000, interval: 100 },
  );

/** Sent for a tournament of Champions under M-C. */
async function readForChampions(workers: Workers, sent: TeamImage) {
  const { db, env } = workers;
  const [tournament] = moreTournaments(Date.now(), (name) => name);
  if (!tournament) throw new Error('No tournament');
  await db.insert(groups).values({ id: tournament.groupId, name: '北斗ポケモンサークル' });
  await db.insert(tournaments).values(tournament);
  const later = { ...env, READINGS: { send: async () => ({}) } as unknown as typeof env.READINGS };
  const id = await startReading(db, later, sent);
  await db.update(readings).set({ tournamentId: tournament.id }).where(eq(readings.id, id));
  await env.READINGS.send({ readingId: id });
  return settled(workers, id);
}

describe('the reader takes images from the queue', { timeout: 60_000 }, () => {
  let workers: Workers;
  beforeAll(async () => {
    workers = await startWorkers();
  }, 60_000);
  afterAll(() => workers.stop());

  // Each start of a worker reads all of it: what makes one a tenth larger is to be seen.
  it.each([
    ['web', 'build/server', 1_500_000],
    ['reader', 'build/reader', 1_650_000],
  ])('the %s worker is small enough to start at once', (_, folder, max) => {
    const files = readdirSync(folder).filter((file) => /\.(js|wasm)$/.test(file));
    const sizes = files.map((file) => gzipSync(readFileSync(`${folder}/${file}`)).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(max);
  });

  it('a good image is read, and a small one is put beside it', async () => {
    const { db, env } = workers;
    const reading = await settled(workers, await startReading(db, env, image(good)));
    expect(reading).toMatchObject({ state: 'done', attempts: 1, failureReason: null });
    const truth = labels.find(({ file }) => file === good)?.team;
    expect(
      reading.result?.members.map(({ species, ability, item, moves }) => ({
        species: species.key,
        ability: ability.key,
        item: item.key,
        moves: moves.map(({ key }) => key),
      })),
    ).toEqual(truth);
    expect(reading.result?.language).toBe('ja');
    expect(reading.engineVersion).toBe(reading.result?.engineVersion);
    const phone = await env.IMAGES.get(phoneImageKey(reading.imageKey));
    expect(phone?.httpMetadata?.contentType).toBe('image/webp');
    expect(phone?.size).toBeLessThan(60_000);
  });

  it('what the tournament does not allow is asked, as it was read', async () => {
    const { db, env } = workers;
    const sent = image('champions-moves-ja-1.jpg');
    const anywhere = await settled(workers, await startReading(db, env, sent));
    const inChampions = await readForChampions(workers, sent);
    const marks = ({ result }: typeof anywhere, field: 'species' | 'item') =>
      result?.members.map(({ [field]: { key, uncertain } }) => (uncertain ? `${key}?` : key));
    expect(marks(anywhere, 'species')).toEqual([
      'spiritomb',
      'trumbeak',
      'emolga',
      'beartic',
      'toucannon',
      'banette',
    ]);
    expect(marks(inChampions, 'species')).toEqual([
      'spiritomb',
      'trumbeak?',
      'emolga',
      'beartic',
      'toucannon',
      'banette',
    ]);
    expect(marks(anywhere, 'item')).toEqual([
      'chilanberry',
      'lovesweet',
      'beastball',
      'dragoninite',
      'widelens',
      'nestball',
    ]);
    expect(marks(inChampions, 'item')).toEqual([
      'chilanberry',
      'lovesweet?',
      'beastball?',
      'dragoninite',
      'widelens',
      'nestball?',
    ]);
  });

  it('a broken image fails at once and says so', async () => {
    const { db, env } = workers;
    const reading = await settled(workers, await startReading(db, env, broken));
    expect(reading).toMatchObject({
      state: 'failed',
      failureReason: 'imageBroken',
      attempts: 1,
      result: null,
    });
  });

  it('an image without a team fails at once and says so', async () => {
    const { db, env } = workers;
    const bytes = new Uint8Array(readFileSync(new URL('uploads/capture.jpg', import.meta.url)));
    const reading = await settled(workers, await startReading(db, env, { ...image(good), bytes }));
    expect(reading).toMatchObject({
      state: 'failed',
      failureReason: 'noTeamFound',
      attempts: 1,
      // Counted as a screen that was not found.
      result: { members: [] },
    });
  });

  it.each([
    ['a QR code with a sheet in it', { isPhoto: false }],
    ['a photo of one, turned and dim', { isPhoto: true }],
  ])('%s is told from an image without a team', async (_, look) => {
    const { db, env } = workers;
    const { codes } = JSON.parse(readFileSync('docs/sheet-qr.vectors.json', 'utf8'));
    const url = `https://sixsheet.example/teams/harukaaaaaaaaaaaaaaaaaaaaa`;
    const sent = await qrPicture(qrAddress(url, codes[0].digits), look);
    const reading = await settled(workers, await startReading(db, env, sent));
    expect(reading).toMatchObject({ state: 'failed', failureReason: 'qrCode' });
    expect(reading.result).toMatchObject({ members: [], code: `${url}#${codes[0].digits}` });
  });

  it('a QR code of anything else is an image without a team', async () => {
    const { db, env } = workers;
    const sent = await qrPicture('https://smartphone.example/album/1');
    const reading = await settled(workers, await startReading(db, env, sent));
    expect(reading).toMatchObject({ failureReason: 'noTeamFound', result: { members: [] } });
    expect(reading.result).not.toHaveProperty('code');
  });

  it('a missing image fails at once and says so', async () => {
    const { db, env } = workers;
    const nowhere = { ...env.IMAGES, put: async () => null } as unknown as R2Bucket;
    const id = await startReading(db, { ...env, IMAGES: nowhere }, image(good));
    expect(await settled(workers, id)).toMatchObject({ state: 'failed', failureReason: 'imageMissing' });
  });

  it('of a picture that nobody reads only the small one is made', async () => {
    const { env } = workers;
    await env.IMAGES.put('posts/picture', image(good).bytes);
    await env.READINGS.send({ imageKey: 'posts/picture' });
    await vi.waitFor(
      async () => expect(await env.IMAGES.head(phoneImageKey('posts/picture'))).not.toBeNull(),
      {
        timeout: 20_000,
        interval: 100,
      },
    );
  });

  it('the same message twice is read once', async () => {
    const { db, env } = workers;
    const first = await settled(workers, await startReading(db, env, image('rental-en-0.jpg')));
    expect(first.state).toBe('done');
    await env.READINGS.send({ readingId: first.id });
    // The queue keeps its order: when the next one has failed, the repeated message has been looked at.
    await settled(workers, await startReading(db, env, broken));
    expect(await findReading(db, first.id)).toEqual(first);
  });

  it('a message about nothing is dropped', async () => {
    const { db, env } = workers;
    for (const body of [{ readingId: 'nothing' }, null, {}]) await env.READINGS.send(body);
    expect(await settled(workers, await startReading(db, env, broken))).toMatchObject({ state: 'failed' });
  });

  it('a failed reading starts afresh when the player tries again', async () => {
    const { db, env } = workers;
    const failed = await settled(workers, await startReading(db, env, broken));
    await env.IMAGES.put(failed.imageKey, image(good).bytes);
    await retryReading(db, env.READINGS, failed.id, new Date());
    expect(await settled(workers, failed.id)).toMatchObject({ state: 'done', failureReason: null });
  });
});

describe('when the reader itself is ill', { timeout: 60_000 }, () => {
  it('a passing fault is tried again', async () => {
    let asked = 0;
    const workers = await startWorkers({
      models: (request) =>
        asked++
          ? new Response(readFileSync(`build/client${new URL(request.url).pathname}`))
          : new Response('', { status: 503 }),
    });
    const { db, env } = workers;
    const reading = await settled(workers, await startReading(db, env, image(good)));
    expect(reading).toMatchObject({ state: 'done', attempts: 2 });
    await workers.stop();
  });

  it('after the last try the web worker marks the reading as failed', async () => {
    const workers = await startWorkers({ models: () => new Response('', { status: 503 }), maxRetries: 0 });
    const { db, env } = workers;
    const reading = await settled(workers, await startReading(db, env, image(good)));
    expect(reading).toMatchObject({ state: 'failed', failureReason: 'tooManyTries', result: null });
    expect(await env.IMAGES.head(reading.imageKey)).not.toBeNull();
    await workers.stop();
  });
});
