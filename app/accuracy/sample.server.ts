import { desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { day, retention } from '~/db/retention';
import { readingSamples } from '~/db/schema';
import { inRounds, sweptAtOnce } from '~/db/sweeping';
import { deleteImages, deleteStored, phoneImageKey } from '~/images/stored-image.server';
import type { Game } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';

const samplesOnPage = 6;

const sampleImageKey = (id: string) => `samples/${id}`;

interface Sampled {
  id: string;
  readingId: string;
  sheetId: string;
  game: Game;
  members: TeamMember[];
}

/**
 * The row of a sample, if `condition` holds and the sheet's player allows it at this moment. It names neither reading
 * nor sheet, and of its time only the day.
 */
export const insertSample = (
  db: Database,
  { id, readingId, sheetId, game, members }: Sampled,
  condition: SQL,
  now: Date,
) =>
  db
    .insert(readingSamples)
    .select(
      sql`select ${id}, ${sampleImageKey(id)}, image_type, ${game}, result, ${JSON.stringify(members)},
        ${now.getTime() - (now.getTime() % day)}
        from readings where id = ${readingId} and ${condition}
        and exists (select 1 from team_sheets where id = ${sheetId} and improves_reading = 1)`,
    )
    .onConflictDoNothing()
    .returning({ id: readingSamples.id });

/** After its row, so that the sweep knows of it; without its image a sample is of no use, and goes. */
export async function copySampleImage(db: Database, images: R2Bucket, from: string, id: string) {
  const imageKey = sampleImageKey(id);
  try {
    await copyObject(images, from, imageKey);
    await copyObject(images, phoneImageKey(from), phoneImageKey(imageKey));
  } catch (error) {
    await deleteStored(db, images, readingSamples, [{ id, imageKey }]);
    throw error;
  }
  // Deleted while it was copied: nothing of it stays.
  if (!(await findSample(db, id))) await deleteImages(images, [imageKey]);
}

async function copyObject(images: R2Bucket, from: string, to: string) {
  const stored = await images.get(from);
  if (stored) await images.put(to, stored.body, { httpMetadata: stored.httpMetadata });
}

export async function findSample(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [found] = await db
    .select(columnsOf(readingSamples, 'imageKey', 'imageType'))
    .from(readingSamples)
    .where(eq(readingSamples.id, id));
  return found;
}

export const samplesQuery = (db: Database, page: number) =>
  db
    .select()
    .from(readingSamples)
    .orderBy(desc(readingSamples.keptAt), desc(readingSamples.id))
    .limit(samplesOnPage + 1)
    .offset((page - 1) * samplesOnPage);

export async function listSamples(db: Database, page: number) {
  const rows = await samplesQuery(db, page);
  const first = (page - 1) * samplesOnPage + 1;
  const samples = rows.slice(0, samplesOnPage).map((row, at) => ({ ...row, number: first + at }));
  return { samples, hasMore: rows.length > samplesOnPage };
}

export async function deleteSample(db: Database, images: R2Bucket, id: string) {
  const sample = await findSample(db, id);
  if (sample) await deleteStored(db, images, readingSamples, [{ id, ...sample }]);
}

export const oldSamplesQuery = (db: Database, now: Date) =>
  db
    .select(columnsOf(readingSamples, 'id', 'imageKey'))
    .from(readingSamples)
    .where(lt(readingSamples.keptAt, new Date(now.getTime() - retention.readingSamples)))
    .limit(sweptAtOnce);

/** Nothing is kept for longer than a player was told. */
export async function sweepSamples(db: Database, images: R2Bucket, now: Date) {
  await inRounds(async () => {
    const old = await oldSamplesQuery(db, now);
    await deleteStored(db, images, readingSamples, old);
    return old.length;
  });
}
