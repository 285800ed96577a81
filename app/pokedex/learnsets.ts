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

// Scarlet/Violet's; for species which it lacks, those of the latest game that has them.
const latest = tableOf(svTable);
const champions = tableOf(championsTable);

/** What a species learns in a game, with what it evolves from; undefined where no table says it: no verdict. */
export function learnset(species: string, game: Game): ReadonlySet<string> | undefined {
  if (isLater('species', species)) return undefined;
  if (game === 'champions') return movesIn(champions, species);
  return traitsOf(species)?.games.includes('sv') ? movesIn(latest, species) : undefined;
}

/** In any game: what an image may show. */
export const learnableMoves = (species: string): ReadonlySet<string> => {
  const moves = movesIn(latest, species) ?? new Set<string>();
  const more = movesIn(champions, species);
  return more ? new Set([...moves, ...more]) : moves;
};

/** In any game. Where no table knows the species or the move, as of those that came later, nothing is doubted. */
export function canLearn(species: string, move: string): boolean {
  if (isLater('species', species) || isLater('moves', move)) return true;
  const [before, now] = [movesIn(latest, species), movesIn(champions, species)];
  if (!before && !now) return isSpecies(species);
  return before?.has(move) || now?.has(move) || false;
}

function movesIn(table: Table, species: string): ReadonlySet<string> | undefined {
  const key = Object.hasOwn(table.packed, species) ? species : baseOf(species);
  const known = table.unpacked.get(key);
  if (known || !Object.hasOwn(table.packed, key)) return known;
  const found = unpack(table.moves, table.packed[key] ?? '');
  table.unpacked.set(key, found);
  return found;
}

// Written by scripts/pack-learnsets.ts: a letter a move, its gap to the one before from '#' on; '~' skips 56.
function unpack(moves: readonly string[], text: string): ReadonlySet<string> {
  const found = new Set<string>();
  let place = -1;
  for (const letter of text) {
    if (letter === '~') {
      place += 56;
      continue;
    }
    place += letter.charCodeAt(0) - 34;
    const move = moves[place];
    if (move) found.add(move);
  }
  return found;
}
