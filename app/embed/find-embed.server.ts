import type { Database } from '~/db/client.server';
import { sheetDetails } from '~/pokedex/regulations';
import { listStandings } from '~/results/standings.server';
import { findStrangersTeam, type StrangersTeam } from '~/sheets/published-teams.server';
import { mergeReading } from '~/sheets/reading/merge-reading';
import { readingOf } from '~/sheets/reading/sheet-reading.server';
import { isPublicTeam, reveal } from '~/sheets/reveal';
import { findPublished } from '~/tournaments/published.server';
import { hasResults, isPublished } from '~/tournaments/tournament';
import { embeddedRows } from '~/ui/embed/frame';

export type Unshown =
  | 'nothing'
  | 'notStarted'
  | 'running'
  | 'private'
  | 'withdrawn'
  | 'erased'
  | 'noStandings';

/** Finds a public team. A framed page has no viewer, so only what everybody may see counts. */
export async function findTeam(db: Database, id: string, now: Date) {
  const row = await findStrangersTeam(db, id);
  if (!row) return 'nothing' satisfies Unshown;
  return isPublicTeam(row, now) ? embeddedTeam(row, isPublished(row, now)) : reasonOf(row, now);
}

const embeddedTeam = (row: StrangersTeam, isTournamentShown: boolean) => ({
  id: row.id,
  player: row.displayName,
  tournament: isTournamentShown && {
    ja: row.tournamentName,
    en: row.tournamentNameEn || row.tournamentName,
  },
  members: mergeReading(row.members, readingOf(row).result),
  details: sheetDetails(row.game, row.regulation),
});

function reasonOf(row: StrangersTeam, now: Date): Unshown {
  const { denied } = reveal('stranger', row, now);
  // Opponents may see it now, but not everybody.
  return denied ?? 'running';
}

export async function findStandings(db: Database, id: string, now: Date) {
  const tournament = await findPublished(db, id, now);
  if (!tournament) return 'nothing' satisfies Unshown;
  if (!hasResults(tournament, now)) return 'noStandings' satisfies Unshown;
  const { rows, naming } = await listStandings(db, tournament, now, embeddedRows);
  if (rows.length === 0) return 'noStandings' satisfies Unshown;
  const { name, nameEn, groupName: group } = tournament;
  return { id: tournament.id, name: { ja: name, en: nameEn || name }, group, rows, naming };
}
