import type { Regulation } from '~/pokedex/regulation';
import { findRegulation, regulationAt, regulationsOf } from '~/pokedex/regulations';
import { type EndingSeason, isNextRegulation, lastSeason } from '~/pokedex/seasons';
import type { FoundTournament } from './tournament.server';

type Played = Pick<FoundTournament, 'game' | 'regulation' | 'scheduledStartAt'>;

/** Texts are in locales: host.concerns. */
export interface SeasonRemark {
  /**
   * - regulationNext: another regulation holds at the start.
   * - regulationAwaited: the tournament names the next one, which nobody has entered yet.
   * - regulationMissing: it names the last one that is known, which is over by then; the next one is not entered.
   * - regulationOver: the one it names is over by then, and no other one is awaited.
   */
  key: 'regulationNext' | 'regulationAwaited' | 'regulationMissing' | 'regulationOver';
  /** The other one, with regulationNext. */
  regulation?: Regulation;
}

/** One that was over only lately was perhaps forgotten; an older one was chosen on purpose. */
const forgottenMs = 14 * 24 * 60 * 60_000;

/** A tournament that starts later than this after the end of a season gets no remark. */
const foreseenMs = 365 * 24 * 60 * 60_000;

/** Finds what to tell about the regulation of a tournament. */
export function seasonRemark(
  { game, regulation, scheduledStartAt }: Played,
  now: Date,
): SeasonRemark | undefined {
  const then = regulationAt(game, scheduledStartAt);
  if (isNextRegulation(regulation))
    return then ? { key: 'regulationNext', regulation: then } : { key: 'regulationAwaited' };
  const named = findRegulation(regulation ?? '');
  if (!named) return undefined;
  if (awaitedAfter(game, scheduledStartAt, now)?.id === named.id) return { key: 'regulationMissing' };
  if (!isInSeason(named, now) && !isInSeason(named, new Date(now.getTime() - forgottenMs))) return undefined;
  if (then && named.startsAt < then.startsAt) return { key: 'regulationNext', regulation: then };
  return isInSeason(named, scheduledStartAt) ? undefined : { key: 'regulationOver' };
}

/** The last season that is known, where it is over by then and nobody has entered the regulation of that day. */
export function awaitedAfter(game: Regulation['game'], at: Date, now: Date): EndingSeason | undefined {
  const last = lastSeason(regulationsOf(game), now);
  const after = last ? at.getTime() - last.endsAt.getTime() : -1;
  return after >= 0 && after < foreseenMs && !regulationAt(game, at) ? last : undefined;
}

const isInSeason = ({ startsAt, endsAt }: Regulation, at: Date): boolean =>
  startsAt <= at && (endsAt === undefined || at < endsAt);
