// npm run pokedex: learnsets of Pokémon Champions from Pokémon Showdown's mod for it (up to regulation M-B). No package has
// the species of M-C yet: they are left out, and their moves are never questioned.
import { readFileSync, writeFileSync } from 'node:fs';
import { Learnsets } from '@pkmn/mods/champions';
import { packLearnsets } from './pack-learnsets';

const folder = new URL('../app/pokedex/data/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const rows: Record<string, (string | number)[]> = read('traits.json').species;
const moveNames: Record<string, unknown> = read('moves.json');

const baseOf = (species: string) => String(rows[species]?.[4] || species);
const isInChampions = (species: string) =>
  String(rows[species]?.[3] ?? '')
    .split(' ')
    .includes('champions');

const learnsets = new Map(
  Object.entries(Learnsets).flatMap(([species, entry]): [string, Set<string>][] => {
    const moves = Object.keys(entry.learnset ?? {});
    return moves.length > 0 && isInChampions(species) ? [[species, new Set(moves)]] : [];
  }),
);
const unnamed = [...learnsets.values()].flatMap((moves) => [...moves]).filter((move) => !(move in moveNames));
if (unnamed.length > 0) throw new Error(`Moves without a name: ${[...new Set(unnamed)].join(' ')}`);

const { moves, species } = packLearnsets(learnsets, baseOf);
const lines = species.map(([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
writeFileSync(
  new URL('learnsets-champions.json', folder),
  `{\n  "moves": ${JSON.stringify(moves)},\n  "species": {\n${lines.join(',\n')}\n  }\n}\n`,
);
