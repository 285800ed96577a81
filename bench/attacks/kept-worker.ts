// The built worker over a folder that outlives it, in a process of its own, which kills.ts kills: prints its URL.
import { existsSync } from 'node:fs';
import { openDatabase } from '~/db/client.server';
import { groupTokens } from '~/db/schema';
import { insertWorld, makeWorld } from '../../tests/world';
import { openWorker } from '../built-worker';
import { kept, token } from './kept-world';

const [folder = ''] = process.argv.slice(2);
const isNew = !existsSync(`${folder}/d1`);
const { miniflare, db } = await openWorker({ ...kept(folder), isNew });
if (isNew) {
  const opened = openDatabase(db as unknown as D1Database);
  await insertWorld(opened, makeWorld(Date.now()));
  await opened.insert(groupTokens).values(token);
}
console.log(String(await miniflare.unsafeGetDirectURL()));
