import type { Regulation } from '~/pokedex/regulation';
import { allRegulations } from '~/pokedex/regulations';
import { isNextRegulation } from '~/pokedex/seasons';
import { type SeasonRemark, seasonRemark } from './season-remark';
import { isPublished, phaseOf, submissionState } from './tournament';
import type { FoundTournament } from './tournament.server';

/** Things that an organizer may have forgotten; texts are in locales: host.concerns. */
export type Concern = 'notPublished' | 'closedByHand' | 'noResults' | SeasonRemark['key'];

const day = 24 * 60 * 60_000;
const draftNoticeMs = 14 * day;
const regulationNoticeMs = 3 * day;
export const resultsAwaitedMs = 60 * day;

export function concernsOf(tournament: FoundTournament & { teams: number }, now: Date): Concern[] {
  const { scheduledStartAt, endsAt, teams } = tournament;
  if (tournament.archivedAt) return [];
  const phase = phaseOf(tournament, now);
  const concerns: Concern[] = [];
  if (!isPublished(tournament, now)) {
    if (phase === 'upcoming' && scheduledStartAt.getTime() - now.getTime() < draftNoticeMs)
      concerns.push('notPublished');
  } else if (phase === 'past') {
    const awaited = now.getTime() - endsAt.getTime() < resultsAwaitedMs;
    if (teams > 0 && awaited && !tournament.resultsPublishedAt) concerns.push('noResults');
  } else if (submissionState(tournament, now) === 'closedByHand') concerns.push('closedByHand');
  const remark = seasonConcern(tournament, now);
  return remark ? [...concerns, remark.key] : concerns;
}

/** The regulation is fixed from the start on, unless it was yet to be entered: teams must be judged and counted. */
export function seasonConcern(tournament: FoundTournament, now: Date): SeasonRemark | undefined {
  const remark = seasonRemark(tournament, now);
  const isLate = isNextRegulation(tournament.regulation) && remark?.key === 'regulationNext';
  return isLate || phaseOf(tournament, now) === 'upcoming' ? remark : undefined;
}

export const comingRegulations = (now: Date): Regulation[] =>
  allRegulations().filter(
    ({ startsAt }) => startsAt > now && startsAt.getTime() - now.getTime() <= regulationNoticeMs,
  );
