import type { CopiedLine } from '~/copied/table';
import { quoted, type StandingProblem } from './standing-problem';

export interface Share {
  line: CopiedLine;
  from: number;
  to: number;
}

/** Ranges of places that more players share than there are places. */
export function crowded(shares: readonly Share[]): StandingProblem[] {
  const ranges = new Map(shares.filter(({ from, to }) => to > from).map((share) => [share.from, share.to]));
  return [...ranges].flatMap(([from, to]) => {
    const within = shares.filter((share) => share.from >= from && share.from <= to);
    return within.length > to - from + 1
      ? within.map(({ line }) => ({ ...quoted(line), reason: 'crowded' as const }))
      : [];
  });
}

/** First places behind others: of a second division, most likely. */
export function firstAgain(shares: readonly Share[]): StandingProblem[] {
  const start = shares.findIndex(({ from }) => from > 1);
  const hasFirst = shares.slice(0, Math.max(0, start)).some(({ from }) => from === 1);
  const again = hasFirst ? shares.slice(start).filter(({ from }) => from === 1) : [];
  return again.map(({ line }) => ({ ...quoted(line), reason: 'firstAgain' }));
}

/** Places that nobody has, though somebody is behind them. */
export function gapsIn(ranks: readonly number[]) {
  const gaps: { from: number; to: number }[] = [];
  const count = new Map<number, number>();
  for (const rank of ranks) count.set(rank, (count.get(rank) ?? 0) + 1);
  let next = 1;
  for (const [rank, players] of [...count].sort(([one], [other]) => one - other)) {
    if (rank > next) gaps.push({ from: next, to: rank - 1 });
    next = Math.max(next, rank + players);
  }
  return gaps;
}
