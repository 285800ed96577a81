import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { listed } from '~/db/listed';
import { broadcasts, teamSheets, tournaments } from '~/db/schema';
import { recheckRoom } from './room';

/** Has the streams on air judge their picture anew that may show one of these sheets: those of the sheets' groups. */
export async function recheckSheets(db: Database, env: Env, sheetIds: readonly string[]) {
  if (sheetIds.length === 0) return;
  const streams = await db
    .selectDistinct(columnsOf(broadcasts, 'groupId', 'stream'))
    .from(teamSheets)
    .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
    .innerJoin(broadcasts, eq(broadcasts.groupId, tournaments.groupId))
    .where(and(inArray(teamSheets.id, listed(sheetIds)), isNotNull(broadcasts.scene)));
  for (const stream of streams) await recheckRoom(env, stream);
}
