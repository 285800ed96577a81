import aliases from './data/aliases.json' with { type: 'json' };

export const speciesAliases: Readonly<Record<string, readonly string[]>> = aliases;
