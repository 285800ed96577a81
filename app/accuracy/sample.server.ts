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

interface NewSample {
  id: string;
  readingId: string;
  sheetId: string;
  game: Game;
  members: TeamMember[];
}

/** Guarded write: only if `condition` holds and the player still allows it. Names no reading or sheet, only the day. */
export const insertSample = (
  db: Database,
  { id, readingId, sheetId, game, members }: NewSample,
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

/** Runs after the row's insert, so that the sweep finds the copy; a row whose image can't be copied is deleted. */
export async function copySampleImage(db: Database, images: R2Bucket, from: string, id: string) {
  const imageKey = sampleImageKey(id);
  try {
    await copyObject(images, from, imageKey);
    await copyObject(images, phoneImageKey(from), phoneImageKey(imageKey));
  } catch (error) {
    await deleteStored(db, images, readingSamples, [{ id, imageKey }]);
    throw error;
  }
  // Deleted while it was being copied.
  if (!(await findSample(db, id))) await deleteImages(images, [imageKey]);
}

async function copyObject(images: R2Bucket, from: string, to: string) {
  const object = await images.get(from);
  if (object) await images.put(to, object.body, { httpMetadata: object.httpMetadata });
}

export async function findSample(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [sample] = await db
    .select(columnsOf(readingSamples, 'imageKey', 'imageType'))
    .from(readingSamples)
    .where(eq(readingSamples.id, id));
  return sample;
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

/** Cron: players were promised that samples are not kept any longer. */
export async function sweepSamples(db: Database, images: R2Bucket, now: Date) {
  await inRounds(async () => {
    const old = await oldSamplesQuery(db, now);
    await deleteStored(db, images, readingSamples, old);
    return old.length;
  });
}
