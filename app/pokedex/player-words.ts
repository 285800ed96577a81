import words from './data/player-words.json' with { type: 'json' };

export type WordKind = 'move' | 'item' | 'ability' | 'teraType' | 'nature';

type WordsByKey = Readonly<Record<string, string>>;

/** Kanji and short forms that players write for an official name, by its key and separated by blanks. Server only: 35 KB. */
export const playerWords: Readonly<Record<WordKind, WordsByKey>> = words;

/** Short forms that mean several entries, with their keys. */
export const unclearWords: Readonly<Partial<Record<WordKind, WordsByKey>>> = words.unclear;
