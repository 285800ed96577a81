import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName, foldName } from '~/pokedex/name';
import type { GivenName, GivenNames } from '~/pokedex/regulation';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ListedKind } from './list-words';
import { newNameId } from './new-id';
import type { NewKind, Proposal } from './propose-names';
import { asNewKind, type NameField, type TypedName } from './typed-names';

export interface NewNameProblem {
  id: string;
  field: NameField;
  key: 'noName' | 'tooLong' | 'known' | 'twice' | 'noSpecies' | 'unknownSpecies' | 'unknownAbility';
  text: string;
}

export interface ChosenNames {
  names: GivenNames;
  /** Keys to add to those of known rows, including new ones. */
  forms: string[];
  items: string[];
  problems: NewNameProblem[];
  /** Path in `names` by proposal ID: `items.heatranite`. */
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
// Each kind may refer to the kinds before it.
const order: readonly NewKind[] = ['ability', 'species', 'form', 'stone', 'item', 'move'];

interface NewName {
  proposal: Proposal;
  input: TypedName;
  kind: NewKind;
  key: string;
}

export function chooseNames(
  proposals: readonly Proposal[],
  inputs: ReadonlyMap<string, TypedName>,
): ChosenNames {
  const chosen: ChosenNames = { names: {}, forms: [], items: [], problems: [], places: new Map() };
  const all = withKeys(proposals, inputs);
  chosen.places = new Map(all.map(({ proposal, kind, key }) => [proposal.id, `${listOf[kind]}.${key}`]));
  for (const { as } of inputs.values()) {
    const [, list, key = ''] = /^known:(species|items):([a-z0-9]+)$/.exec(as) ?? [];
    if (list === 'species' && Object.hasOwn(speciesNames, key)) chosen.forms.push(key);
    if (list === 'items' && Object.hasOwn(itemNames, key)) chosen.items.push(key);
  }
  checkNames(all, chosen.problems);
  for (const one of all) addName(one, all, chosen);
  return chosen;
}

function withKeys(proposals: readonly Proposal[], inputs: ReadonlyMap<string, TypedName>): NewName[] {
  const usedKeys: Record<ListedKind, Set<string>> = {
    species: new Set(),
    items: new Set(),
    moves: new Set(),
    abilities: new Set(),
  };
  const newNames = proposals.flatMap((proposal) => {
    const input = inputs.get(proposal.id);
    const kind = input && asNewKind(input.as);
    return kind ? [{ proposal, input, kind }] : [];
  });
  return newNames
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((one) => {
      const list = listOf[one.kind];
      const key = newNameId(one.input, dictionaries[list], usedKeys[list]);
      usedKeys[list].add(key);
      return { ...one, key };
    });
}

function checkNames(all: readonly NewName[], problems: NewNameProblem[]) {
  const idsByName = new Map<string, string>();
  for (const { proposal, input, kind } of all) {
    const { id } = proposal;
    const list = listOf[kind];
    if (!input.ja && !input.en) problems.push({ id, field: 'ja', key: 'noName', text: '' });
    const fields = (
      ['ja', 'en', ...(kind === 'stone' ? (['megaJa', 'megaEn'] as const) : [])] as const
    ).filter((field) => input[field] !== '');
    for (const field of fields) {
      const text = input[field];
      const isMegaName = field === 'megaJa' || field === 'megaEn';
      const nameKey = `${isMegaName ? 'species' : list} ${foldName(text)}`;
      const isKnown = findByName(dictionaries[isMegaName ? 'species' : list], text) !== undefined;
      const other = idsByName.get(nameKey);
      if (text.length > maxLength) problems.push({ id, field, key: 'tooLong', text: '' });
      else if (isKnown) problems.push({ id, field, key: 'known', text });
      else if (other !== undefined && other !== id) problems.push({ id, field, key: 'twice', text });
      idsByName.set(nameKey, other ?? id);
    }
  }
}

function addName(one: NewName, all: readonly NewName[], { names, forms, items, problems }: ChosenNames) {
  const { proposal, input, kind, key } = one;
  const { id, num } = proposal;
  const name = withoutBlanks<GivenName>({ ja: input.ja, en: input.en });
  const types = input.types.length > 0 ? { types: [...input.types] } : {};
  const problem = (field: NameField, problemKey: NewNameProblem['key'], text: string) =>
    problems.push({ id, field, key: problemKey, text });
  const needsSpecies = kind === 'form' || kind === 'stone';
  const species = needsSpecies && input.of ? speciesCalled(input.of, all) : undefined;
  if (needsSpecies && !species) problem('of', input.of ? 'unknownSpecies' : 'noSpecies', input.of);
  const takesAbilities = kind === 'species' || needsSpecies;
  const abilities = (takesAbilities ? input.abilities : '')
    .split(/[,、，/／]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap((text) => {
      const match = abilityCalled(text, all);
      if (!match) problem('abilities', 'unknownAbility', text);
      return match ?? [];
    });
  switch (kind) {
    case 'ability':
      names.abilities = { ...names.abilities, [key]: name };
      break;
    case 'move':
      names.moves = { ...names.moves, [key]: { ...name, ...(input.types[0] && { type: input.types[0] }) } };
      break;
    case 'item':
    case 'stone': {
      items.push(key);
      const [ability] = abilities;
      const megaName = withoutBlanks<GivenName>({ ja: input.megaJa, en: input.megaEn });
      const mega = species && { mega: { of: species, ...megaName, ...types, ...(ability && { ability }) } };
      names.items = { ...names.items, [key]: { ...name, ...mega } };
      break;
    }
    default: {
      forms.push(key);
      const rest = { ...types, ...(abilities.length > 0 && { abilities }) };
      const own = kind === 'form' ? { base: species && baseOf(species) } : num !== undefined && { num };
      names.species = { ...names.species, [key]: { ...name, ...own, ...rest } };
    }
  }
}

const withoutBlanks = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, text]) => text !== '')) as Value;

/** Finds a species in either language, including new ones. A bare name means the base form. */
function speciesCalled(text: string, all: readonly NewName[]): string | undefined {
  const exact = findByName(speciesNames, text);
  if (exact) return exact;
  const bases = [...new Set(findAllByName(speciesNames, text).map(baseOf))];
  if (bases.length === 1) return bases[0];
  return newCalled(text, all, 'species');
}

const abilityCalled = (text: string, all: readonly NewName[]): string | undefined =>
  findByName(abilityNames, text) ?? newCalled(text, all, 'ability');

function newCalled(text: string, all: readonly NewName[], kind: NewKind): string | undefined {
  const folded = foldName(text);
  return all.find(
    (one) =>
      one.kind === kind && [one.input.ja, one.input.en].some((name) => name && foldName(name) === folded),
  )?.key;
}
