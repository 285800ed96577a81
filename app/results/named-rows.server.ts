import type { Database } from '~/db/client.server';
import { findRoster } from '~/entrants/entrants.server';
import { listResultRows } from './standings.server';

/** Result rows with the names that the list of entrants has for their players, to find them in a pasted text. */
export async function listNamedRows(db: Database, tournamentId: string) {
  const [rows, roster] = await Promise.all([listResultRows(db, tournamentId), findRoster(db, tournamentId)]);
  const names = new Map<string, string[]>();
  for (const { name, sheetId } of roster?.entrants ?? [])
    if (sheetId) names.set(sheetId, [...(names.get(sheetId) ?? []), name]);
  return rows.map((row) => ({ ...row, otherNames: names.get(row.id) ?? [] }));
}
