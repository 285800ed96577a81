// npm run pokedex: extracts traits and learnsets from @pkmn/dex. Run again when dictionary, roster or dex changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { Dex, type Species } from '@pkmn/dex';
import { packLearnsets } from './pack-learnsets';

const folder = new URL('../app/pokedex/data/', import.meta.url);
const keysOf = (file: string) => Object.keys(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const speciesKeys = keysOf('species.json');
const moveKeys = new Set(keysOf('moves.json'));
// Excludes Z-Crystals, which make forms in other games.
const itemKeys = new Set(keysOf('items.json'));
const listOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/^#.*$/gm, '')
    .trim();
const roster = new Set(listOf('champions-roster.txt').split(/\s+/));
const abilityKeys = new Set(keysOf('abilities.json'));
const abilitiesByHand = new Map(
  listOf('champions-abilities.txt')
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);
const ids = (names: (string | undefined)[]) =>
  names.map((name) => (name ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')).join(' ');

/** @pkmn/dex's own `isMega` misses Megas of forms: the original Magearna, Tatsugiri. */
const isMega = ({ forme }: Species) => /(^|-)Mega(-[XYZ])?$/.test(forme);

/** @returns game IDs separated by blanks, '' for none */
function gamesOf(species: Species): string {
  const { id } = isMega(species)
    ? Dex.species.get(String(species.battleOnly ?? species.baseSpecies))
    : species;
  return [!species.isNonstandard && 'sv', roster.has(id) && 'champions'].filter(Boolean).join(' ');
}

const isInGame = (species: Species) => gamesOf(species) !== '';

/** Legends: Z-A has no abilities: @pkmn/dex gives its Megas those of the base species until Champions adds them. */
const hasNoAbilityYet = (species: Species) =>
  isMega(species) && species.isNonstandard === 'Future' && !isInGame(species);

function abilitiesOf(species: Species): string {
  if (hasNoAbilityYet(species)) return '';
  const { 0: first, 1: second, H: hidden, S: special } = species.abilities;
  return abilitiesByHand.get(species.id) ?? ids([first, second, hidden, special].filter(Boolean));
}

function traitsOf(species: Species): (number | string)[] {
  const abilities = abilitiesOf(species);
  const items = (species.requiredItems ?? [species.requiredItem]).filter((item) => itemKeys.has(ids([item])));
  const base = species.baseSpecies === species.name ? '' : ids([species.baseSpecies]);
  const traits = [species.num, ids(species.types), abilities, gamesOf(species), base, ids(items)];
  return traits.slice(0, traits.findLastIndex((trait) => trait !== '') + 1);
}

/** Moves in the species' latest game: Scarlet/Violet if it exists there. */
async function ownMoves(species: Species): Promise<string[]> {
  const { learnset = {} } = await Dex.learnsets.getByID(species.id);
  const entries = Object.entries(learnset).filter(([move]) => moveKeys.has(move));
  const generation = species.isNonstandard
    ? Math.max(0, ...entries.flatMap(([, sources]) => sources.map((source) => Number(source[0]))))
    : 9;
  return entries
    .filter(([, sources]) => sources.some((source) => source.startsWith(String(generation))))
    .map(([move]) => move);
}

/** All possible moves: the species' own, those of the form it changes from, and of its pre-evolutions. */
async function movesOf(species: Species): Promise<Set<string>> {
  const moves = new Set(await ownMoves(species));
  if (moves.has('sketch')) {
    for (const key of moveKeys) {
      const move = Dex.moves.get(key);
      if (!move.flags.nosketch && !move.isNonstandard) moves.add(key);
    }
  }
  const inherits = species.changesFrom ?? (moves.size === 0 ? species.baseSpecies : undefined);
  for (const from of [inherits, species.prevo]) {
    if (!from || from === species.name) continue;
    for (const move of await movesOf(Dex.species.get(from))) moves.add(move);
  }
  return moves;
}

const write = (file: string, head: string, entries: [string, unknown][]) => {
  const lines = entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(new URL(file, folder), `{\n${head}\n${lines.join(',\n')}\n  }\n}\n`);
};

const species = speciesKeys.map((key) => Dex.species.get(key));
const learnsets = new Map<string, Set<string>>();
for (const one of species.filter(isInGame)) learnsets.set(one.id, await movesOf(one));
const lacking = species.flatMap((one, place) => {
  const areKnown = abilitiesOf(one)
    .split(' ')
    .every((ability) => abilityKeys.has(ability));
  const known = one.exists && one.types.length > 0 && (areKnown || hasNoAbilityYet(one));
  return known && (!isInGame(one) || learnsets.get(one.id)?.size) ? [] : [speciesKeys[place]];
});
// A species without data would make every legal sheet with it illegal.
if (lacking.length > 0) throw new Error(`Not known to @pkmn/dex, nor by hand: ${lacking.join(' ')}`);

write(
  'traits.json',
  '  "columns": "num, types, abilities, games, base species, items that make the form",\n  "species": {',
  species.map((one) => [one.id, traitsOf(one)]),
);

const { moves, species: packed } = packLearnsets(
  learnsets,
  (key) => Dex.species.get(Dex.species.get(key).baseSpecies).id,
);
write('learnsets.json', `  "moves": ${JSON.stringify(moves)},\n  "species": {`, packed);
