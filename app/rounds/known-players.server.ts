import type { Database } from '~/db/client.server';
import { listEntrants, listRosterSheets } from '~/entrants/entrants.server';
import { rosterOf } from '~/entrants/roster';
import { listPlayerIds } from '~/results/standings.server';
import type { KnownPlayer } from './pasted/reading';

export interface ListedPlayer extends KnownPlayer {
  isDropped: boolean;
}

/** Entrants with all names and IDs by which another platform may call them, in the order of the list. One round trip. */
export async function listKnownPlayers(db: Database, tournamentId: string): Promise<ListedPlayer[]> {
  const [people, sheets, ids] = await db.batch([
    listEntrants(db, tournamentId),
    listRosterSheets(db, tournamentId),
    listPlayerIds(db, tournamentId),
  ]);
  const sheetById = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const idsById = new Map(ids.map((each) => [each.id, each]));
  return rosterOf(people, sheets).entrants.map((entrant) => {
    const { id, name, tonamelId, discordId, twitterId, sheetId, droppedAt } = entrant;
    const sheet = sheetById.get(sheetId ?? '');
    const own = idsById.get(sheetId ?? '');
    const names = [name, sheet?.displayName, tonamelId, sheet?.tonamelId, discordId, own?.discordId];
    const all = [...names, twitterId, own?.twitterId].filter((each): each is string => Boolean(each));
    return { id, names: [...new Set(all)], isDropped: droppedAt !== null };
  });
}
