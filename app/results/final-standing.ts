import type { Translate } from '~/locales/i18n';
import type { MatchRecord } from './pasting/cells';
import type { Result } from './result';

/** A player's result in a tournament. Rank and record are independent: either may be unknown. */
export interface FinalStanding {
  rank: number | null;
  record: MatchRecord | null;
  dropped: boolean;
  disqualified: boolean;
}

export const standingOf = ({ wins, losses, ties, rank, outcome }: Result): FinalStanding => ({
  rank,
  record: wins === null || losses === null ? null : { wins, losses, ties },
  dropped: outcome === 'dropped',
  disqualified: outcome === 'disqualified',
});

/** Facts that decide how a place is called, such as ベスト8 or 9th. */
export interface PlaceNaming {
  players: number;
  /** As in the tournament's settings: 0 without a final bracket, null if the organizer has not said. */
  topCut: number | null;
  /** Whether third and fourth place are told apart. */
  hasThirdPlaceMatch: boolean;
}

const unnamed: PlaceNaming = { players: 0, topCut: null, hasThirdPlaceMatch: false };

const bracketFinishes = [
  [4, 'top4'],
  [8, 'top8'],
  [16, 'top16'],
  [32, 'top32'],
  [64, 'top64'],
] as const;

/**
 * Name of a place (winner, top 4 …). A place below second has one only in a bracket that the organizer has said there was.
 * @returns undefined for a plain place, and if the name would fit all players
 */
export function finishOf(rank: number | null, { players, topCut, hasThirdPlaceMatch }: PlaceNaming) {
  if (rank === null || rank < 1) return undefined;
  if (rank === 1) return players > 1 ? 'winner' : undefined;
  if (rank === 2) return players > 2 ? 'runnerUp' : undefined;
  if (rank <= 4 && hasThirdPlaceMatch) return undefined;
  const [size = 0, finish] = bracketFinishes.find(([size]) => rank <= size) ?? [];
  return size <= (topCut ?? 0) ? finish : undefined;
}

export function finishText(t: Translate, rank: number, naming: PlaceNaming): string {
  const finish = finishOf(rank, naming);
  return finish ? t(`results.finish.${finish}`) : t('shell.place', { count: rank, ordinal: true });
}

/** @returns undefined without a rank, and always for disqualified players */
export const placeText = (t: Translate, { rank, disqualified }: FinalStanding, naming: PlaceNaming) =>
  rank === null || disqualified ? undefined : finishText(t, rank, naming);

export function recordText(t: Translate, { wins, losses, ties }: MatchRecord): string {
  return ties > 0
    ? t('results.recordWithTies', { wins, losses, ties })
    : t('tournaments.detail.wins', { wins, losses });
}

export function endingText(t: Translate, { dropped, disqualified }: FinalStanding): string | undefined {
  if (disqualified) return t('results.disqualified');
  return dropped ? t('results.dropped') : undefined;
}

/** One line, such as `優勝 · 9勝1敗` or `3勝2敗 · ドロップ`; empty if nothing is known. */
export function standingText(t: Translate, standing: FinalStanding, naming = unnamed): string {
  const { record } = standing;
  const parts = [placeText(t, standing, naming), record && recordText(t, record), endingText(t, standing)];
  return parts.filter(Boolean).join(' · ');
}
