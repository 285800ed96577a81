import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import type { SheetDetail } from '~/pokedex/regulations';
import { resolveName, searchIndex } from '~/pokedex/search';
import { abilitiesOf, baseOf, isMega, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { isForAnother } from '~/pokedex/stone-species';
import { typeNames } from '~/pokedex/type-names';
import { plainText } from '~/text/text';
import type { PartialMember, SheetProblem } from './team-sheet';
import { resolveSpecies } from './text/resolve-pasted';
import type { TypedMember } from './typed-sheet';

/** A text that is no name, with the names it may mean: keys of the dictionary of its field. */
export interface NameProblem extends SheetProblem {
  names: 'species' | 'ability' | 'item' | 'move';
  choices: string[];
}

export const dictionaryOf: Record<NameProblem['names'], Dictionary> = {
  species: speciesNames,
  ability: abilityNames,
  item: itemNames,
  move: moveNames,
};

export function resolveMembers(
  typed: readonly TypedMember[],
  shows: readonly SheetDetail[],
): { members: PartialMember[]; problems: (SheetProblem | NameProblem)[] } {
  const problems: (SheetProblem | NameProblem)[] = [];
  const members = typed.map((member, slot) => {
    const path = `members[${slot}]`;
    const of = (detail: SheetDetail, text: string) => (shows.includes(detail) ? plainText(text) : '');
    const unknown = (names: NameProblem['names'], field: string, text: string, near?: readonly string[]) => {
      const choices = near ? [...near] : nearNames(names, text);
      const key = near ? 'whichForm' : choices.length > 0 ? 'didYouMean' : (`${names}Unknown` as const);
      problems.push({ path: `${path}.${field}`, key, params: { text: text.slice(0, 40) }, names, choices });
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
    if (itemText && !result.item) unknown('item', 'item', itemText);

    const speciesText = plainText(member.species);
    const found = speciesText ? findSpecies(speciesText, result.item) : [];
    result.given = speciesText !== '';
    if (found.length === 1) result.species = found[0];
    else if (speciesText) unknown('species', 'species', speciesText, found.length > 1 ? found : undefined);

    const abilityText = of('ability', member.ability);
    result.ability = keyOf(abilityNames, abilityText, abilitiesOf(result.species ?? ''));
    if (abilityText && !result.ability) unknown('ability', 'ability', abilityText);

    result.moves = (shows.includes('moves') ? member.moves : []).map((move, at) => {
      const text = plainText(move);
      const key = keyOf(moveNames, text);
      if (text && !key) unknown('move', `moves[${at}]`, text);
      return key ?? '';
    });
    result.teraType = chosen(typeNames, 'teraType');
    result.statAlignment = chosen(natureNames, 'statAlignment');
    return result;
  });
  return { members, problems };
}

/** Exactly one key when the text (with the held item) says which; several forms when it does not. */
function findSpecies(text: string, item?: string): readonly string[] {
  const exact = findByName(speciesNames, text) ?? (Object.hasOwn(speciesNames, text) ? text : undefined);
  if (exact) return [ofSheet(exact)];
  const found = resolveSpecies(text);
  const byItem = item && found.find((key) => traitsOf(key)?.formItems.includes(item));
  if (byItem) return [byItem];
  if (found.length > 0) return found;
  const called = resolveName(indexOf('species'), text);
  return 'exact' in called ? [ofSheet(called.exact)] : [];
}

const indexOf = (names: NameProblem['names']) =>
  searchIndex(dictionaryOf[names], names === 'species' ? speciesAliases : undefined);

function nearNames(names: NameProblem['names'], text: string): string[] {
  const meant = resolveName(indexOf(names), text, 3);
  const near = 'near' in meant ? meant.near : 'exact' in meant ? [meant.exact] : [];
  if (names === 'species') return [...new Set(near.map(ofSheet))];
  return names === 'item' ? near.filter((key) => !isForAnother(text, key)) : near;
}

/** A sheet names the species and its stone: the Mega form is taken only in battle. */
const ofSheet = (species: string) => (isMega(species) ? baseOf(species) : species);

function keyOf(names: Dictionary, text: string, preferred: readonly string[] = []): string | undefined {
  if (!text) return undefined;
  if (Object.hasOwn(names, text)) return text;
  const found = findAllByName(names, text);
  return found.find((key) => preferred.includes(key)) ?? found[0];
}
