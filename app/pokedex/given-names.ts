import type { Game } from './game';
import type { LaterNames, NameSet, TraitRow } from './later-names';
import { foldName, type Name, plainName } from './name';
import type { GivenMega, GivenName, GivenNames, RegulationSource } from './regulation';
import { baseOf, traitsOf } from './species';
import { speciesNames } from './species-names';
import { readStone } from './stone';

export interface NamingText {
  source: Pick<RegulationSource, 'game' | 'names'>;
  isInForce: boolean;
}

export function namesOfTexts(texts: readonly NamingText[]): LaterNames {
  const species = Object.assign({}, ...texts.map(({ source }) => source.names?.species));
  const setsOf = (isInForce: boolean) =>
    texts.filter((text) => text.isInForce === isInForce).map(({ source }) => nameSetOf(source, species));
  return { inForce: merge(setsOf(true)), former: merge(setsOf(false)) };
}

function merge(sets: readonly NameSet[]): NameSet {
  const all = (table: keyof NameSet) => Object.assign({}, ...sets.map((set) => set[table]));
  return {
    species: all('species'),
    abilities: all('abilities'),
    items: all('items'),
    moves: all('moves'),
    traits: all('traits'),
  };
}

type SpeciesById = NonNullable<GivenNames['species']>;

export function nameSetOf(
  { game, names = {} }: NamingText['source'],
  known: SpeciesById = names.species ?? {},
): NameSet {
  const { items = {}, moves = {}, abilities = {}, species = {} } = names;
  const megas = Object.entries(items).flatMap(([stone, { mega, ...name }]) =>
    mega ? [megaOf(stone, name, mega, game, known)] : [],
  );
  return {
    species: { ...namesOf(species), ...Object.fromEntries(megas.map(({ key, name }) => [key, name])) },
    abilities: namesOf(abilities),
    items: namesOf(items),
    moves: namesOf(moves),
    traits: {
      ...Object.fromEntries(Object.entries(species).map(([key, one]) => [key, rowOf(one, game, known)])),
      ...Object.fromEntries(megas.map(({ key, row }) => [key, row])),
    },
  };
}

function rowOf(
  { base, num, types = [], abilities = [] }: SpeciesById[string],
  game: Game,
  known: SpeciesById,
): TraitRow {
  // A form of a form belongs to the base of both.
  const root = base === undefined ? undefined : (known[base]?.base ?? baseOf(base));
  const number = (root === undefined ? num : numberOf(root, known)) ?? 0;
  return [number, types.join(' '), abilities.join(' '), game, root ?? ''];
}

const numberOf = (base: string, known: SpeciesById) => known[base]?.num ?? traitsOf(base)?.num;

function megaOf(stone: string, name: GivenName, mega: GivenMega, game: Game, known: SpeciesById) {
  const owner = known[mega.of];
  const base = owner ? (owner.base ?? mega.of) : baseOf(mega.of);
  const types = mega.types ?? owner?.types ?? traitsOf(mega.of)?.types ?? [];
  const row: TraitRow = [numberOf(base, known) ?? 0, types.join(' '), mega.ability ?? '', game, base, stone];
  const letter = readStone(foldName(name.en ?? name.ja ?? ''))?.letter ?? '';
  return { key: `${base}mega${letter}`, row, name: megaName(mega, nameOfBase(base, known), letter) };
}

const nameOfBase = (base: string, known: SpeciesById): Name =>
  known[base] ? shownName(known[base]) : (speciesNames[base] ?? { ja: base, en: base });

/** Missing names follow the pattern of all Megas so far: メガリザードンＸ, Charizard-Mega-X. */
const megaName = (mega: GivenMega, { ja, en }: Name, letter: string): Name => ({
  ja: mega.ja ?? `メガ${plainName(ja)}${letter && wide(letter)}`,
  en: mega.en ?? `${plainName(en)}-Mega${letter && `-${letter.toUpperCase()}`}`,
});

const wide = (letter: string) => String.fromCharCode(letter.toUpperCase().charCodeAt(0) + 0xfee0);

const namesOf = (names: Readonly<Record<string, GivenName>>): Record<string, Name> =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, shownName(name)]));

export const shownName = ({ ja, en }: GivenName): Name => ({ ja: ja ?? en ?? '', en: en ?? ja ?? '' });
