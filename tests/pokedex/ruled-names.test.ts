import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { findRuled, type RuledList, ruledNames } from '~/pokedex/ruled-names';
import { isMega, speciesKeys } from '~/pokedex/species';

describe('a name in house rules', () => {
  it.each<[RuledList, string, object]>([
    ['species', 'ランドロス', { keys: ['landorus', 'landorustherian'] }],
    ['species', 'Landorus', { keys: ['landorus', 'landorustherian'] }],
    ['species', 'らんどろす', { keys: ['landorus', 'landorustherian'] }],
    ['species', 'ランドロス（れいじゅうフォルム）', { keys: ['landorustherian'] }],
    ['species', 'ランドロス（けしんフォルム）', { keys: ['landorus'] }],
    ['species', 'Landorus-Therian', { keys: ['landorustherian'] }],
    ['species', 'Landorus (this form only)', { keys: ['landorus'] }],
    ['species', 'ヤドラン', { keys: ['slowbro', 'slowbrogalar'] }],
    ['species', 'ヤドラン（このすがたのみ）', { keys: ['slowbro'] }],
    ['species', 'ブラックキュレム', { keys: ['kyuremblack'] }],
    ['species', 'ガブリアス', { keys: ['garchomp'] }],
    ['species', 'ガブ', { keys: ['garchomp'] }],
    ['species', 'ランド', { keys: ['landorustherian'] }],
    ['species', 'メガリザードンＸ', { mega: true }],
    ['species', 'ガブリアソ', { near: ['garchomp'] }],
    ['species', '？？？', { near: [] }],
    ['items', 'きあいのタスキ', { keys: ['focussash'] }],
    ['items', 'focus sash', { keys: ['focussash'] }],
    ['moves', 'まもる', { keys: ['protect'] }],
    ['moves', 'Protekt', { near: expect.arrayContaining(['protect']) }],
  ])('%s %s', (list, text, found) => {
    expect(findRuled(list, text)).toEqual(found);
  });

  const keysOf: Record<RuledList, string[]> = {
    species: speciesKeys().filter((key) => !isMega(key)),
    items: Object.keys(itemNames),
    moves: Object.keys(moveNames),
  };

  it.each(['species', 'items', 'moves'] as const)(
    'of %s is read as it was written, each and all together',
    (list) => {
      for (const locale of ['ja', 'en'] as const) {
        for (const key of keysOf[list]) {
          const [name = ''] = ruledNames(list, [key], locale);
          expect(findRuled(list, name), `${name} ${locale}`).toEqual({ keys: [key] });
        }
      }
      const some = fc.uniqueArray(fc.constantFrom(...keysOf[list]), { maxLength: 60 });
      fc.assert(
        fc.property(some, fc.constantFrom('ja', 'en'), (keys, locale) => {
          const read = ruledNames(list, keys, locale).map((name) => findRuled(list, name));
          expect(new Set(read.flatMap((found) => ('keys' in found ? found.keys : [])))).toEqual(
            new Set(keys),
          );
        }),
      );
    },
  );
});
