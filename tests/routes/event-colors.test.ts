import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { firstOf, type StreamOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { rulesOf } from '~/ui/event-colors/palette';
import { ids } from '../world';

const db = openDatabase(env.DB);
const html = async (path: string) => (await SELF.fetch(`https://sixsheet.test${path}`)).text();
const card = async () =>
  (await SELF.fetch(`https://sixsheet.test/tournaments/${ids.ended}/card`)).headers.get('ETag');
const colored = [`/tournaments/${ids.ended}`, `/tournaments/${ids.ended}/hall`, `/teams/${ids.haruka}/qr`];

it('the event of a group’s first stream colors its pages and cards, and leaves them with the choice', async () => {
  const first = firstOf(ids.group);
  await chooseEvent(db, first, 'teru-festival');
  for (const path of colored) expect(await html(path)).toContain(rulesOf('teru-festival'));
  const festival = await card();
  await chooseEvent(db, { ...first, stream: 2 } as StreamOf, 'ganyu');
  for (const path of colored) expect(await html(path)).toContain(rulesOf('teru-festival'));
  await chooseEvent(db, first, 'soryumon');
  for (const path of colored) expect(await html(path)).toContain(rulesOf('soryumon'));
  expect(await card()).not.toBe(festival);
  await chooseEvent(db, first, null);
  for (const path of colored) expect(await html(path)).not.toContain('--event:');
});
