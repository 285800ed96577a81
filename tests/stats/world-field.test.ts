import { describe, expect, it } from 'vitest';
import { legalRules } from '~/pokedex/legal-rules';
import { natureNames } from '~/pokedex/nature-names';
import { factsIn } from '~/sheets/legality/facts';
import { findingId } from '~/sheets/legality/finding';
import { judgeMembers } from '~/sheets/legality/judge-members';
import { fieldTeams } from '../world-field';

describe('the field of the demo', () => {
  it('is of teams that its regulation has nothing against', () => {
    const tournament = { regulation: 'champions-m-c', speciesClause: true, houseRules: null };
    const rules = legalRules({ ...tournament, game: 'champions' });
    const wrong = fieldTeams(64).flatMap((six) => [
      ...judgeMembers(six, rules, factsIn('champions')).map(findingId),
      ...six.flatMap(({ statAlignment = '' }) =>
        Object.hasOwn(natureNames, statAlignment) ? [] : [statAlignment],
      ),
    ]);
    expect([...new Set(wrong)]).toEqual([]);
  });
});
