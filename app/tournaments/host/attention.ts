import type { Regulation } from '~/pokedex/regulation';
import { allRegulations, findRegulation, regulationAt } from '~/pokedex/regulations';
import { isPublished, phaseOf, submissionState } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';

/** What an organizer may have forgotten; texts are in locales: host.concerns. */
export type Concern = 'notPublished' | 'closedByHand' | 'regulationOver' | 'regulationNext' | 'noResults';

const day = 24 * 60 * 60_000;
/** A draft is mentioned when its start is this near. */
const soonMs = 14 * day;
/** How long before a regulation begins the desk says so. */
const noticeMs = 3 * day;
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
  if (phase === 'upcoming' && isPlayedBySeason(regulation, now)) {
    if (regulationAtStart(tournament)) concerns.push('regulationNext');
    else if (!isInSeason(regulation, scheduledStartAt)) concerns.push('regulationOver');
  }
  return concerns;
}

/** The regulation of the day on which a tournament starts, where that is known and another one than it names. */
export function regulationAtStart({
  game,
  regulation,
  scheduledStartAt,
}: Pick<FoundTournament, 'game' | 'regulation' | 'scheduledStartAt'>): Regulation | undefined {
  const then = regulationAt(game, scheduledStartAt);
  const named = findRegulation(regulation ?? '');
  return named && then && named.startsAt < then.startsAt ? then : undefined;
}

/** Those that begin within the next three days. */
export const comingRegulations = (now: Date): Regulation[] =>
  allRegulations().filter(({ startsAt }) => startsAt > now && startsAt.getTime() - now.getTime() <= noticeMs);

/** An older one was chosen on purpose; one that was over only lately was perhaps forgotten. */
const isPlayedBySeason = (id: string | null, now: Date) =>
  isInSeason(id, now) || isInSeason(id, new Date(now.getTime() - soonMs));

function isInSeason(id: string | null, at: Date): boolean {
  const found = id ? findRegulation(id) : undefined;
  return found !== undefined && found.startsAt <= at && (found.endsAt === undefined || at < found.endsAt);
}
