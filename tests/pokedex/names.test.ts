import { describe, expect, test } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import {
  bracketedIn,
  type Dictionary,
  findAllByName,
  findByName,
  foldName,
  nameOf,
  plainName,
} from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { baseOf, isMega, speciesKeys } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';

const dictionaries: Record<string, Dictionary> = {
  species: speciesNames,
  abilities: abilityNames,
  moves: moveNames,
  items: itemNames,
  natures: natureNames,
  types: typeNames,
};

describe.each(Object.keys(dictionaries))('the dictionary of %s', (kind) => {
  const dictionary = dictionaries[kind] as Dictionary;
  const entries = Object.entries(dictionary);

  test('has an id and two written names on each line', () => {
    for (const [key, { ja, en }] of entries) {
      expect(key).toMatch(/^[a-z0-9]+$/);
      expect(ja, key).toMatch(/^[ぁ-ゖァ-ヺー・（）０-９Ａ-Ｚ♀♂％：種]+$/);
      expect(en, key).toMatch(/^[A-Za-z0-9é’'.,:%()♀♂ -]+$/);
    }
  });

  test('has no twins, but for the abilities that the game itself writes alike', () => {
    for (const locale of ['ja', 'en'] as const) {
      const seen = new Map<string, string>();
      for (const [key, names] of entries) {
        const folded = foldName(names[locale]);
        const twin = seen.get(folded);
        if (twin && !(kind === 'abilities' && /^(asone|embodyaspect)/.test(key))) {
          expect.fail(`${key} is written like ${twin}: ${names[locale]}`);
        }
        seen.set(folded, key);
      }
    }
  });

  test('finds each thing by either name', () => {
    for (const [key, { ja, en }] of entries) {
      expect(findAllByName(dictionary, ja)).toContain(key);
      expect(findAllByName(dictionary, en)).toContain(key);
    }
  });
});

describe('finding by name', () => {
  test.each<[string, string, string | undefined]>([
    ['species', 'ガブリアス', 'garchomp'],
    ['species', 'がぶりあす', 'garchomp'],
    ['species', 'ｶﾞﾌﾞﾘｱｽ', 'garchomp'],
    ['species', ' GARCHOMP ', 'garchomp'],
    ['species', 'オーガポン(いどのめん)', 'ogerponwellspring'],
    ['species', 'ogerpon wellspring', 'ogerponwellspring'],
    ['species', 'flabebe', 'flabebe'],
    ['species', 'Arceus-Bird', undefined],
    ['species', 'ポリゴンZ', 'porygonz'],
    ['moves', '10まんボルト', 'thunderbolt'],
    ['moves', 'U-turn', 'uturn'],
    ['moves', 'ひけん･ちえなみ', 'ceaselessedge'],
    ['moves', 'ＤＤラリアット', 'darkestlariat'],
    ['items', "King's Rock", 'kingsrock'],
    ['items', 'リザードナイトX', 'charizarditex'],
    ['items', 'スーパ-ボ-ル', 'greatball'],
    ['natures', 'いじっぱり', 'adamant'],
    ['types', 'ステラ', 'stellar'],
    ['abilities', '', undefined],
  ])('%s: %s', (kind, text, key) => {
    expect(findByName(dictionaries[kind] as Dictionary, text)).toBe(key);
  });

  test('a name that means several things gives them all', () => {
    expect(findByName(speciesNames, 'ランドロス')).toBeUndefined();
    expect(findAllByName(speciesNames, 'ランドロス')).toEqual(['landorus', 'landorustherian']);
    expect(findAllByName(abilityNames, 'じんばいったい')).toEqual(['asoneglastrier', 'asonespectrier']);
    expect(findAllByName(abilityNames, 'As One')).toEqual(['asoneglastrier', 'asonespectrier']);
  });

  test('shows an unknown key as it is', () => {
    expect(nameOf(speciesNames, 'garchomp', 'ja')).toBe('ガブリアス');
    expect(nameOf(speciesNames, 'missingno', 'ja')).toBe('missingno');
    expect(plainName('バスラオ（あおすじのすがた）')).toBe('バスラオ');
  });
});

test('every form stands in brackets, in both languages, so that pages can set it apart', () => {
  const fused = speciesKeys().filter((key) => {
    const { en } = speciesNames[key] ?? { en: '' };
    return key !== baseOf(key) && !isMega(key) && !bracketedIn(en);
  });
  expect(fused).toEqual([]);
});
