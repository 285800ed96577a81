import type { Database } from '~/db/client.server';
import { findRoster } from '~/entrants/entrants.server';
import { listPlayerIds, listResultRows } from './standings.server';

/** Result rows with the names that the list of entrants has for their players, and their IDs on Discord and X. */
export async function listNamedRows(db: Database, tournamentId: string) {
  const [rows, roster, players] = await Promise.all([
    listResultRows(db, tournamentId),
    findRoster(db, tournamentId),
    listPlayerIds(db, tournamentId),
  ]);
  const names = new Map(
    players.map(({ id, discordId, twitterId }) => [id, [discordId, twitterId ?? ''].filter(Boolean)]),
  );
  for (const { name, sheetId } of roster?.entrants ?? []) if (sheetId) names.get(sheetId)?.push(name);
  return rows.map((row) => ({ ...row, otherNames: names.get(row.id) ?? [] }));
}
