import ability from './data/words/ability.json' with { type: 'json' };
import item from './data/words/item.json' with { type: 'json' };
import move from './data/words/move.json' with { type: 'json' };
import nature from './data/words/nature.json' with { type: 'json' };
import teraType from './data/words/teraType.json' with { type: 'json' };

export type WordKind = 'move' | 'item' | 'ability' | 'teraType' | 'nature';

type WordsByKey = Readonly<Record<string, string>>;

const tables = { move, item, ability, teraType, nature };

const each = (part: 'words' | 'unclear') =>
  Object.fromEntries(
    Object.entries(tables).map(([kind, table]) => [kind, table[part]]),
  ) as unknown as Readonly<Record<WordKind, WordsByKey>>;

/** Kanji and short forms that players write for an official name, by its key and separated by blanks. For servers: 35 KB. */
export const playerWords = each('words');

/** Short forms that mean several entries, with their keys. */
export const unclearWords = each('unclear');
