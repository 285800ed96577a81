import { describe, expect, it } from 'vitest';
import type { HouseRules } from '~/pokedex/house-rules';
import type { Finding } from '~/sheets/legality/finding';
import type { PartialMember } from '~/sheets/team-sheet';
import { findingsOf, holding, knowing, of } from './judged';

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
