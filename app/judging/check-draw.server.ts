import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { checkDraws, users } from '~/db/schema';
import { newSeed } from '~/rounds/lottery.server';
import { drawSheets } from './draw-sheets.server';
import { drawableQuery, drawnQuery } from './judged-sheets.server';

const maxDraws = 100;
export const maxDrawn = 200;

interface DrawRequest {
  tournamentId: string;
  count: number;
  isFresh: boolean;
  /** Number of draws the requester saw, for optimistic concurrency. */
  seen: number;
  byUserId: string;
}

export type Drawn = 'drawn' | 'again' | 'nobody' | 'conflict';

/** `again`: a repeated submission, which draws nothing; `conflict`: somebody else drew meanwhile. */
export async function drawChecks(db: Database, request: DrawRequest, now: Date): Promise<Drawn> {
  const { tournamentId, count, isFresh, seen, byUserId } = request;
  const [sheets, earlier] = await db.batch([
    drawableQuery(db, tournamentId),
    db
      .select(columnsOf(checkDraws, 'teamSheetIds'))
      .from(checkDraws)
      .where(eq(checkDraws.tournamentId, tournamentId)),
  ]);
  if (earlier.length !== seen) return (await isFirstPress(db, request)) ? 'again' : 'conflict';
  const had = new Set(isFresh ? earlier.flatMap(({ teamSheetIds }) => teamSheetIds) : []);
  const among = sheets.map(({ id }) => id).filter((id) => !had.has(id));
  if (among.length === 0 || seen >= maxDraws) return 'nobody';
  const seed = newSeed();
  const drawn = drawSheets(seed, among, count);
  const [inserted] = await db.batch([
    db
      .insert(checkDraws)
      .select(
        sql`select ${newId()}, ${tournamentId}, ${seed}, ${JSON.stringify(drawn)}, ${among.length}, ${byUserId},
          ${now.getTime()} where (select count(*) from check_draws where tournament_id = ${tournamentId}) = ${seen}`,
      )
      .returning({ id: checkDraws.id }),
  ]);
  if (inserted.length === 1) return 'drawn';
  return (await isFirstPress(db, request)) ? 'again' : 'conflict';
}

/** Whether the only later draw is one's own, of the same size. */
async function isFirstPress(
  db: Database,
  { tournamentId, count, seen, byUserId }: DrawRequest,
): Promise<boolean> {
  const draws = await db
    .select(columnsOf(checkDraws, 'byUserId', 'teamSheetIds', 'among'))
    .from(checkDraws)
    .where(eq(checkDraws.tournamentId, tournamentId))
    .orderBy(asc(checkDraws.createdAt), asc(checkDraws.id));
  const since = draws.slice(seen);
  return (
    since.length === 1 &&
    since.every(
      (draw) => draw.byUserId === byUserId && draw.teamSheetIds.length === Math.min(count, draw.among),
    )
  );
}

/** Latest first, each with its sheets in the order drawn. */
export async function listDraws(db: Database, tournamentId: string) {
  const [draws, sheets] = await db.batch([
    db
      .select({
        ...columnsOf(checkDraws, 'id', 'seed', 'teamSheetIds', 'among', 'createdAt'),
        who: users.displayName,
      })
      .from(checkDraws)
      .leftJoin(users, eq(users.id, checkDraws.byUserId))
      .where(eq(checkDraws.tournamentId, tournamentId))
      .orderBy(desc(checkDraws.createdAt), desc(checkDraws.id)),
    drawnQuery(db, tournamentId),
  ]);
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  return draws.map(({ teamSheetIds, ...draw }) => ({
    ...draw,
    sheets: teamSheetIds.flatMap((id) => byId.get(id) ?? []),
  }));
}
