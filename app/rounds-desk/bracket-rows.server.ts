import { bracketMatches } from '~/rounds/elimination';
import type { NewMatch } from '~/rounds/publish-plan';

/**
 * All matches of a bracket as rows to publish, with tables counted from 1 in each round. Those who have a bye stand in the
 * second round already, and have no table in the first.
 */
export function bracketRows(slots: readonly (string | null)[], hasThird: boolean): NewMatch[] {
  const tables = new Map<number, number>();
  return bracketMatches(slots, hasThird).map(({ round, place, a, b, result }) => {
    const isBye = result !== null;
    const table = (tables.get(round) ?? 0) + (isBye ? 0 : 1);
    tables.set(round, table);
    return {
      ...{ round, place, isBye, seat: isBye ? '' : String(table) },
      a: a ?? (isBye ? b : null),
      b: isBye ? null : b,
    };
  });
}
