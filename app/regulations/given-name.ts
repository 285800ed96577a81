import type { NameKind } from '~/pokedex/later-names';
import type { GivenName } from '~/pokedex/regulation';

/** A name that a regulation brings, with all that the text says of it. */
interface Entry {
  kind: NameKind;
  id: string;
  given: GivenName;
}

/** Prints a name as one entry of a list, so that a corrected name is a difference like any other. */
export const printGivenName = ({ kind, id, given }: Entry): string => JSON.stringify([kind, id, given]);

export function readGivenName(entry: string): Entry {
  const [kind, id, given] = JSON.parse(entry) as [NameKind, string, GivenName];
  return { kind, id, given };
}
