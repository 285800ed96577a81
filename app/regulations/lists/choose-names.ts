import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName, foldName } from '~/pokedex/name';
import type { GivenName, GivenNames } from '~/pokedex/regulation';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ListedKind } from './list-words';
import { newId } from './new-id';
import type { NewKind, Proposal } from './propose-names';
import { asNewKind, type NameField, type TypedName } from './typed-names';

export interface NameProblem {
  id: string;
  field: NameField;
  key: 'noName' | 'tooLong' | 'known' | 'twice' | 'noSpecies' | 'unknownSpecies' | 'unknownAbility';
  text: string;
}

export interface ChosenNames {
  names: GivenNames;
  /** Keys that the lists have beside those of known rows, new ones too. */
  forms: string[];
  items: string[];
  problems: NameProblem[];
  /** The path of each in `names`: `items.heatranite`. */
  places: ReadonlyMap<string, string>;
}

const maxLength = 40;
const listOf: Record<NewKind, ListedKind> = {
  species: 'species',
  form: 'species',
  item: 'items',
  stone: 'items',
  move: 'moves',
  ability: 'abilities',
};
const dictionaries: Record<ListedKind, Dictionary> = {
  species: speciesNames,
  items: itemNames,
  moves: moveNames,
  abilities: abilityNames,
};
// Each may name those before it.
const order: readonly NewKind[] = ['ability', 'species', 'form', 'stone', 'item', 'move'];

interface New {
  proposal: Proposal;
  typed: TypedName;
  kind: NewKind;
  key: string;
}

/** Turns the fields of the form into the names of a regulation, and finds what is wrong with them. */
export function chooseNames(
  proposals: readonly Proposal[],
  typedOf: ReadonlyMap<string, TypedName>,
): ChosenNames {
  const chosen: ChosenNames = { names: {}, forms: [], items: [], problems: [], places: new Map() };
  const all = keyed(proposals, typedOf);
  chosen.places = new Map(all.map(({ proposal, kind, key }) => [proposal.id, `${listOf[kind]}.${key}`]));
  for (const { as } of typedOf.values()) {
    const [, list, key = ''] = /^known:(species|items):([a-z0-9]+)$/.exec(as) ?? [];
    if (list === 'species' && Object.hasOwn(speciesNames, key)) chosen.forms.push(key);
    if (list === 'items' && Object.hasOwn(itemNames, key)) chosen.items.push(key);
  }
  checkNames(all, chosen.problems);
  for (const one of all) give(one, all, chosen);
  return chosen;
}

function keyed(proposals: readonly Proposal[], typedOf: ReadonlyMap<string, TypedName>): New[] {
  const taken: Record<ListedKind, Set<string>> = {
    species: new Set(),
    items: new Set(),
    moves: new Set(),
    abilities: new Set(),
  };
  const found = proposals.flatMap((proposal) => {
    const typed = typedOf.get(proposal.id);
    const kind = typed && asNewKind(typed.as);
    return kind ? [{ proposal, typed, kind }] : [];
  });
  return found
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((one) => {
      const list = listOf[one.kind];
      const key = newId(one.typed, dictionaries[list], taken[list]);
      taken[list].add(key);
      return { ...one, key };
    });
}

function checkNames(all: readonly New[], problems: NameProblem[]) {
  const said = new Map<string, string>();
  for (const { proposal, typed, kind } of all) {
    const { id } = proposal;
    const list = listOf[kind];
    if (!typed.ja && !typed.en) problems.push({ id, field: 'ja', key: 'noName', text: '' });
    const fields = (
      ['ja', 'en', ...(kind === 'stone' ? (['megaJa', 'megaEn'] as const) : [])] as const
    ).filter((field) => typed[field] !== '');
    for (const field of fields) {
      const text = typed[field];
      const isMegaName = field === 'megaJa' || field === 'megaEn';
      const where = `${isMegaName ? 'species' : list} ${foldName(text)}`;
      const known = findByName(dictionaries[isMegaName ? 'species' : list], text) !== undefined;
      const other = said.get(where);
      if (text.length > maxLength) problems.push({ id, field, key: 'tooLong', text: '' });
      else if (known) problems.push({ id, field, key: 'known', text });
      else if (other !== undefined && other !== id) problems.push({ id, field, key: 'twice', text });
      said.set(where, other ?? id);
    }
  }
}

function give(one: New, all: readonly New[], { names, forms, items, problems }: ChosenNames) {
  const { proposal, typed, kind, key } = one;
  const { id, num } = proposal;
  const name = withoutBlanks<GivenName>({ ja: typed.ja, en: typed.en });
  const types = typed.types.length > 0 ? { types: [...typed.types] } : {};
  const problem = (field: NameField, what: NameProblem['key'], text: string) =>
    problems.push({ id, field, key: what, text });
  const needsSpecies = kind === 'form' || kind === 'stone';
  const of = needsSpecies && typed.of ? speciesCalled(typed.of, all) : undefined;
  if (needsSpecies && !of) problem('of', typed.of ? 'unknownSpecies' : 'noSpecies', typed.of);
  const takesAbilities = kind === 'species' || needsSpecies;
  const abilities = (takesAbilities ? typed.abilities : '')
    .split(/[,、，/／]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap((text) => {
      const found = abilityCalled(text, all);
      if (!found) problem('abilities', 'unknownAbility', text);
      return found ?? [];
    });
  switch (kind) {
    case 'ability':
      names.abilities = { ...names.abilities, [key]: name };
      break;
    case 'move':
      names.moves = { ...names.moves, [key]: { ...name, ...(typed.types[0] && { type: typed.types[0] }) } };
      break;
    case 'item':
    case 'stone': {
      items.push(key);
      const [ability] = abilities;
      const called = withoutBlanks<GivenName>({ ja: typed.megaJa, en: typed.megaEn });
      const mega = of && { mega: { of, ...called, ...types, ...(ability && { ability }) } };
      names.items = { ...names.items, [key]: { ...name, ...mega } };
      break;
    }
    default: {
      forms.push(key);
      const rest = { ...types, ...(abilities.length > 0 && { abilities }) };
      const own = kind === 'form' ? { base: of && baseOf(of) } : num !== undefined && { num };
      names.species = { ...names.species, [key]: { ...name, ...own, ...rest } };
    }
  }
}

const withoutBlanks = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, text]) => text !== '')) as Value;

/** In either language, among the new ones too; a bare name is the first form. */
function speciesCalled(text: string, all: readonly New[]): string | undefined {
  const exact = findByName(speciesNames, text);
  if (exact) return exact;
  const bases = [...new Set(findAllByName(speciesNames, text).map(baseOf))];
  if (bases.length === 1) return bases[0];
  return newCalled(text, all, 'species');
}

const abilityCalled = (text: string, all: readonly New[]): string | undefined =>
  findByName(abilityNames, text) ?? newCalled(text, all, 'ability');

function newCalled(text: string, all: readonly New[], kind: NewKind): string | undefined {
  const folded = foldName(text);
  return all.find(
    (one) =>
      one.kind === kind && [one.typed.ja, one.typed.en].some((name) => name && foldName(name) === folded),
  )?.key;
}
