import { describe, expect, it } from 'vitest';
import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import { legalRules } from '~/pokedex/legal-rules';
import { factsIn } from '~/sheets/legality/facts';
import { findingPath } from '~/sheets/legality/finding';
import { judgeMembers } from '~/sheets/legality/judge-members';
import type { PartialMember } from '~/sheets/team-sheet';

function judged(
  regulation: string,
  members: PartialMember[],
  houseRules: HouseRules = {},
  speciesClause = true,
) {
  const game = regulation.split('-')[0] as Game;
  const id = regulation.endsWith('-free') ? null : regulation;
  const rules = legalRules({ game, regulation: id, speciesClause, houseRules });
  return judgeMembers(members, rules, factsIn(game)).map(
    (finding) => `${findingPath(finding)} ${finding.kind}${finding.certainty === 'likely' ? '?' : ''}`,
  );
}

const of = (species: string, more: Partial<PartialMember> = {}): PartialMember => ({ species, ...more });
const holding = (species: string, item: string) => of(species, { item });
const knowing = (species: string, ...moves: string[]) => of(species, { moves });

describe('what a regulation does not allow', () => {
  it.each<[string, PartialMember, string[]]>([
    ['champions-m-c', of('koraidon'), ['members[0].species notInGame']],
    ['champions-m-b', of('salamence'), ['members[0].species notAllowed']],
    ['champions-m-c', of('salamence'), []],
    ['sv-i', of('aegislash'), ['members[0].species notInGame']],
    ['sv-i', of('mew'), ['members[0].species notAllowed']],
    ['sv-h', of('fluttermane'), ['members[0].species notAllowed']],
    ['sv-free', of('aegislash'), ['members[0].species notInGame']],
    ['sv-free', of('mew'), []],
    ['champions-m-c', holding('garchomp', 'lifeorb'), []],
    [
      'champions-m-b',
      holding('salamence', 'salamencite'),
      ['members[0].species notAllowed', 'members[0].item itemNotAllowed'],
    ],
    ['sv-i', holding('garchomp', 'garchompite'), ['members[0].item itemNotAllowed']],
    ['champions-m-c', holding('garchomp', 'salamencite'), ['members[0].item stoneOfOther']],
    ['champions-m-c', holding('slowbrogalar', 'slowbronite'), ['members[0].item stoneOfOther']],
    ['champions-m-c', holding('charizard', 'charizarditey'), []],
    ['sv-i', holding('zaciancrowned', 'leftovers'), ['members[0].item itemNeeded']],
    ['sv-i', holding('zacian', 'rustedsword'), ['members[0].item itemMakesForm']],
    ['sv-f', holding('ogerpon', 'wellspringmask'), ['members[0].item itemMakesForm']],
    ['sv-f', holding('ogerponwellspring', 'wellspringmask'), []],
    ['sv-i', holding('giratina', 'griseouscore'), ['members[0].item itemMakesForm']],
    ['sv-j', holding('arceusfire', 'splashplate'), ['members[0].item itemMakesForm']],
    ['sv-i', of('incineroar', { ability: 'levitate' }), ['members[0].ability abilityImpossible']],
    ['sv-i', of('greninja', { ability: 'battlebond' }), ['members[0].ability abilityImpossible']],
    // Of what came with M-C we know less.
    ['champions-m-c', of('salamence', { ability: 'levitate' }), ['members[0].ability abilityImpossible?']],
    ['champions-m-c', knowing('salamence', 'spore'), []],
    ['champions-m-b', knowing('incineroar', 'knockoff', 'fakeout'), ['members[0].moves[0] moveImpossible']],
    ['champions-m-c', knowing('incineroar', 'knockoff', 'fakeout'), ['members[0].moves[0] moveImpossible?']],
    ['sv-i', knowing('incineroar', 'fakeout', 'knockoff'), []],
    ['sv-free', knowing('garchomp', 'spore'), ['members[0].moves[0] moveImpossible?']],
    ['sv-f', of('ogerpon', { teraType: 'fire' }), ['members[0].teraType teraImpossible']],
    ['sv-f', of('incineroar', { teraType: 'stellar' }), []],
    [
      'sv-j',
      knowing('keldeoresolute', 'surf', 'protect', 'icywind', 'aquajet'),
      ['members[0].moves[3] moveNeeded'],
    ],
    // What is blank or nobody knows yet is no offence.
    ['sv-i', of('zaciancrowned'), []],
    [
      'champions-m-c',
      of('メガフラエッテＥ', { item: 'ルカリオナイトＱ', moves: ['ひみつのわざ'], ability: 'なぞ' }),
      [],
    ],
    // Where no list is known our own table of the game may be late.
    ['champions-m-z', of('koraidon', { item: 'lifeorb' }), ['members[0].species notInGame?']],
    ['champions-free', of('heatran'), ['members[0].species notInGame?']],
    ['champions-next', of('heatran', { item: 'heatranite' }), ['members[0].species notInGame?']],
    ['champions-next', of('incineroar', { ability: 'levitate' }), ['members[0].ability abilityImpossible?']],
    ['champions-next', knowing('incineroar', 'nightmare'), ['members[0].moves[0] moveImpossible?']],
  ])('%s %j: %j', (regulation, member, expected) => {
    expect(judged(regulation, [member])).toEqual(expected);
  });

  it('more restricted Pokémon than may be together, at each that is one too many', () => {
    const three = [of('koraidon'), of('incineroar'), of('miraidon'), of('calyrexshadow')];
    expect(judged('sv-i', three)).toEqual(['members[3].species tooManyRestricted']);
    expect(judged('sv-g', three)).toEqual([
      'members[2].species tooManyRestricted',
      'members[3].species tooManyRestricted',
    ]);
    expect(judged('sv-i', three, { restrictedLimit: 3 })).toEqual([]);
    expect(judged('sv-j', [of('mew'), of('koraidon'), of('arceusfire')])).toEqual([
      'members[2].species tooManyRestricted',
    ]);
  });

  it('the same twice: forms are one species', () => {
    const twice = [
      holding('ogerpon', 'leftovers'),
      holding('ogerponwellspring', 'wellspringmask'),
      holding('garchomp', 'leftovers'),
    ];
    expect(judged('sv-f', twice)).toEqual(['members[1].species speciesTwice', 'members[2].item itemTwice']);
    expect(judged('sv-f', twice, { itemClause: false }, false)).toEqual([]);
  });
});

describe('what an organizer changes', () => {
  it.each<[HouseRules, PartialMember, string[]]>([
    [{ ban: { species: ['garchomp'] } }, of('garchomp'), ['members[0].species banned']],
    [{ ban: { items: ['leftovers'] } }, holding('garchomp', 'leftovers'), ['members[0].item itemBanned']],
    [
      { ban: { moves: ['earthquake'] } },
      knowing('garchomp', 'protect', 'earthquake'),
      ['members[0].moves[1] moveBanned'],
    ],
    [{ allow: { species: ['koraidon'] } }, of('koraidon'), []],
    [{ allow: { items: ['abilityshield'] } }, holding('garchomp', 'abilityshield'), []],
    [{ allow: { moves: ['spore'] } }, knowing('garchomp', 'spore'), []],
    [{ types: ['fire', 'water'] }, of('garchomp'), ['members[0].species wrongType']],
    [{ types: ['fire', 'dragon'] }, of('garchomp'), []],
  ])('%j %j: %j', (houseRules, member, expected) => {
    expect(judged('champions-m-b', [member], houseRules)).toEqual(expected);
  });
});
