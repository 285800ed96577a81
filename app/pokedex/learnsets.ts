import table from './data/learnsets.json' with { type: 'json' };
import { baseOf } from './species';

const moves = table.moves.split(' ');
const packed = table.species as Record<string, string>;
const unpacked = new Map<string, ReadonlySet<string>>();

/** With what it evolves from: Scarlet/Violet's, else the latest game's (@pkmn/dex lacks Champions' own). */
export function learnableMoves(species: string): ReadonlySet<string> {
  const key = Object.hasOwn(packed, species) ? species : baseOf(species);
  let found = unpacked.get(key);
  if (!found) {
    found = unpack((Object.hasOwn(packed, key) && packed[key]) || '');
    unpacked.set(key, found);
  }
  return found;
}

export const canLearn = (species: string, move: string): boolean => learnableMoves(species).has(move);

// Written by scripts/pokedex.ts: a letter a move, its gap to the one before from '#' on; '~' skips 56.
function unpack(text: string): ReadonlySet<string> {
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
