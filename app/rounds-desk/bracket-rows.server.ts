import { bracketMatches } from '~/rounds/elimination';
import type { NewMatch } from '~/rounds/publish.server';

/** All matches of a bracket as rows to publish. Those who have a bye stand in the second round already. */
export const bracketRows = (slots: readonly (string | null)[], hasThird: boolean): NewMatch[] =>
  bracketMatches(slots, hasThird).map(({ round, place, a, b, result }) => ({
    ...{ round, place, seat: '' },
    a: a ?? (result ? b : null),
    b: result ? null : b,
    isBye: result !== null,
  }));
