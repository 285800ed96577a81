import { lazy } from '~/memory/lazy';
import itemKeys from './keys/items.json' with { type: 'json' };
import moveKeys from './keys/moves.json' with { type: 'json' };
import natureKeys from './keys/natures.json' with { type: 'json' };
import speciesLines from './keys/species.json' with { type: 'json' };
import typeKeys from './keys/types.json' with { type: 'json' };

// Printed codes refer to rows by index: append only, never move or remove. `npm run pokedex` does so.
export interface KeyTable {
  keys: readonly string[];
  places: ReadonlyMap<string, number>;
}

const tableOf = (keys: readonly string[]): KeyTable => ({
  keys,
  places: new Map(keys.map((key, place) => [key, place])),
});

const species = lazy(() => speciesLines.map((line) => line.split(' ')));

export const tables = lazy(() => ({
  species: tableOf(species().map(([key = '']) => key)),
  items: tableOf(itemKeys),
  moves: tableOf(moveKeys),
  types: tableOf(typeKeys),
  natures: tableOf(natureKeys),
}));

/** Indexed like the species. */
export const abilityTables = lazy((): readonly KeyTable[] =>
  species().map(([, ...abilities]) => tableOf(abilities)),
);
