// Migrates the local database, and inserts the demo world if it has no group yet. Sets the demo accounts' password to
// DEMO_PASSWORD and signs them out, or resets it to the public one.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, count, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '~/accounts/password.server';
import { logoKey } from '~/broadcast/logo-path';
import { openDatabase } from '~/db/client.server';
import { groups, sessions, users } from '~/db/schema';
import { sweepUsage } from '~/usage/count-usage.server';
import { ids, insertWorld, makeWorld, thumbnails, worldId } from '../tests/world';
import { makeDay } from '../tests/world-day';
import { makeField } from '../tests/world-field';
import { makePeople } from '../tests/world-people';
import { postNames, postPictureKey } from '../tests/world-posts';
import { sampleKey } from '../tests/world-readings';
import { makeRounds, withSheets } from '../tests/world-rounds';
import { demoScene } from './demo-broadcast';
import { drawLogo } from './draw-logo';
import { drawThumbnail } from './draw-thumbnail';
import { openDatabaseIn } from './local-database';
import { applyMigrations, openState } from './local-state';

const stateFolder = process.argv[2] ?? '.wrangler/state';
const miniflare = openState(stateFolder);
const d1 = openDatabaseIn(miniflare);
const images = await miniflare.getR2Bucket('IMAGES');
await applyMigrations(d1);
const db = openDatabase(d1);

/** Idempotent: pictures first, then all rows in one transaction, so that an interrupted seed starts over. */
async function seed(now: number) {
  const image = (path: string) => new Uint8Array(readFileSync(path));
  const asJpeg = { httpMetadata: { contentType: 'image/jpeg' } };
  for (const imageKey of [`readings/${ids.akariReading}`, sampleKey]) {
    await images.put(imageKey, image('tests/sheets/akari.jpg'), asJpeg);
    await images.put(`${imageKey}/phone`, image('tests/sheets/akari-phone.jpg'), asJpeg);
  }
  const png = { httpMetadata: { contentType: 'image/png' } };
  const night = drawThumbnail([16, 20, 58], [94, 70, 140], [247, 232, 170], [12, 14, 40]);
  const morning = drawThumbnail([58, 150, 196], [252, 214, 150], [255, 246, 214], [14, 92, 120]);
  const dusk = drawThumbnail([66, 32, 84], [240, 138, 98], [255, 226, 168], [40, 20, 62]);
  const forest = drawThumbnail([22, 84, 74], [186, 222, 160], [250, 250, 214], [10, 52, 48]);
  const pictures = [night, morning, dusk, forest];
  for (const [at, name] of postNames.entries())
    await images.put(postPictureKey(name), pictures[at % pictures.length] ?? night, png);
  await images.put(thumbnails.moonlight, night, png);
  await images.put(thumbnails.harbor, morning, png);
  const logo = logoKey(ids.group, worldId('moonlogo'));
  await images.put(logo, drawLogo(), png);

  const world = makeWorld(now);
  const field = makeField(now);
  const today = makeDay(now);
  await insertWorld(db, {
    ...world,
    tournaments: [...world.tournaments, today.tournament],
    teamSheets: [...world.teamSheets, ...field.teamSheets, ...today.teamSheets],
    ...makeRounds(now),
    entrants: [...world.entrants.map(withSheets), ...today.entrants],
    standings: [...world.standings, ...field.standings],
    groups: world.groups.map((group) => (group.id === ids.group ? { ...group, logoKey: logo } : group)),
    broadcasts: world.broadcasts.map((row) =>
      row.groupId === ids.group ? { ...row, scene: demoScene } : row,
    ),
  });
}

const [existing] = await db.select({ groups: count() }).from(groups);
if (!existing?.groups) await seed(Date.now());
// The sweeper's task, for starts with --no-crons.
await sweepUsage(db, new Date());

const people = makePeople(0).users;
const demoIds = people.map(({ id }) => id);
const published = people[0]?.passwordHash ?? '';
const ownHash = join(stateFolder, 'demo-password-hash');
const own = process.env.DEMO_PASSWORD;
if (own) {
  const passwordHash = await hashPassword(own);
  writeFileSync(ownHash, passwordHash);
  await db.update(users).set({ passwordHash }).where(inArray(users.id, demoIds));
  await db.delete(sessions).where(inArray(sessions.userId, demoIds));
} else if (existsSync(ownHash)) {
  const replaced = readFileSync(ownHash, 'utf8');
  await db
    .update(users)
    .set({ passwordHash: published })
    .where(and(inArray(users.id, demoIds), eq(users.passwordHash, replaced)));
  rmSync(ownHash);
}
await miniflare.dispose();
