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

const finishes = [
  [1, 'winner'],
  [2, 'runnerUp'],
  [4, 'top4'],
  [8, 'top8'],
  [16, 'top16'],
] as const;

/**
 * Name of a place (winner, top 4 …).
 * @returns undefined below 16th, and if the name would fit all players, or all but one of them
 */
export function finishOf(rank: number | null, players: number) {
  const [best, finish] = finishes.find(([best]) => rank !== null && rank > 0 && rank <= best) ?? [];
  return best !== undefined && players > best + (best > 2 ? 1 : 0) ? finish : undefined;
}

/** "優勝", "ベスト4" or "17位". */
export function finishText(t: Translate, rank: number, players: number): string {
  const finish = finishOf(rank, players);
  return finish ? t(`results.finish.${finish}`) : t('shell.place', { count: rank, ordinal: true });
}

/** @returns undefined without a rank, and always for disqualified players */
export const placeText = (t: Translate, { rank, disqualified }: FinalStanding, players: number) =>
  rank === null || disqualified ? undefined : finishText(t, rank, players);

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
export function standingText(t: Translate, standing: FinalStanding, players = 0): string {
  const { record } = standing;
  const parts = [placeText(t, standing, players), record && recordText(t, record), endingText(t, standing)];
  return parts.filter(Boolean).join(' · ');
}
