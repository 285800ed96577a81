import type { Database } from '~/db/client.server';
import { findRosterOf } from '~/entrants/entrants.server';
import { listDaySheets } from '~/judging/judged-sheets.server';
import { findLooks } from '~/judging/looks.server';
import type { RuledTournament } from '~/pokedex/legal-rules';

// Another request wrote the sheet between the queries.
const unseen = { isAgainstRules: false, isReadingAsked: false };

export async function findDay(db: Database, tournament: RuledTournament & { id: string }) {
  const rows = await listDaySheets(db, tournament.id);
  const [looks, roster] = await Promise.all([
    findLooks(db, tournament, rows),
    findRosterOf(db, tournament.id, rows),
  ]);
  const sheets = rows.map((row) => Object.assign(row, looks.get(row.id) ?? unseen));
  return { sheets, roster };
}
