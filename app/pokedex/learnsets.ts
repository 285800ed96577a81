import svTable from './data/learnsets.json' with { type: 'json' };
import championsTable from './data/learnsets-champions.json' with { type: 'json' };
import type { Game } from './game';
import { isLater } from './later-names';
import { baseOf, isSpecies, traitsOf } from './species';

interface Table {
  moves: readonly string[];
  packed: Readonly<Record<string, string>>;
  unpacked: Map<string, ReadonlySet<string>>;
}

const tableOf = ({ moves, species }: { moves: string; species: Record<string, string> }): Table => ({
  moves: moves.split(' '),
  packed: species,
  unpacked: new Map(),
});

// Scarlet/Violet's; for species it lacks, those of the latest game that has them.
const latest = tableOf(svTable);
const champions = tableOf(championsTable);

/** Moves it can learn, its pre-evolutions' included; undefined if unknown, which gives no verdict. */
export function learnset(species: string, game: Game): ReadonlySet<string> | undefined {
  if (isLater('species', species)) return undefined;
  if (game === 'champions') return movesIn(champions, species);
  return traitsOf(species)?.games.includes('sv') ? movesIn(latest, species) : undefined;
}

export const learnableMoves = (species: string): ReadonlySet<string> => {
  const moves = movesIn(latest, species) ?? new Set<string>();
  const more = movesIn(champions, species);
  return more ? new Set([...moves, ...more]) : moves;
};

/** Covers all games; true if the species or the move is too new for the tables. */
export function canLearn(species: string, move: string): boolean {
  if (isLater('species', species) || isLater('moves', move)) return true;
  const [before, now] = [movesIn(latest, species), movesIn(champions, species)];
  if (!before && !now) return isSpecies(species);
  return before?.has(move) || now?.has(move) || false;
}

function movesIn(table: Table, species: string): ReadonlySet<string> | undefined {
  const key = Object.hasOwn(table.packed, species) ? species : baseOf(species);
  const unpacked = table.unpacked.get(key);
  if (unpacked || !Object.hasOwn(table.packed, key)) return unpacked;
  const learnable = unpack(table.moves, table.packed[key] ?? '');
  table.unpacked.set(key, learnable);
  return learnable;
}

// Packed by scripts/pack-learnsets.ts: a letter per move, its gap to the one before from '#' on; '~' skips 56.
function unpack(moves: readonly string[], text: string): ReadonlySet<string> {
  const learnable = new Set<string>();
  let place = -1;
  for (const letter of text) {
    if (letter === '~') {
      place += 56;
      continue;
    }
    place += letter.charCodeAt(0) - 34;
    const move = moves[place];
    if (move) learnable.add(move);
  }
  return learnable;
}
