import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { emptyStorage } from './empty-storage';

it('leaves nothing of what has left memory to the next file', async () => {
  const room = () => env.BROADCAST.get(env.BROADCAST.idFromName('left'));
  await runInDurableObject(room(), (_, { storage }) => storage.put('kept', true));
  await env.DB.prepare('create table kept (id integer)').run();
  await env.IMAGES.put('kept', 'kept');
  // As ten seconds of silence do.
  await abortAllDurableObjects();
  await emptyStorage(env);
  expect(await runInDurableObject(room(), (_, { storage }) => storage.get('kept'))).toBeUndefined();
  expect((await env.DB.prepare("select name from sqlite_master where name = 'kept'").all()).results).toEqual(
    [],
  );
  expect(await env.IMAGES.head('kept')).toBeNull();
});
