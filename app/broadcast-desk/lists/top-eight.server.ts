import { bracketPlayers } from '~/broadcast/bracket';
import { listRanked } from '~/broadcast/players.server';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';

/** Finds the first eight of a tournament of the group; undefined if a place is missing or shared. */
export async function findTopEight(
  db: Database,
  groupId: string,
  tournamentId: string | null,
): Promise<string[] | undefined> {
  if (!tournamentId || !isId(tournamentId)) return undefined;
  const rows = await listRanked(db, groupId, tournamentId, bracketPlayers);
  const isWhole = rows.length === bracketPlayers && rows.every(({ rank }, at) => rank === at + 1);
  return isWhole ? rows.map(({ player }) => player) : undefined;
}
