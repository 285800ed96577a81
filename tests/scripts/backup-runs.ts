import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { openDatabaseIn } from '../../scripts/local-database';
import { applyMigrations, openState } from '../../scripts/local-state';
import { ids, insertWorld, makeWorld } from '../world';

/** Runs a script on a state folder. */
export function run(state: string, command: string[], more: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    encoding: 'utf8',
    env: { ...process.env, ...more, STATE: state },
  });
  return { ok: done.status === 0, said: `${done.stdout}${done.stderr}` };
}

/** Runs a script and ends it like a power cut, as soon as it has said something. */
export async function interrupt(
  state: string,
  sign: string,
  command: string[],
  more: Record<string, string>,
) {
  const env = { ...process.env, ...more, STATE: state };
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], { env });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
    if (said.includes(sign)) child.kill('SIGKILL');
  });
  const [code] = await once(child, 'exit');
  expect([code, said]).toEqual([null, expect.stringContaining(sign)]);
}

/** The small world and the image of one of its teams. */
export async function makeWorldIn(state: string) {
  const store = openState(state);
  const d1 = openDatabaseIn(store);
  await applyMigrations(d1);
  await insertWorld(openDatabase(d1), makeWorld(Date.now()));
  const images = (await store.getR2Bucket('IMAGES')) as unknown as R2Bucket;
  const key = `readings/${ids.akariReading}`;
  const asJpeg = { httpMetadata: { contentType: 'image/jpeg' } };
  const image = (path: string) => new Uint8Array(readFileSync(path)).buffer;
  await images.put(key, image('tests/sheets/akari.jpg'), asJpeg);
  await images.put(`${key}/phone`, image('tests/sheets/akari-phone.jpg'), asJpeg);
  await store.dispose();
}
