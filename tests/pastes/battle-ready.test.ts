import { Teams } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { isBattleReady, printBattleReady, printShowdown, printSpecies } from '~/pastes/showdown';
import { legalRules } from '~/pokedex/legal-rules';
import { findRegulation } from '~/pokedex/regulations';
import { factsIn } from '~/sheets/legality/facts';
import { judgeMembers } from '~/sheets/legality/judge-members';
import { oracleOf, partKnown } from '../../bench/legality/oracle';
import { legalTeam, poolOf } from '../../bench/legality/random-teams';
import { seeded } from '../../bench/random';
import { endedTeams } from '../world-teams';

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

  it('is so of the demo’s teams which the rules have nothing against', async () => {
    const rules = legalRules({ game: 'sv', regulation: 'sv-i', speciesClause: true, houseRules: null });
    const ready = endedTeams
      .map(({ members }) => [...members])
      .filter((team) => isBattleReady(team) && judgeMembers(team, rules, factsIn('sv')).length === 0);
    expect(ready.length).toBeGreaterThan(2);
    for (const team of ready) {
      const text = printBattleReady(team);
      expect([text, await problemsIn('sv-i', text)]).toEqual([text, []]);
      // What the sheet alone says is not enough there.
      expect((await problemsIn('sv-i', printShowdown(team))).join()).toMatch(/EV/);
    }
  });

  it('is none where a sheet leaves an ability or the moves open, or has a name that nobody knows', () => {
    const whole = { species: 'garchomp', ability: 'roughskin', moves: ['protect'] };
    expect(isBattleReady([whole])).toBe(true);
    for (const change of [{ ability: undefined }, { moves: [] }, { moves: undefined }, { item: '*New Item' }])
      expect(isBattleReady([{ ...whole, ...change }])).toBe(false);
  });

  it('tells of a closed sheet the names alone', () => {
    const { members } = endedTeams[0] ?? { members: [] };
    const text = printSpecies(members);
    expect(Teams.import(text)?.map(({ species }) => species)).toHaveLength(6);
    expect(text).not.toMatch(/@|:|- /);
  });
});
