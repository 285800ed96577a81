// Puts the demo world into the local database if it holds no group yet.
import { readFileSync } from 'node:fs';
import { count } from 'drizzle-orm';
import { getPlatformProxy } from 'wrangler';
import { openDatabase } from '~/db/client.server';
import { groups } from '~/db/schema';
import { ids, insertWorld, makeWorld } from '../tests/world';

const stateFolder = process.argv[2] ?? '.wrangler/state';
const { env, dispose } = await getPlatformProxy<Env>({ persist: { path: `${stateFolder}/v3` } });
const db = openDatabase(env.DB);
const [held] = await db.select({ groups: count() }).from(groups);
if (!held?.groups) {
  await insertWorld(db, makeWorld(Date.now()));
  const image = (path: string) => new Uint8Array(readFileSync(path)).buffer;
  const asJpeg = { httpMetadata: { contentType: 'image/jpeg' } };
  const imageKey = `readings/${ids.akariReading}`;
  await env.IMAGES.put(imageKey, image('tests/teams/akari.jpg'), asJpeg);
  await env.IMAGES.put(`${imageKey}/phone`, image('tests/teams/akari-phone.jpg'), asJpeg);
}
await dispose();
