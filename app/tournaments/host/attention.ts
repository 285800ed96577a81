import { findRegulation } from '~/pokedex/regulations';
import { isPublished, phaseOf, submissionState } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';

/** What an organizer may have forgotten; texts are in locales: host.concerns. */
export type Concern = 'notPublished' | 'closedByHand' | 'regulationOver' | 'noResults';

const day = 24 * 60 * 60_000;
/** A draft is mentioned when its start is this near. */
const soonMs = 14 * day;
/** Missing results are mentioned for this long after the end. */
export const resultsAwaitedMs = 60 * day;

export function concernsOf(tournament: FoundTournament & { teams: number }, now: Date): Concern[] {
  const { scheduledStartAt, endsAt, regulation, teams } = tournament;
  if (tournament.archivedAt) return [];
  const phase = phaseOf(tournament, now);
  const concerns: Concern[] = [];
  if (!isPublished(tournament, now)) {
    if (phase === 'upcoming' && scheduledStartAt.getTime() - now.getTime() < soonMs)
      concerns.push('notPublished');
  } else if (phase === 'past') {
    const awaited = now.getTime() - endsAt.getTime() < resultsAwaitedMs;
    if (teams > 0 && awaited && !tournament.resultsPublishedAt) concerns.push('noResults');
  } else if (submissionState(tournament, now) === 'closedByHand') concerns.push('closedByHand');
  if (phase === 'upcoming' && isInSeason(regulation, now) && !isInSeason(regulation, scheduledStartAt))
    concerns.push('regulationOver');
  return concerns;
}

function isInSeason(id: string | null, at: Date): boolean {
  const found = id ? findRegulation(id) : undefined;
  return found !== undefined && found.startsAt <= at && (found.endsAt === undefined || at < found.endsAt);
}
