import { describe, expect, it } from 'vitest';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, foldName } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { playerWords, unclearWords, type WordKind } from '~/pokedex/player-words';
import { typeNames } from '~/pokedex/type-names';

const dictionaries: [WordKind, Dictionary][] = [
  ['move', moveNames],
  ['item', itemNames],
  ['ability', abilityNames],
  ['teraType', typeNames],
  ['nature', natureNames],
];

describe.each(dictionaries)('words of players for a %s', (kind, dictionary) => {
  const words = Object.entries(playerWords[kind]).flatMap(([key, all]) =>
    all.split(' ').map((word) => [key, word] as const),
  );

  it('mean one entry, which is known', () => {
    expect(words.filter(([key]) => !Object.hasOwn(dictionary, key))).toEqual([]);
    const folded = words.map(([, word]) => foldName(word));
    expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([]);
  });

  it('are no official names', () => {
    expect(words.filter(([, word]) => findAllByName(dictionary, word).length > 0)).toEqual([]);
  });

  it('are told with their candidates where they mean several', () => {
    for (const [word, keys] of Object.entries(unclearWords[kind] ?? {})) {
      expect(keys.split(' ').length, word).toBeGreaterThan(1);
      expect(keys.split(' ').filter((key) => !Object.hasOwn(dictionary, key))).toEqual([]);
      expect(findAllByName(dictionary, word), word).toEqual([]);
      expect(words.map(([, other]) => foldName(other))).not.toContain(foldName(word));
    }
  });
});
