import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { tournaments } from '~/db/schema';
import { ids } from '../world';
import { eachFile } from './each-file';
import { person } from './person';

export const db = openDatabase(env.DB);
export const desk = `/admin/${ids.group}/tournaments`;
export let admin: Awaited<ReturnType<typeof person>>;
await eachFile(async () => {
  admin = await person('host-admin@example.com');
});

export const typed = {
  name: '春のダブル杯',
  rule: 'double',
  regulation: 'champions-m-c',
  format: 'online',
  sheetKind: 'ots',
  speciesClause: 'on',
  timeZone: 'Asia/Tokyo',
  startsAt: '2098-03-01T13:00',
  deadlineAt: '2098-03-01T12:00',
  endsAt: '2098-03-01T20:00',
  externalUrl: 'tonamel.com/competition/XtzgX',
};

export const rowOf = async (id: string) => {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  return row;
};
export async function make(change: Record<string, string> = {}) {
  const id = newId();
  await admin.post(`${desk}/new`, { ...typed, id, intent: 'publish', ...change });
  return id;
}
