import type { AppLoadContext } from '@remix-run/cloudflare';
import { findHallMissing } from '~/entrants/hall-missing.server';
import { listStandings } from '~/results/standings.server';
import { findPublishedRounds } from '~/rounds/matches.server';
import { screenAt } from '~/rounds/screen-pages.server';
import { listShown } from '~/tournaments/announcement.server';
import { hasResults, phaseOf, submissionState } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { findTournamentUsage } from '~/usage/usage.server';
import { fieldOf } from '~/usage/usage-view';

const maxShown = { announcements: 3, standings: 16, species: 12, missing: 24 };

export async function findHall({ db, now }: AppLoadContext, tournament: FoundTournament) {
  const phase = phaseOf(tournament, now);
  const [announcements, standings, usage, missing, rounds] = await Promise.all([
    listShown(db, [tournament.id], now),
    listStandings(db, tournament, now, maxShown.standings),
    phase === 'past' ? findTournamentUsage(db, tournament, now) : undefined,
    phase === 'upcoming' && !tournament.canceledAt
      ? findHallMissing(db, tournament.id, maxShown.missing)
      : undefined,
    phase === 'past' || tournament.canceledAt ? undefined : findPublishedRounds(db, tournament.id),
  ]);
  const field = usage && fieldOf(usage);
  return {
    announcements: announcements.slice(0, maxShown.announcements),
    hasResults: hasResults(tournament, now),
    standings: standings.rows.map(({ displayName, rank }) => ({ displayName, rank })),
    kp: field?.species.slice(0, maxShown.species).map(({ species, teams }) => ({ species, teams })) ?? [],
    missing,
    screen: rounds && screenAt(rounds, now),
    phase,
    submission: submissionState(tournament, now),
  };
}
export type Hall = Awaited<ReturnType<typeof findHall>>;
