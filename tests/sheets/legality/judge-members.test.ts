import { describe, expect, it } from 'vitest';
import type { HouseRules } from '~/pokedex/house-rules';
import type { TeamMember } from '~/pokedex/member';
import { factsIn } from '~/sheets/legality/facts';
import { findingPath } from '~/sheets/legality/finding';
import { judgeMembers } from '~/sheets/legality/judge-members';
import type { PartialMember } from '~/sheets/team-sheet';
import { legalTeam, poolOf } from '../../../bench/legality/random-teams';
import { pick, seeded } from '../../../bench/random';
import { holding, judged, knowing, of, rulesOf } from './judged';

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

  it.each([
    ['ogerpon', ['members[0].species', 'members[1].species']],
    ['ogerponwellspring', ['members[1].species']],
  ])('a restricted %s, which as a base counts in each form', (restricted, paths) => {
    const rules = { ...rulesOf('sv-f'), restricted: { limit: 0, forms: new Set([restricted]) } };
    const team = [of('ogerpon'), of('ogerponwellspring', { item: 'wellspringmask' }), of('garchomp')];
    const found = judgeMembers(team, { ...rules, speciesClause: false }, factsIn('sv'));
    expect(found.map(findingPath)).toEqual(paths);
  });

  it('the same item twice in the season to come too, but not where no season rules', () => {
    const two = [holding('garchomp', 'lifeorb'), holding('incineroar', 'lifeorb'), of('garchomp')];
    expect(judged('champions-next', two)).toEqual([
      'members[1].item itemTwice',
      'members[2].species speciesTwice',
    ]);
    expect(judged('champions-free', two)).toEqual(['members[2].species speciesTwice']);
    expect(judged('champions-free', two, { itemClause: true }, false)).toEqual(['members[1].item itemTwice']);
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

it('a regulation may teach a species one move, and take one from it, and leaves the others as they are', () => {
  const set = (key: string) => new Map([['garchomp', new Set([key])]]);
  const unknown = new Set<string>();
  const moves = { add: set('spore'), remove: set('earthquake'), unknown, certain: true };
  const rules = { ...rulesOf('sv-i'), moves };
  const wrong = (species: string, ...known: string[]) =>
    judgeMembers([knowing(species, ...known)], rules, factsIn('sv')).map(findingPath);
  expect(wrong('garchomp', 'spore', 'protect')).toEqual([]);
  expect(wrong('garchomp', 'earthquake', 'protect')).toEqual(['members[0].moves[0]']);
  expect(wrong('garchomp', 'spore', 'fakeout')).toEqual(['members[0].moves[1]']);
  expect(wrong('incineroar', 'fakeout', 'spore')).toEqual(['members[0].moves[1]']);
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
