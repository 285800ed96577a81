import type { Regulation } from '~/pokedex/regulation';
import { findRegulation, regulationAt, regulationsOf } from '~/pokedex/regulations';
import { type EndingSeason, isNextRegulation, lastSeason } from '~/pokedex/seasons';
import type { FoundTournament } from './tournament.server';

type Played = Pick<FoundTournament, 'game' | 'regulation' | 'scheduledStartAt'>;

/** Texts are in locales: host.concerns. */
export interface SeasonRemark {
  /**
   * - regulationNext: another regulation is in force at the start.
   * - regulationAwaited: the tournament names the next one, which is not entered yet.
   * - regulationMissing: it names the last known one, which is over by then; the next one is not entered.
   * - regulationOver: the one it names is over by then, and no other one is awaited.
   */
  key: 'regulationNext' | 'regulationAwaited' | 'regulationMissing' | 'regulationOver';
  regulation?: Regulation;
}

/** A regulation that ended this lately was perhaps forgotten; an older one was chosen on purpose. */
const forgottenMs = 14 * 24 * 60 * 60_000;

/** Tournaments that start later than this after a season's end get no remark. */
const foreseenMs = 365 * 24 * 60 * 60_000;

export function seasonRemark(
  { game, regulation, scheduledStartAt }: Played,
  now: Date,
): SeasonRemark | undefined {
  const then = regulationAt(game, scheduledStartAt);
  if (isNextRegulation(regulation))
    return then ? { key: 'regulationNext', regulation: then } : { key: 'regulationAwaited' };
  const chosen = findRegulation(regulation ?? '');
  if (!chosen) return undefined;
  if (awaitedAfter(game, scheduledStartAt, now)?.id === chosen.id) return { key: 'regulationMissing' };
  if (!isInSeason(chosen, now) && !isInSeason(chosen, new Date(now.getTime() - forgottenMs)))
    return undefined;
  if (then && chosen.startsAt < then.startsAt) return { key: 'regulationNext', regulation: then };
  return isInSeason(chosen, scheduledStartAt) ? undefined : { key: 'regulationOver' };
}

/** @returns the last known season if it is over at `at` and that day has no regulation entered */
export function awaitedAfter(game: Regulation['game'], at: Date, now: Date): EndingSeason | undefined {
  const last = lastSeason(regulationsOf(game), now);
  const after = last ? at.getTime() - last.endsAt.getTime() : -1;
  return after >= 0 && after < foreseenMs && !regulationAt(game, at) ? last : undefined;
}

const isInSeason = ({ startsAt, endsAt }: Regulation, at: Date): boolean =>
  startsAt <= at && (endsAt === undefined || at < endsAt);
