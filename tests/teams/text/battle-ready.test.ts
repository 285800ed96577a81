import { Teams } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { legalRules } from '~/pokedex/legal-rules';
import { findRegulation } from '~/pokedex/regulations';
import { isBattleReady, printBattleReady } from '~/teams/text/showdown';
import { oracleOf, partKnown } from '../../../bench/legality/oracle';
import { legalTeam, poolOf } from '../../../bench/legality/random-teams';
import { seeded } from '../../../bench/random';

async function problemsIn(regulation: string, text: string) {
  const team = Teams.import(text);
  const oracle = await oracleOf(regulation);
  if (!team || !oracle) throw new Error('no team, or no validator');
  return partKnown(oracle.problemsOf(team)).compared;
}

describe('a team to battle with on Showdown', () => {
  it.each(['sv-g', 'sv-i', 'sv-h', 'champions-m-a', 'champions-m-b'])(
    'is taken by its own validator: %s',
    async (id) => {
      const { game } = findRegulation(id) ?? { game: 'sv' };
      const pool = poolOf(legalRules({ game, regulation: id, speciesClause: true, houseRules: null }));
      const random = seeded(41);
      for (let at = 0; at < 40; at++) {
        const team = legalTeam(pool, random);
        expect(isBattleReady(team)).toBe(true);
        const text = printBattleReady(team);
        expect([text, await problemsIn(id, text)]).toEqual([text, []]);
      }
    },
  );
});
