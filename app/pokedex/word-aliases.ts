import type { Aliases } from './search';

interface Words {
  words: Readonly<Record<string, string>>;
  unclear: Readonly<Record<string, string>>;
}

/** Players' words by the key that they mean; one that means several belongs to each. */
export function aliasesOf({ words, unclear }: Words): Aliases {
  const aliases = new Map(Object.entries(words).map(([key, all]) => [key, all.split(' ')]));
  for (const [word, keys] of Object.entries(unclear))
    for (const key of keys.split(' ')) aliases.set(key, [...(aliases.get(key) ?? []), word]);
  return Object.fromEntries(aliases);
}
