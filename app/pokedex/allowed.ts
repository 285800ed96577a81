import { untilNextEdition } from './edition';
import type { Game } from './game';
import type { Keys } from './regulation';
import { allRegulations, findRegulation, regulationsOf } from './regulations';
import { isNextRegulation } from './seasons';
import { speciesInGames } from './species';

/** Keys that may be in a team; an undefined set is unknown. */
export interface Allowed {
  species?: Keys;
  items?: Keys;
}

/** A free format, and a regulation not entered yet, allow what any regulation of the game allows. */
export function allowedIn(game: Game, regulation: string | null): Allowed {
  const isOpen = regulation === null || isNextRegulation(regulation);
  const regulations = isOpen ? regulationsOf(game) : [findRegulation(regulation)];
  return {
    species: unionOf(regulations.map((one) => one?.forms)),
    items: unionOf(regulations.map((one) => one?.items)),
  };
}

function unionOf(lists: readonly (Keys | undefined)[]): Keys | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length < lists.length ? undefined : new Set(known.flatMap((list) => [...list]));
}

export const speciesOnScreens = untilNextEdition(() => [
  ...new Set([...speciesInGames(), ...allRegulations().flatMap(({ forms }) => [...(forms ?? [])])]),
]);
