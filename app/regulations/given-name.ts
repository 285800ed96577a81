import type { NameKind } from '~/pokedex/later-names';
import type { GivenName } from '~/pokedex/regulation';

interface Entry {
  kind: NameKind;
  id: string;
  name: GivenName;
}

/** Serializes a name as a list entry, so that a corrected name shows up in the diff. */
export const printGivenName = ({ kind, id, name }: Entry): string => JSON.stringify([kind, id, name]);

export function readGivenName(entry: string): Entry {
  const [kind, id, name] = JSON.parse(entry) as [NameKind, string, GivenName];
  return { kind, id, name };
}
