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

function addName(one: NewName, all: readonly NewName[], chosen: ChosenNames) {
  const references = referencesOf(one, all, (field, key, text) =>
    chosen.problems.push({ id: one.proposal.id, field, key, text }),
  );
  adders[one.kind](one, references, chosen);
}

interface References {
  species?: string;
  abilities: string[];
}

type AddProblem = (field: NameField, key: NewNameProblem['key'], text: string) => void;

function referencesOf({ input, kind }: NewName, all: readonly NewName[], addProblem: AddProblem): References {
  const needsSpecies = kind === 'form' || kind === 'stone';
  const species = needsSpecies && input.of ? speciesCalled(input.of, all) : undefined;
  if (needsSpecies && !species) addProblem('of', input.of ? 'unknownSpecies' : 'noSpecies', input.of);
  const takesAbilities = kind === 'species' || needsSpecies;
  const abilities = (takesAbilities ? input.abilities : '')
    .split(/[,、，/／]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap((text) => {
      const match = abilityCalled(text, all);
      if (!match) addProblem('abilities', 'unknownAbility', text);
      return match ?? [];
    });
  return { species, abilities };
}

type Adder = (one: NewName, references: References, chosen: ChosenNames) => void;

const adders: Record<NewKind, Adder> = {
  ability({ input, key }, _, { names }) {
    names.abilities = { ...names.abilities, [key]: namesIn(input) };
  },
  move({ input, key }, _, { names }) {
    const [type] = input.types;
    names.moves = { ...names.moves, [key]: { ...namesIn(input), ...(type && { type }) } };
  },
  item: addItem,
  stone: addItem,
  species: addSpecies,
  form: addSpecies,
};

function addItem({ input, key }: NewName, { species, abilities }: References, { names, items }: ChosenNames) {
  items.push(key);
  const [ability] = abilities;
  const megaName = withoutBlanks<GivenName>({ ja: input.megaJa, en: input.megaEn });
  const mega = species && {
    mega: { of: species, ...megaName, ...typesIn(input), ...(ability && { ability }) },
  };
  names.items = { ...names.items, [key]: { ...namesIn(input), ...mega } };
}

function addSpecies(
  { proposal: { num }, input, kind, key }: NewName,
  { species, abilities }: References,
  { names, forms }: ChosenNames,
) {
  forms.push(key);
  const rest = { ...typesIn(input), ...(abilities.length > 0 && { abilities }) };
  const own = kind === 'form' ? { base: species && baseOf(species) } : num !== undefined && { num };
  names.species = { ...names.species, [key]: { ...namesIn(input), ...own, ...rest } };
}

const namesIn = ({ ja, en }: TypedName) => withoutBlanks<GivenName>({ ja, en });

const typesIn = ({ types }: TypedName) => (types.length > 0 ? { types: [...types] } : {});

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
