import { type FinalStanding, finishOf, type PlaceNaming } from './final-standing';

interface Row extends Pick<FinalStanding, 'rank'>, Partial<Pick<FinalStanding, 'disqualified'>> {
  displayName: string;
}

/** The places of public standings, best first, and who alone is first or second. */
export function podiumOf<R extends Row>({ rows, naming }: { rows: readonly R[]; naming: PlaceNaming }) {
  const best = rows.flatMap((row) =>
    row.rank === null || row.disqualified ? [] : [{ ...row, rank: row.rank }],
  );
  const only = (finish: 'winner' | 'runnerUp') => {
    const found = best.filter(({ rank }) => finishOf(rank, naming) === finish);
    return found.length === 1 ? found[0] : undefined;
  };
  return { best, winner: only('winner'), runnerUp: only('runnerUp') };
}
