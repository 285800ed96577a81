import type { AppLoadContext } from '@remix-run/cloudflare';
import { findTournamentUsage } from '~/stats/usage.server';
import { fieldOf } from '~/stats/usage-view';
import { listShown } from '~/tournaments/hall/announcement.server';
import { listStandings } from '~/tournaments/results/standings.server';
import { hasResults, phaseOf, submissionState } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';

const shown = { announcements: 3, standings: 16, species: 12 };

/** What a hall needs to know now; nothing that is not public. At most four queries. */
export async function findHall({ db, now }: AppLoadContext, tournament: FoundTournament) {
  const isOver = phaseOf(tournament, now) === 'past';
  const [announcements, standings, usage] = await Promise.all([
    listShown(db, [tournament.id], now),
    listStandings(db, tournament, now, shown.standings),
    isOver ? findTournamentUsage(db, tournament, now) : undefined,
  ]);
  const field = usage && fieldOf(usage);
  return {
    announcements: announcements.slice(0, shown.announcements),
    hasResults: hasResults(tournament, now),
    standings: standings.rows.map(({ displayName, rank }) => ({ displayName, rank })),
    kp: field?.species.slice(0, shown.species).map(({ species, teams }) => ({ species, teams })) ?? [],
    phase: phaseOf(tournament, now),
    submission: submissionState(tournament, now),
  };
}
export type Hall = Awaited<ReturnType<typeof findHall>>;
