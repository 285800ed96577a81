import { describe, expect, test } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { allowedIn } from '~/pokedex/allowed';
import { itemNames } from '~/pokedex/item-names';
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
    expect(suggestNames(speciesNames, written, { aliases: speciesAliases })[0]).toBe(key);
  });

  test('what the species can have comes first, and alone while nothing is written', () => {
    expect(suggestNames(moveNames, 'じ', { first: ['jetpunch', 'earthquake'] })[0]).toBe('earthquake');
    expect(suggestNames(abilityNames, ' ', { first: ['sandveil', 'roughskin'] })).toEqual([
      'sandveil',
      'roughskin',
    ]);
    expect(suggestNames(abilityNames, '')).toEqual([]);
  });

  describe('of a tournament', () => {
    const { species, items } = allowedIn('champions', 'champions-m-a');
    const suggested = (written: string) =>
      suggestNames(speciesNames, written, { aliases: speciesAliases, allowed: species });

    test('what its regulation allows comes first, all else behind', () => {
      for (const written of ['ラ', 'メタ', 'ガル', 'pi', 'フ']) {
        const places = suggested(written).map((key) => species?.has(key));
        expect(places, written).toContain(true);
        expect(places, written).toEqual([...places].sort((a, b) => Number(b) - Number(a)));
      }
      expect(suggested('コライドン')).toEqual(['koraidon']);
      expect(suggested('ナット')[0]).toBe('ferrothorn');
    });

    test('what is written in full stays in front, also where it is not allowed', () => {
      expect(species?.has('mew')).toBe(false);
      for (const written of ['ミュウ', 'mew']) expect(suggested(written)[0]).toBe('mew');
    });

    test('nothing is offered while nothing is written', () => {
      expect(suggested('')).toEqual([]);
    });

    test('its items too', () => {
      const found = suggestNames(itemNames, 'ナイト', { allowed: items });
      expect(found).toHaveLength(8);
      expect(found.filter((key) => !items?.has(key))).toEqual([]);
    });
  });

  test('no more than a phone can show', () => {
    expect(suggestNames(moveNames, 'か')).toHaveLength(8);
  });
});
