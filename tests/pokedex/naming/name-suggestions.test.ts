import { describe, expect, test } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { moveNames } from '~/pokedex/move-names';
import { suggestNames } from '~/pokedex/naming/name-suggestions';
import { speciesNames } from '~/pokedex/species-names';

describe('suggestions while a name is written', () => {
  test.each([
    ['ガブリ', 'garchomp'],
    ['がぶり', 'garchomp'],
    ['gaburi', 'garchomp'],
    ['GARCH', 'garchomp'],
    ['ガブリアヌ', 'garchomp'],
    ['霊獣ランド', 'landorustherian'],
    ['いどのめん', 'ogerponwellspring'],
    ['%%%', undefined],
  ])('%s', (written, key) => {
    expect(suggestNames(speciesNames, written)[0]).toBe(key);
  });

  test('what the species can have comes first, and alone while nothing is written', () => {
    expect(suggestNames(moveNames, 'じ', ['jetpunch', 'earthquake'])[0]).toBe('earthquake');
    expect(suggestNames(abilityNames, ' ', ['sandveil', 'roughskin'])).toEqual(['sandveil', 'roughskin']);
    expect(suggestNames(abilityNames, '')).toEqual([]);
  });

  test('no more than a phone can show', () => {
    expect(suggestNames(moveNames, 'か')).toHaveLength(8);
  });
});
