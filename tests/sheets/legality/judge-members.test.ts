import { describe, expect, it } from 'vitest';
import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import { legalRules } from '~/pokedex/legal-rules';
import type { TeamMember } from '~/pokedex/member';
import { factsIn } from '~/sheets/legality/facts';
import { type Finding, findingPath } from '~/sheets/legality/finding';
import { judgeMembers } from '~/sheets/legality/judge-members';
import type { PartialMember } from '~/sheets/team-sheet';
import { legalTeam, poolOf } from '../../../bench/legality/random-teams';
import { pick, seeded } from '../../../bench/random';

function rulesOf(regulation: string, houseRules: HouseRules = {}, speciesClause = true) {
  const game = regulation.split('-')[0] as Game;
  const id = regulation.endsWith('-free') ? null : regulation;
  return legalRules({ game, regulation: id, speciesClause, houseRules });
}

function findingsOf(members: PartialMember[], ...given: Parameters<typeof rulesOf>) {
  const rules = rulesOf(...given);
  return judgeMembers(members, rules, factsIn(rules.game));
}

const judged = (
  regulation: string,
  members: PartialMember[],
  houseRules: HouseRules = {},
  speciesClause = true,
) =>
  findingsOf(members, regulation, houseRules, speciesClause).map(
    (finding) => `${findingPath(finding)} ${finding.kind}${finding.certainty === 'likely' ? '?' : ''}`,
  );

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
    ['sv-f', of('ogerpon', { teraType: 'grass' }), []],
    // A form that an ability makes is forbidden like any other, and the ability only where its form is.
    ['sv-i', of('greninjabond', { ability: 'battlebond' }), ['members[0].species notAllowed']],
    ['sv-free', of('greninja', { ability: 'battlebond' }), []],
    // An impossible move is told once, at its first place.
    ['sv-i', knowing('garchomp', '', 'spore', 'spore', 'Foomon'), ['members[0].moves[1] moveImpossible']],
    [
      'sv-j',
      knowing('keldeoresolute', 'surf', 'protect', 'icywind', 'aquajet'),
      ['members[0].moves[3] moveNeeded'],
    ],
    ['sv-j', knowing('keldeoresolute', 'surf', 'protect', 'icywind', ''), []],
    ['sv-j', knowing('keldeoresolute', 'surf', 'protect', 'icywind', 'secretsword'), []],
    // What is blank or nobody knows yet is no offence.
    ['champions-m-c', of('Foomon', { item: 'salamencite', ability: 'levitate', moves: ['spore'] }), []],
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

  it('restricted Pokémon in another form, which count too', () => {
    const three = [of('zaciancrowned', { item: 'rustedsword' }), of('koraidon'), of('necrozmaduskmane')];
    expect(judged('sv-i', three)).toEqual(['members[2].species tooManyRestricted']);
    expect(judged('sv-i', [of('Foomon'), {}, ...three])).toEqual(['members[4].species tooManyRestricted']);
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

describe('a team that is drawn by the rules', () => {
  it.each(['champions-m-b', 'champions-m-c', 'sv-f', 'sv-i', 'sv-j'])('%s is right', (regulation) => {
    const { species, ...pool } = poolOf(rulesOf(regulation));
    const isWhole = (key: string) => !pool.rules.moves?.remove.has(key);
    const random = seeded(20261129);
    for (let at = 0; at < 50; at++) {
      const team = legalTeam({ ...pool, species: species.filter(isWhole) }, random);
      expect([team, judged(regulation, team)]).toEqual([team, []]);
      // One wrong move is told alone.
      const [first, ...others] = team as [TeamMember, ...TeamMember[]];
      const moves = first.moves ?? [];
      const spoilt = { ...first, moves: moves.with(-1, 'sketch') };
      if (first.species === 'smeargle') continue;
      const found = judged(regulation, [...others, spoilt]).map((finding) => finding.replace('?', ''));
      expect([spoilt, found]).toEqual([spoilt, [`members[5].moves[${moves.length - 1}] moveImpossible`]]);
    }
  });

  it('is right with blanks and names that we lack', () => {
    const random = seeded(20261130);
    const pool = poolOf(rulesOf('sv-i'));
    for (let at = 0; at < 50; at++) {
      const team: PartialMember[] = legalTeam(pool, random);
      const fields = ['species', 'ability', 'item', 'moves', 'teraType'] as const;
      const partial = team.map((member, slot) => {
        const field = pick(random, fields);
        const value = pick(random, [undefined, field === 'moves' ? ['', 'Foomon'] : `Foomon ${slot}`]);
        return { ...member, [field]: value };
      });
      // An item that makes a form is needed by it.
      const found = judged('sv-i', partial).filter((finding) => !/itemNeeded|teraImpossible/.test(finding));
      expect([partial, found]).toEqual([partial, []]);
    }
  });
});

describe('a finding', () => {
  it.each<[string, PartialMember[], HouseRules, Pick<Finding, 'kind' | 'about'>]>([
    ['sv-i', [of('aegislash')], {}, { kind: 'notInGame', about: { species: 'aegislash' } }],
    ['sv-i', [of('mew')], {}, { kind: 'notAllowed', about: { species: 'mew' } }],
    ['sv-i', [of('abra')], { ban: { species: ['abra'] } }, { kind: 'banned', about: { species: 'abra' } }],
    ['sv-i', [of('garchomp')], { types: ['fire'] }, { kind: 'wrongType', about: { species: 'garchomp' } }],
    [
      'sv-i',
      [of('koraidon'), of('miraidon')],
      { restrictedLimit: 1 },
      { kind: 'tooManyRestricted', about: { species: 'miraidon', limit: 1 } },
    ],
    [
      'sv-f',
      [of('garchomp'), of('ogerpon'), holding('ogerponwellspring', 'wellspringmask')],
      {},
      { kind: 'speciesTwice', about: { species: 'ogerponwellspring', slot: 2 } },
    ],
    [
      'sv-i',
      [of('pikachu'), holding('garchomp', 'lifeorb'), holding('incineroar', 'lifeorb')],
      {},
      { kind: 'itemTwice', about: { item: 'lifeorb', slot: 2 } },
    ],
    [
      'sv-i',
      [holding('garchomp', 'lifeorb')],
      { ban: { items: ['lifeorb'] } },
      { kind: 'itemBanned', about: { item: 'lifeorb' } },
    ],
    [
      'sv-i',
      [holding('garchomp', 'garchompite')],
      {},
      { kind: 'itemNotAllowed', about: { item: 'garchompite' } },
    ],
    [
      'champions-m-c',
      [holding('garchomp', 'salamencite')],
      {},
      { kind: 'stoneOfOther', about: { item: 'salamencite', species: 'garchomp' } },
    ],
    [
      'sv-i',
      [holding('zacian', 'rustedsword')],
      {},
      { kind: 'itemMakesForm', about: { item: 'rustedsword', species: 'zaciancrowned' } },
    ],
    [
      'sv-i',
      [holding('zaciancrowned', 'leftovers')],
      {},
      { kind: 'itemNeeded', about: { item: 'rustedsword', species: 'zaciancrowned' } },
    ],
    [
      'sv-i',
      [of('incineroar', { ability: 'levitate' })],
      {},
      { kind: 'abilityImpossible', about: { species: 'incineroar', ability: 'levitate' } },
    ],
    [
      'sv-i',
      [of('greninja', { ability: 'battlebond' })],
      {},
      { kind: 'abilityImpossible', about: { species: 'greninja', ability: 'battlebond' } },
    ],
    [
      'sv-i',
      [knowing('garchomp', 'spore')],
      {},
      { kind: 'moveImpossible', about: { species: 'garchomp', move: 'spore' } },
    ],
    [
      'sv-i',
      [knowing('garchomp', 'earthquake')],
      { ban: { moves: ['earthquake'] } },
      { kind: 'moveBanned', about: { move: 'earthquake' } },
    ],
    [
      'sv-j',
      [knowing('keldeoresolute', 'surf', 'protect', 'icywind', 'aquajet')],
      {},
      { kind: 'moveNeeded', about: { species: 'keldeoresolute', move: 'secretsword' } },
    ],
    [
      'sv-f',
      [of('ogerpon', { teraType: 'fire' })],
      {},
      { kind: 'teraImpossible', about: { species: 'ogerpon', type: 'grass' } },
    ],
  ])('of %s, %j: names what its text says', (regulation, members, houseRules, finding) => {
    expect(findingsOf(members, regulation, houseRules)).toEqual([
      { slot: members.length - 1, field: expect.any(String), certainty: 'certain', ...finding },
    ]);
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
    [
      { ban: { moves: ['earthquake'] } },
      knowing('garchomp', 'earthquake'),
      ['members[0].moves[0] moveBanned'],
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
