import type { Translate } from '~/locales/i18n';
import type { MatchResult, Side } from './match';

/** A result from one side's view: 「勝ち 2–1」. */
export function resultText(t: Translate, { winner, gamesA, gamesB, isWalkover }: MatchResult, side: Side) {
  if (winner === 'tie' || winner === 'nobody') return t(`rounds.results.${winner}`);
  const hasWon = winner === side;
  if (isWalkover) return t(hasWon ? 'rounds.results.walkoverWon' : 'rounds.results.walkoverLost');
  if (gamesA === null || gamesB === null) return t(hasWon ? 'rounds.results.won' : 'rounds.results.lost');
  const score = side === 'a' ? `${gamesA}–${gamesB}` : `${gamesB}–${gamesA}`;
  return t(hasWon ? 'rounds.results.wonBy' : 'rounds.results.lostBy', { score });
}
