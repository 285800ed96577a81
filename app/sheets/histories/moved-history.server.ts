import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { type teamRevisions, teamSheets, users } from '~/db/schema';
import { reached } from '~/http/faults';

/** A row of `team_revisions` as it lies in the storage. */
export type MovedRevision = Omit<typeof teamRevisions.$inferSelect, 'teamSheetId' | 'createdAt'> & {
  /** UTC, milliseconds. */
  createdAt: number;
};

export const historyKey = (sheetId: string) => `histories/${sheetId}`;

/** None of a sheet whose history was not moved. Throws Unavailable where the storage does not answer. */
export async function readMovedHistory(images: R2Bucket, sheetId: string): Promise<MovedRevision[]> {
  const object = await reached(images.get(historyKey(sheetId)));
  return object ? await reached(object.json<MovedRevision[]>()) : [];
}

/** The revisions of a sheet of which the database has none any more, the last one first (see moveHistories). */
export async function listMovedRevisions(db: Database, images: R2Bucket, id: string) {
  const [sheet] = await db
    .select({
      ...columnsOf(teamSheets, 'revision', 'ownerId', 'submittedAt', 'erasedAt'),
      content: sql<string>`json_object('displayName', display_name, 'members', json(coalesce(typed_members, members)))`,
    })
    .from(teamSheets)
    .where(eq(teamSheets.id, id));
  if (!sheet || sheet.erasedAt) return [];
  const moved: MovedRevision[] =
    sheet.revision > 1
      ? await readMovedHistory(images, id)
      : [
          {
            ...{ revision: 1, by: 'player', byUserId: sheet.ownerId, reason: null },
            ...{ snapshot: JSON.parse(sheet.content), createdAt: sheet.submittedAt.getTime() },
          },
        ];
  const userIds = [...new Set(moved.flatMap(({ byUserId }) => byUserId ?? []))];
  const known = userIds.length
    ? await db
        .select(columnsOf(users, 'id', 'displayName'))
        .from(users)
        .where(inArray(users.id, userIds))
    : [];
  const nameOf = new Map(known.map((user) => [user.id, user.displayName]));
  return moved
    .map(({ byUserId, createdAt, ...revision }) => ({
      ...revision,
      who: nameOf.get(byUserId ?? '') ?? null,
      createdAt: new Date(createdAt),
    }))
    .sort((a, b) => b.revision - a.revision);
}
