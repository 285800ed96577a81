// Runs the built worker on a persistent folder, in a process for kills.ts to kill. Prints its URL.
import { existsSync } from 'node:fs';
import { openDatabase } from '~/db/client.server';
import { groupTokens } from '~/db/schema';
import { insertWorld, makeWorld } from '../../tests/world';
import { openWorker } from '../built-worker';
import { persistIn, token } from './kept-world';

const [folder = ''] = process.argv.slice(2);
const isNew = !existsSync(`${folder}/d1`);
const { miniflare, db } = await openWorker({ ...persistIn(folder), isNew });
if (isNew) {
  const opened = openDatabase(db as unknown as D1Database);
  await insertWorld(opened, makeWorld(Date.now()));
  await opened.insert(groupTokens).values(token);
}
console.log(String(await miniflare.unsafeGetDirectURL()));
