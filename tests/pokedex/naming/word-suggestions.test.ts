import { describe, expect, it } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findByName } from '~/pokedex/name';
import { loadWords } from '~/pokedex/naming/load-words';
import { suggestNames } from '~/pokedex/naming/name-suggestions';
import { playerWords, unclearWords } from '~/pokedex/player-words';
import type { Aliases } from '~/pokedex/search';
import { speciesNames } from '~/pokedex/species-names';

const words: Record<string, Aliases> = {
  species: await loadWords('species'),
  items: await loadWords('items'),
  moves: await loadWords('moves'),
  abilities: await loadWords('abilities'),
};
const dictionaries: Record<string, Dictionary> = {
  species: speciesNames,
  items: itemNames,
  moves: moveNames,
  abilities: abilityNames,
};
const suggested = (kind: string, text: string, used?: readonly string[]) =>
  suggestNames(dictionaries[kind] ?? {}, text, { aliases: words[kind], used });

describe('what a player types is completed', () => {
  it.each([
    ['species', '炎オガポン', 'ogerponhearthflame'],
    ['species', '炎オーガポン', 'ogerponhearthflame'],
    ['species', '岩オガポン', 'ogerponcornerstone'],
    ['species', '草オガポン', 'ogerpon'],
    ['species', 'アロキュウ', 'ninetalesalola'],
    ['species', 'アロキュウコン', 'ninetalesalola'],
    ['species', 'ガラフリ', 'articunogalar'],
    ['species', 'ヒスゾロ', 'zoroarkhisui'],
    ['species', 'chien', 'chienpao'],
    ['species', 'wo', 'wochien'],
    ['species', 'ﾊﾊﾞﾀｸ', 'fluttermane'],
    ['species', 'はばたく', 'fluttermane'],
    ['species', 'habata', 'fluttermane'],
    ['items', 'たま', 'lifeorb'],
    ['items', '珠', 'lifeorb'],
    ['items', '命の珠', 'lifeorb'],
    ['items', 'いのち', 'lifeorb'],
    ['items', 'inotinotama', 'lifeorb'],
    ['items', 'inochi', 'lifeorb'],
    ['items', '襷', 'focussash'],
    ['items', 'タスキ', 'focussash'],
    ['items', 'tasuki', 'focussash'],
    ['items', 'ﾀｽｷ', 'focussash'],
    ['items', '眼鏡', 'choicespecs'],
    ['items', 'メガネ', 'choicespecs'],
    ['items', 'スカーフ', 'choicescarf'],
    ['items', 'こだわりス', 'choicescarf'],
    ['items', 'sash', 'focussash'],
    ['moves', 'ステロ', 'stealthrock'],
    ['moves', 'sutero', 'stealthrock'],
    ['moves', 'eq', 'earthquake'],
    ['moves', '地震', 'earthquake'],
    ['moves', 'じしん', 'earthquake'],
    ['moves', 'ｼﾞｼﾝ', 'earthquake'],
    ['moves', 'jisin', 'earthquake'],
    ['moves', 'jishin', 'earthquake'],
    ['moves', 'zisin', 'earthquake'],
    ['moves', '守る', 'protect'],
    ['moves', '守', 'protect'],
    ['moves', 'mamoru', 'protect'],
    ['moves', '剣の舞', 'swordsdance'],
    ['moves', '剣舞', 'swordsdance'],
    ['moves', '追い風', 'tailwind'],
    ['moves', '猫騙し', 'fakeout'],
    ['moves', 'トリル', 'trickroom'],
    ['abilities', '威嚇', 'intimidate'],
    ['abilities', 'いかく', 'intimidate'],
    ['abilities', 'ikaku', 'intimidate'],
  ])('%s: %s', (kind, text, key) => {
    expect(suggested(kind, text)[0]).toBe(key);
  });
});

describe.each(Object.entries(words))('the short forms of %s', (kind, aliases) => {
  const pairs = Object.entries(aliases).flatMap(([key, all]) => all.map((alias) => [alias, key] as const));
  const meant = new Map<string, string[]>();
  for (const [alias, key] of pairs) meant.set(alias, [...(meant.get(alias) ?? []), key]);
  const names = dictionaries[kind] ?? {};

  it('find what they mean first, and all that they may mean', () => {
    const wrong = [...meant].filter(([alias, keys]) => {
      const found = suggested(kind, alias).slice(0, keys.length);
      return [...found].sort().join() !== [...keys].sort().join();
    });
    expect(wrong.map(([alias, keys]) => [alias, keys, suggested(kind, alias)])).toEqual([]);
  });

  it('hide no official name', () => {
    const hidden = pairs.filter(([alias, key]) => (findByName(names, alias) ?? key) !== key);
    expect(hidden).toEqual([]);
  });
});

it('pasted text and completion know the same words', () => {
  for (const [kind, of] of [
    ['moves', 'move'],
    ['items', 'item'],
    ['abilities', 'ability'],
  ] as const) {
    const pasted = Object.entries(playerWords[of]).flatMap(([key, all]) =>
      all.split(' ').map((word) => [word, key]),
    );
    const unclear = Object.entries(unclearWords[of] ?? {}).flatMap(([word, keys]) =>
      keys.split(' ').map((key) => [word, key]),
    );
    const typed = Object.entries(words[kind] ?? {}).flatMap(([key, all]) => all.map((word) => [word, key]));
    expect(typed.map(String).sort()).toEqual([...pasted, ...unclear].map(String).sort());
  }
  expect(words.species).toBe(speciesAliases);
});

describe('of names that match equally well', () => {
  it('the most used of the regulation stand first', () => {
    const used = ['torkoal', 'tornadus'];
    expect(suggested('species', 'tor', used).slice(0, 2)).toEqual(used);
    expect(suggested('species', 'tor', [...used].reverse()).slice(0, 2)).toEqual([...used].reverse());
    expect(suggested('items', 'ハーブ', ['mentalherb'])[0]).toBe('mentalherb');
  });

  it('common ones stand first while nothing was counted', () => {
    expect(suggested('items', 'choice').slice(0, 3).sort()).toEqual([
      'choiceband',
      'choicescarf',
      'choicespecs',
    ]);
    expect(suggested('moves', 'pro')[0]).toBe('protect');
  });

  it('a use of what does not match changes nothing', () => {
    expect(suggested('moves', 'じしん', ['protect'])[0]).toBe('earthquake');
  });
});
