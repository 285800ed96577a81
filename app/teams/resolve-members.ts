import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { freeName } from '~/pokedex/free-name';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName } from '~/pokedex/name';
import type { SureNames } from '~/pokedex/naming/sure-names';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { resolveName, searchIndex } from '~/pokedex/search';
import { abilitiesOf, formOnSheet, formsOf, isMega, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { isForAnother } from '~/pokedex/stone-species';
import { typeNames } from '~/pokedex/type-names';
import { plainText } from '~/text/text';
import type { PartialMember, SheetProblem } from './team-sheet';
import { isFormUnclear, readSpecies } from './text/resolve-pasted';
import type { TypedMember } from './typed-sheet';

/** A text that is no name, with the names it may mean: keys of the dictionary of its field. */
export interface NameProblem extends SheetProblem {
  names: 'species' | 'ability' | 'item' | 'move';
  choices: string[];
  /** The text itself, where it may be a name that we do not know yet. */
  asTyped?: string;
}

export const dictionaryOf: Record<NameProblem['names'], Dictionary> = {
  species: speciesNames,
  ability: abilityNames,
  item: itemNames,
  move: moveNames,
};

type Asked = Pick<NameProblem, 'key' | 'choices' | 'asTyped'>;

export function resolveMembers(
  typed: readonly TypedMember[],
  shows: readonly SheetDetail[],
  sure: SureNames = {},
): { members: PartialMember[]; problems: (SheetProblem | NameProblem)[] } {
  const problems: (SheetProblem | NameProblem)[] = [];
  const members = typed.map((member, slot) => {
    const path = `members[${slot}]`;
    const of = (detail: SheetDetail, text: string) => (shows.includes(detail) ? plainText(text) : '');
    const ask = (names: NameProblem['names'], field: string, text: string, problem: Asked) => {
      const params = { text: text.slice(0, 40) };
      problems.push({ path: `${path}.${field}`, params, names, ...problem });
    };
    /** The name itself where the player is sure of it; else it is asked. */
    const unknown = (names: NameProblem['names'], field: string, text: string) => {
      const { choices, isKnown } = nearNames(names, text);
      const asTyped = isKnown ? undefined : freeName(text);
      if (asTyped && sure[`${path}.${field}`] === text) return asTyped;
      const key = choices.length > 0 ? 'didYouMean' : (`${names}Unknown` as const);
      return void ask(names, field, text, { key, choices, ...(asTyped && { asTyped: text }) });
    };
    const chosen = (names: Dictionary, field: 'teraType' | 'statAlignment') => {
      const text = of(field, member[field]);
      const key = Object.hasOwn(names, text) ? text : findByName(names, text);
      if (text && !key) problems.push({ path: `${path}.${field}`, key: 'detailUnknown' });
      return key;
    };

    const result: PartialMember = {};
    const itemText = of('item', member.item);
    result.item = keyOf(itemNames, itemText);
    if (itemText) result.item ??= unknown('item', 'item', itemText);

    const speciesText = plainText(member.species);
    const found = speciesText ? findSpecies(speciesText, result.item) : [];
    result.given = speciesText !== '';
    if (found.length === 1) result.species = found[0];
    else if (found.length > 1)
      ask('species', 'species', speciesText, { key: 'whichForm', choices: [...found] });
    else if (speciesText) result.species = unknown('species', 'species', speciesText);

    const abilityText = of('ability', member.ability);
    result.ability = keyOf(abilityNames, abilityText, abilitiesOf(result.species ?? ''));
    if (abilityText) result.ability ??= unknown('ability', 'ability', abilityText);

    result.moves = (shows.includes('moves') ? member.moves : []).map((move, at) => {
      const text = plainText(move);
      return (text && (keyOf(moveNames, text) ?? unknown('move', `moves[${at}]`, text))) || '';
    });
    result.teraType = chosen(typeNames, 'teraType');
    result.statAlignment = chosen(natureNames, 'statAlignment');
    return result;
  });
  return { members, problems };
}

/** Exactly one key when the text (with the held item) says which; several forms when it does not. */
function findSpecies(text: string, item?: string): readonly string[] {
  const exact = findByName(speciesNames, text);
  if (exact) return [formOnSheet(exact)];
  const { found: named, rest } = readSpecies(text);
  const [one] = named;
  // Its end tells no form: `Rotom-Wsh` is not the Rotom of the beginning in silence.
  const isUnclear = one !== undefined && named.length === 1 && isFormUnclear(one, rest);
  const found = isUnclear ? formsOf(one).filter((key) => !isMega(key)) : named;
  const byItem = item && found.find((key) => traitsOf(key)?.formItems.includes(item));
  if (byItem) return [byItem];
  if (found.length > 0) return found;
  const called = resolveName(indexOf('species'), text);
  return 'exact' in called ? [formOnSheet(called.exact)] : [];
}

const indexOf = (names: NameProblem['names']) =>
  searchIndex(dictionaryOf[names], names === 'species' ? speciesAliases : undefined);

function nearNames(names: NameProblem['names'], text: string): { choices: string[]; isKnown: boolean } {
  const meant = resolveName(indexOf(names), text, 3);
  if ('exact' in meant) return { choices: [meant.exact], isKnown: true };
  const near = 'near' in meant ? meant.near : [];
  if (names === 'species') return { choices: [...new Set(near.map(formOnSheet))], isKnown: false };
  const isMeant = (key: string) => names !== 'item' || !isForAnother(text, key);
  return { choices: near.filter(isMeant), isKnown: false };
}

function keyOf(names: Dictionary, text: string, preferred: readonly string[] = []): string | undefined {
  if (!text) return undefined;
  if (Object.hasOwn(names, text)) return text;
  const found = findAllByName(names, text);
  return found.find((key) => preferred.includes(key)) ?? found[0];
}
