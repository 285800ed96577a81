import aliases from './data/aliases.json' with { type: 'json' };

/** By key, in any kana and case. Forms that follow from the dictionary's names (「アカツキガチグマ」) need none. */
export const speciesAliases: Readonly<Record<string, readonly string[]>> = aliases;
