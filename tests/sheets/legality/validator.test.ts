import { expect, it } from 'vitest';
import { legalRules } from '~/pokedex/legal-rules';
import { factsIn } from '~/sheets/legality/facts';
import { judgeMembers } from '~/sheets/legality/judge-members';
import { oracleOf, ourKinds, partKnown, setsOf, theirKinds } from '../../../bench/legality/oracle';
import { legalTeam, poolOf, type Violation, violations } from '../../../bench/legality/random-teams';
import { seeded } from '../../../bench/random';

// The field's own validator judges the same teams; `npm run bench:legality` asks it about 2,000 of each regulation.
it.each([
  ['champions-m-b', 'champions'],
  ['sv-i', 'sv'],
] as const)(
  'of teams of %s the field’s validator finds the same',
  async (regulation, game) => {
    const oracle = await oracleOf(regulation);
    const rules = legalRules({ game, regulation, speciesClause: true, houseRules: null });
    const random = seeded(20261122);
    const kinds = Object.keys(violations) as Violation[];
    const pool = poolOf(rules);
    const found = new Set<string>();
    for (let at = 0; at < 60; at++) {
      const legal = legalTeam(pool, random);
      const kind = kinds[at % kinds.length] as Violation;
      const spoilt = violations[kind](legal, pool, random);
      const theirs = (team: typeof legal) =>
        theirKinds(partKnown(oracle?.problemsOf(setsOf(team)) ?? ['no oracle']).compared);
      const ours = (team: typeof legal) => ourKinds(judgeMembers(team, rules, factsIn(game)));
      expect([...ours(legal)], JSON.stringify(legal)).toEqual([...theirs(legal)]);
      if (!spoilt) continue;
      expect(ours(spoilt).has(kind), `${kind} ${JSON.stringify(spoilt)}`).toBe(theirs(spoilt).has(kind));
      if (ours(spoilt).has(kind)) found.add(kind);
    }
    expect(found.size).toBeGreaterThanOrEqual(6);
  },
  60_000,
);
