import type { Game } from './game';
import type { LaterNames, NameSet, TraitRow } from './later-names';
import { foldName, type Name, plainName } from './name';
import type { GivenMega, GivenName, GivenNames, RegulationSource } from './regulation';
import { baseOf, traitsOf } from './species';
import { speciesNames } from './species-names';
import { readStone } from './stone';

/** A regulation text, and whether it is the one in force of its regulation. */
export interface NamingText {
  source: Pick<RegulationSource, 'game' | 'names'>;
  isInForce: boolean;
}

/** All names that regulation texts ever brought, the oldest text first. A later text wins over an earlier one. */
export function namesOfTexts(texts: readonly NamingText[]): LaterNames {
  const species = Object.assign({}, ...texts.map(({ source }) => source.names?.species));
  const setsOf = (isInForce: boolean) =>
    texts.filter((text) => text.isInForce === isInForce).map(({ source }) => nameSetOf(source, species));
  return { inForce: joined(setsOf(true)), former: joined(setsOf(false)) };
}

function joined(sets: readonly NameSet[]): NameSet {
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

/** Turns the names of one text into rows of the tables; its Megas are species too. `given`: all species that some text brings. */
export function nameSetOf(
  { game, names = {} }: NamingText['source'],
  given: SpeciesById = names.species ?? {},
): NameSet {
  const { items = {}, moves = {}, abilities = {}, species = {} } = names;
  const megas = Object.entries(items).flatMap(([stone, { mega, ...name }]) =>
    mega ? [megaOf(stone, name, mega, game, given)] : [],
  );
  return {
    species: { ...named(species), ...Object.fromEntries(megas.map(({ key, name }) => [key, name])) },
    abilities: named(abilities),
    items: named(items),
    moves: named(moves),
    traits: {
      ...Object.fromEntries(Object.entries(species).map(([key, one]) => [key, rowOf(one, game, given)])),
      ...Object.fromEntries(megas.map(({ key, row }) => [key, row])),
    },
  };
}

function rowOf(
  { base, num, types = [], abilities = [] }: SpeciesById[string],
  game: Game,
  given: SpeciesById,
): TraitRow {
  // A form of a form belongs to the species of both.
  const of = base === undefined ? undefined : (given[base]?.base ?? baseOf(base));
  const number = (of === undefined ? num : numberOf(of, given)) ?? 0;
  return [number, types.join(' '), abilities.join(' '), game, of ?? ''];
}

const numberOf = (base: string, given: SpeciesById) => given[base]?.num ?? traitsOf(base)?.num;

function megaOf(stone: string, name: GivenName, mega: GivenMega, game: Game, given: SpeciesById) {
  const base = given[mega.of] ? (given[mega.of]?.base ?? mega.of) : baseOf(mega.of);
  const types = mega.types ?? given[mega.of]?.types ?? traitsOf(mega.of)?.types ?? [];
  const row: TraitRow = [numberOf(base, given) ?? 0, types.join(' '), mega.ability ?? '', game, base, stone];
  const letter = readStone(foldName(name.en ?? name.ja ?? ''))?.letter ?? '';
  const { ja, en } = given[base] ? shownName(given[base]) : (speciesNames[base] ?? { ja: base, en: base });
  return {
    // Showdown's id, which the rest of the house knows a Mega by.
    key: `${base}mega${letter}`,
    row,
    // Names that are not given follow from the species, as every Mega’s do so far: メガリザードンＸ, Charizard-Mega-X.
    name: {
      ja: mega.ja ?? `メガ${plainName(ja)}${letter && wide(letter)}`,
      en: mega.en ?? `${plainName(en)}-Mega${letter && `-${letter.toUpperCase()}`}`,
    },
  };
}

const wide = (letter: string) => String.fromCharCode(letter.toUpperCase().charCodeAt(0) + 0xfee0);

const named = (given: Readonly<Record<string, GivenName>>): Record<string, Name> =>
  Object.fromEntries(Object.entries(given).map(([key, name]) => [key, shownName(name)]));

/** The language that is missing shows the other one. */
export const shownName = ({ ja, en }: GivenName): Name => ({ ja: ja ?? en ?? '', en: en ?? ja ?? '' });
