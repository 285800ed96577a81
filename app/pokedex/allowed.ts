import { untilNextEdition } from './edition';
import type { Game } from './game';
import type { Keys } from './regulation';
import { allRegulations, findRegulation, regulationsOf } from './regulations';
import { speciesInGames } from './species';

/** What may be in a team, by key. What is undefined is not known. */
export interface Allowed {
  species?: Keys;
  items?: Keys;
}

/** In a free format, whatever some regulation of the game allows. */
export function allowedIn(game: Game, regulation: string | null): Allowed {
  const asked = regulation === null ? regulationsOf(game) : [findRegulation(regulation)];
  return { species: unionOf(asked.map((one) => one?.forms)), items: unionOf(asked.map((one) => one?.items)) };
}

/** Unknown as soon as one of them is. */
function unionOf(lists: readonly (Keys | undefined)[]): Keys | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length < lists.length ? undefined : new Set(known.flatMap((list) => [...list]));
}

/** All species that a screen may show: those of the games' tables, and what a regulation has added to its game since. */
export const speciesOnScreens = untilNextEdition(() => [
  ...new Set([...speciesInGames(), ...allRegulations().flatMap(({ forms }) => [...(forms ?? [])])]),
]);
