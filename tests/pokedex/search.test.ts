import { describe, expect, it } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { findByName, foldName } from '~/pokedex/name';
import { resolveName, searchIndex, searchNames } from '~/pokedex/search';
import { speciesNames } from '~/pokedex/species-names';

const species = searchIndex(speciesNames, speciesAliases);

it('every nickname means one Pokémon', () => {
  const meant = Object.entries(speciesAliases).flatMap(([key, names]) =>
    names.map((name) => [name, key, resolveName(species, name)]),
  );
  expect(meant.filter(([, key, found]) => JSON.stringify(found) !== JSON.stringify({ exact: key }))).toEqual(
    [],
  );
});

it('with nicknames and without are two indexes, whoever asks first', () => {
  const names = { ...speciesNames };
  expect(resolveName(searchIndex(names), 'リザY')).not.toEqual({ exact: 'charizard' });
  expect(resolveName(searchIndex(names, speciesAliases), 'リザY')).toEqual({ exact: 'charizard' });
  expect(searchIndex(names, speciesAliases)).toBe(searchIndex(names, speciesAliases));
});

describe('searching species', () => {
  it.each([
    ['ガブリアス', 'garchomp'],
    ['がぶりあす', 'garchomp'],
    ['ｶﾞﾌﾞﾘｱｽ', 'garchomp'],
    ['ガブリ', 'garchomp'],
    ['ガブ', 'garchomp'],
    ['gaburiasu', 'garchomp'],
    ['gabur', 'garchomp'],
    ['Garchomp', 'garchomp'],
    ['GARCH', 'garchomp'],
    ['garchmop', 'garchomp'],
    ['garchom', 'garchomp'],
    ['ガブリヤス', 'garchomp'],
    ['ガプリアス', 'garchomp'],
    ['incineror', 'incineroar'],
    ['incin', 'incineroar'],
    ['ゴリラ', 'rillaboom'],
    ['水オーガポン', 'ogerponwellspring'],
    ['ミトム', 'rotomwash'],
    ['ヒトム', 'rotomheat'],
    ['水ラオス', 'urshifurapidstrike'],
    ['連ラオス', 'urshifurapidstrike'],
    ['リザY', 'charizard'],
    ['ポリツー', 'porygon2'],
    ['黒バドレックス', 'calyrexshadow'],
    ['黒バドレ', 'calyrexshadow'],
    ['いどのめん', 'ogerponwellspring'],
    ['ogerpon-wellspring', 'ogerponwellspring'],
    ['ogerpon wellspring', 'ogerponwellspring'],
    ['霊獣ランド', 'landorustherian'],
    ['ランド', 'landorustherian'],
    ['landorus-therian', 'landorustherian'],
    ['アカツキ', 'ursalunabloodmoon'],
    ['悪ウーラ', 'urshifu'],
    ['水ウーラ', 'urshifurapidstrike'],
    ['ハバタク', 'fluttermane'],
    ['flutter', 'fluttermane'],
    ['fluter mane', 'fluttermane'],
    ['サーフゴー', 'gholdengo'],
    ['サフゴ', 'gholdengo'],
    ['ポリゴン2', 'porygon2'],
    ['ポリゴン２', 'porygon2'],
    ['黒バド', 'calyrexshadow'],
    ['farigiraff', 'farigiraf'],
    ['ディンルー', 'tinglu'],
    ['ting-lu', 'tinglu'],
    ['アローラキュウコン', 'ninetalesalola'],
    ['ヒスイガーディ', 'growlithehisui'],
    ['ガラルファイヤー', 'moltresgalar'],
    ['パルデアウパー', 'wooperpaldea'],
    ['galarian slowking', 'slowkinggalar'],
    ['hisuian zoroark', 'zoroarkhisui'],
    ['アローラきゅ', 'ninetalesalola'],
    ['rapid urshifu', 'urshifurapidstrike'],
    ['wash rotom', 'rotomwash'],
    ['landorus t', 'landorustherian'],
    ['ga-dhi', 'growlithe'],
    ['ga-di', 'growlithe'],
    ['gaadi', 'growlithe'],
    ['syaritatu', 'tatsugiri'],
    ['sharitatsu', 'tatsugiri'],
    ['wosshurotomu', 'rotomwash'],
    ['faiya-', 'moltres'],
    ['tiwohauhane', 'slitherwing'],
    ['sannda-', 'zapdos'],
    ['hisuiga-di', 'growlithehisui'],
    ['ウガツ', 'gougingfire'],
    ['パオ', 'chienpao'],
    ['チオン', 'wochien'],
    ['カミ', 'fluttermane'],
    ['ヒトム', 'rotomheat'],
    ['水ラオス', 'urshifurapidstrike'],
    ['連ラオス', 'urshifurapidstrike'],
    ['黒バドレックス', 'calyrexshadow'],
    ['ナット', 'ferrothorn'],
    ['フェローチェ', 'pheromosa'],
    ['フェロ', 'pheromosa'],
    ['カグヤ', 'celesteela'],
    ['ニドラン♀', 'nidoranf'],
    ['タイプヌル', 'typenull'],
    ['ガラルヒヒダルマ', 'darmanitangalar'],
    ['tapu fini', 'tapufini'],
  ])('%s finds %s first', (query, key) => {
    expect(searchNames(species, query)[0]).toBe(key);
  });

  it('puts a prefix before what stands inside', () => {
    const found = searchNames(species, 'ピカ');
    expect(found[0]).toBe('pikachu');
  });

  it.each(['', '   ', '(', '💥', 'xqzwkv', 'a'.repeat(5000)])(
    '%j finds nothing, and does not fail',
    (query) => {
      expect(searchNames(species, query)).toEqual([]);
    },
  );

  it('takes a text of any length', () => {
    expect(searchNames(species, 'a'.repeat(5000))).toEqual([]);
  });

  it('gives at most as many as asked for', () => {
    expect(searchNames(species, 'ア', 3)).toHaveLength(3);
  });
});

describe('searching the other kinds', () => {
  it.each([
    ['ability', abilityNames, 'いかく', 'intimidate'],
    ['ability', abilityNames, 'intimidat', 'intimidate'],
    ['item', itemNames, 'こだわりスカーフ', 'choicescarf'],
    ['item', itemNames, 'choice sc', 'choicescarf'],
    ['item', itemNames, 'kodawarisuka', 'choicescarf'],
    ['move', moveNames, '10まんボルト', 'thunderbolt'],
    ['move', moveNames, 'じしん', 'earthquake'],
    ['move', moveNames, 'earthqauke', 'earthquake'],
    ['move', moveNames, 'uturn', 'uturn'],
    ['move', moveNames, 'まもる', 'protect'],
  ])('%s', (_kind, names, query, key) => {
    expect(searchNames(searchIndex(names), query)[0]).toBe(key);
  });
});

describe('what players call species', () => {
  it('belongs to species of the dictionary, and to one of them only', () => {
    const called = new Map<string, string>();
    for (const [key, aliases] of Object.entries(speciesAliases)) {
      expect(speciesNames).toHaveProperty(key);
      for (const alias of aliases.map(foldName)) {
        expect(called.get(alias) ?? key, alias).toBe(key);
        expect(findByName(speciesNames, alias) ?? key, alias).toBe(key);
        called.set(alias, key);
      }
    }
  });
});

describe('what a free text means', () => {
  it.each([
    ['ガブリアス', { exact: 'garchomp' }],
    ['ガブ', { exact: 'garchomp' }],
    ['garchomp', { exact: 'garchomp' }],
    ['オーガポン（いどのめん）', { exact: 'ogerponwellspring' }],
    ['xqzwkv', { none: true }],
    ['', { none: true }],
  ])('%s', (text, expected) => {
    expect(resolveName(species, text)).toEqual(expected);
  });

  it.each([
    ['ガブリヤス', 'garchomp'],
    ['Garchmop', 'garchomp'],
    ['ガブリ', 'garchomp'],
  ])('%s may have meant %s', (text, key) => {
    const resolved = resolveName(species, text);
    expect('near' in resolved && resolved.near[0]).toBe(key);
  });

  it('every name in both languages means its own key', () => {
    for (const [key, { ja, en }] of Object.entries(speciesNames)) {
      for (const name of [ja, en]) {
        const resolved = resolveName(species, name);
        const keys = 'exact' in resolved ? [resolved.exact] : 'near' in resolved ? resolved.near : [];
        expect(keys, name).toContain(key);
      }
    }
  });
});
