import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { openDatabase } from '~/db/client.server';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../world';

export const site = 'https://sixsheet.test';
export const get = (path: string, headers: HeadersInit = {}) => SELF.fetch(`${site}${path}`, { headers });
export const team = (id: string, rest = '') => `/teams/${id}${rest}`;
export const db = openDatabase(env.DB);
const world = makeWorld(Date.now());
export const image = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
export const phoneImage = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9]);

export const before = worldId('harukaopen');
export const closedEnded = worldId('closedended');
const closedAfter = worldId('closedafter');
export const withdrawn = worldId('withdrawn');
export const queued = worldId('queued');

const dates = (row: (typeof world.tournaments)[number] | undefined) => ({
  submissionDeadlineAt: row?.submissionDeadlineAt as Date,
  scheduledStartAt: row?.scheduledStartAt as Date,
  endsAt: row?.endsAt as Date,
});

/** Adds teams that a page shows in ways which no team of the world is shown in, and the images of teams. */
export async function insertShownTeams() {
  const now = Date.now();
  const ended = world.tournaments.find(({ id }) => id === ids.ended);
  await insertWorld(db, {
    ...world,
    tournaments: [
      {
        ...tournament({ id: closedAfter, name: '終わったクローズド大会', ...dates(ended) }, now),
        sheetKind: 'cts',
      },
    ],
    readings: [
      {
        id: queued,
        imageKey: 'readings/queued',
        imageType: 'image/png',
        imageBytes: 5,
        state: 'queued',
        queuedAt: new Date(now),
      },
    ],
    teamSheets: [
      teamSheet(
        { id: closedEnded, tournamentId: closedAfter, isPublic: true, readingId: ids.akariReading },
        now,
      ),
      teamSheet({ id: withdrawn, tournamentId: ids.running, withdrawnAt: new Date(now) }, now),
      teamSheet(
        {
          id: queued,
          tournamentId: ids.running,
          displayName: '<script>alert(1)</script>',
          members: [{ species: 'garchomp' }, { species: 'nosuchthing', ability: '__proto__' }],
          readingId: queued,
        },
        now,
      ),
    ],
    standings: [],
  });
  await env.IMAGES.put(`readings/${ids.akariReading}`, image, {
    httpMetadata: { contentType: 'image/jpeg' },
  });
  await env.IMAGES.put(`readings/${ids.akariReading}/phone`, phoneImage);
  await env.IMAGES.put('readings/queued', phoneImage, { httpMetadata: { contentType: 'image/png' } });
}
