import championsA from './data/regulations/champions-m-a.json' with { type: 'json' };
import championsB from './data/regulations/champions-m-b.json' with { type: 'json' };
import championsC from './data/regulations/champions-m-c.json' with { type: 'json' };
import svA from './data/regulations/sv-a.json' with { type: 'json' };
import svB from './data/regulations/sv-b.json' with { type: 'json' };
import svC from './data/regulations/sv-c.json' with { type: 'json' };
import svD from './data/regulations/sv-d.json' with { type: 'json' };
import svE from './data/regulations/sv-e.json' with { type: 'json' };
import svF from './data/regulations/sv-f.json' with { type: 'json' };
import svG from './data/regulations/sv-g.json' with { type: 'json' };
import svH from './data/regulations/sv-h.json' with { type: 'json' };
import svI from './data/regulations/sv-i.json' with { type: 'json' };
import svJ from './data/regulations/sv-j.json' with { type: 'json' };
import type { Game } from './game';
import { regulationsOf } from './regulations';

interface Change {
  add?: readonly string[];
  remove?: readonly string[];
}

/** What differs from another regulation, or from nothing. */
interface Table {
  basedOn?: string;
  forms?: Change;
  items?: Change;
}

// From the rule tables of Pokémon Showdown 0.11.11 (MIT); M-C from its tables of 2026-09-18. Each form as it is chosen
// for a team: a Mega, or another one taken only in battle, stands for its base species, and is not listed.
const tables = new Map<string, Table>([
  ['sv-a', svA],
  ['sv-b', svB],
  ['sv-c', svC],
  ['sv-d', svD],
  ['sv-e', svE],
  ['sv-f', svF],
  ['sv-g', svG],
  ['sv-h', svH],
  ['sv-i', svI],
  ['sv-j', svJ],
  ['champions-m-a', championsA],
  ['champions-m-b', championsB],
  ['champions-m-c', championsC],
]);

type Keys = ReadonlySet<string>;

/** Forms that a team may have, cosmetic ones too; undefined where nothing is known, which is no verdict. */
export const allowedSpecies = (regulation: string): Keys | undefined => listOf(regulation, 'forms');

/** Items that a team may have; undefined where nothing is known, as in Scarlet/Violet. */
export const allowedItems = (regulation: string): Keys | undefined => listOf(regulation, 'items');

function listOf(regulation: string, kind: 'forms' | 'items'): Keys | undefined {
  const table = tables.get(regulation);
  const before = table?.basedOn === undefined ? undefined : listOf(table.basedOn, kind);
  const change = table?.[kind];
  if (!change) return before;
  const keys = new Set(before);
  for (const key of change.add ?? []) keys.add(key);
  for (const key of change.remove ?? []) keys.delete(key);
  return keys;
}

/** What may be in a team, by key. What is undefined is not known. */
export interface Allowed {
  species?: Keys;
  items?: Keys;
}

/** In a free format, whatever some regulation of the game allows. */
export function allowedIn(game: Game, regulation: string | null): Allowed {
  const asked = regulation === null ? regulationsOf(game).map(({ id }) => id) : [regulation];
  return { species: unionOf(asked.map(allowedSpecies)), items: unionOf(asked.map(allowedItems)) };
}

/** Unknown as soon as one of them is. */
function unionOf(lists: readonly (Keys | undefined)[]): Keys | undefined {
  const known = lists.filter((list) => list !== undefined);
  return known.length < lists.length ? undefined : new Set(known.flatMap((list) => [...list]));
}
