import { Learnsets } from '@pkmn/mods/champions';
import { describe, expect, test } from 'vitest';
import { canLearn, learnableMoves, learnset } from '~/pokedex/learnsets';
import { moveNames } from '~/pokedex/move-names';
import { baseOf, isMega, speciesKeys, traitsOf } from '~/pokedex/species';

const inChampions = speciesKeys().filter((key) => traitsOf(key)?.games.includes('champions') && !isMega(key));
const sorted = (moves: Iterable<string>) => [...moves].sort();

describe('in Pokémon Champions', () => {
  test('each species learns what the table of the field says, letter for letter', () => {
    for (const key of inChampions) {
      const own = Learnsets[key]?.learnset ?? Learnsets[baseOf(key)]?.learnset;
      const ours = learnset(key, 'champions');
      expect(ours && sorted(ours), key).toEqual(own && sorted(Object.keys(own)));
    }
  });

  test('of what M-C brought nothing is known, which is no verdict', () => {
    const unknown = new Set(inChampions.filter((key) => !learnset(key, 'champions')).map(baseOf));
    expect(sorted(unknown)).toEqual(
      [
        ...[
          'arboliva',
          'baxcalibur',
          'cinderace',
          'farfetchd',
          'gogoat',
          'golisopod',
          'grapploct',
          'indeedee',
        ],
        ...['inteleon', 'mabosstiff', 'mrmime', 'pawmot', 'perrserker', 'persian', 'pincurchin', 'rillaboom'],
        ...['salamence', 'sirfetchd', 'squawkabilly', 'swalot', 'thievul', 'toxtricity', 'wigglytuff'],
      ].sort(),
    );
  });

  test('every move has its name', () => {
    for (const key of inChampions)
      for (const move of learnset(key, 'champions') ?? []) expect(moveNames[move], move).toBeDefined();
  });
});

test('Scarlet/Violet says nothing of who is not in it', () => {
  expect(learnset('chesnaught', 'sv')).toBeDefined();
  expect(learnset('aegislash', 'sv')).toBeUndefined();
  expect(learnset('nobody', 'sv')).toBeUndefined();
});

test('an image may show what either game lets a species learn', () => {
  for (const key of ['incineroar', 'aegislash', 'koraidon', 'golisopod'])
    for (const game of ['sv', 'champions'] as const)
      for (const move of learnset(key, game) ?? []) {
        expect(canLearn(key, move)).toBe(true);
        expect(learnableMoves(key)).toContain(move);
      }
});
