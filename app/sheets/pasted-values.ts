import type { Locale } from '~/locales/locale';
import type { PastedMember, PastedTeam, TeamChoice } from '~/pastes/paste';
import type { PasteOption, PasteProblem } from '~/pastes/paste-problem';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { teamSize } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { memberField, moveField } from './reading/proposals';

/** Field → value. A pasted member replaces its slot as a whole, so that nothing of another Pokémon remains. */
export function pastedValues(members: readonly PastedMember[], locale: Locale): Record<string, string> {
  const values: Record<string, string> = {};
  const name = (names: Dictionary, key?: string) => (key ? nameOf(names, key, locale) : '');
  for (const [slot, member] of members.entries()) {
    values[memberField(slot, 'species')] = speciesName(member, locale);
    values[memberField(slot, 'ability')] = name(abilityNames, member.ability);
    values[memberField(slot, 'item')] = name(itemNames, member.item);
    values[memberField(slot, 'teraType')] = member.teraType ?? '';
    values[memberField(slot, 'statAlignment')] = member.statAlignment ?? '';
    for (const at of [0, 1, 2, 3]) values[moveField(slot, at)] = name(moveNames, member.moves?.[at]);
  }
  return values;
}

const speciesName = ({ species, speciesText = '' }: PastedMember, locale: Locale) =>
  species ? nameOf(speciesNames, species, locale) : speciesText;

/** A value that a button fills in. */
export interface ToldOption {
  path: string;
  value: string;
  label: string;
}

export interface ToldProblem extends Omit<PasteProblem, 'options'> {
  options?: ToldOption[];
}

export interface ToldPaste {
  count: number;
  problems: ToldProblem[];
  /** Several teams: nothing is filled in until one is chosen. */
  asks?: { choice: TeamChoice; title: string; names: string[] }[];
}

/** The summary and the text, in a form sent as a whole. `kept`: see `fillOver`. */
export interface PastedAnswer extends ToldPaste {
  text: string;
  kept: number[];
}

export const toldPaste = ({ members, problems, asks }: PastedTeam, locale: Locale): ToldPaste => ({
  count: members.length,
  problems: problems.map(({ options, ...problem }) => ({
    ...problem,
    ...(options && { options: options.map((option) => toldOption(option, locale)) }),
  })),
  asks: asks?.map(({ choice, title, species }) => ({
    choice,
    title,
    names: species.slice(0, teamSize).map((each) => speciesName(each, locale)),
  })),
});

const namesOf = (field: PasteOption['field']): Dictionary => {
  if (field === 'item') return itemNames;
  if (field === 'ability') return abilityNames;
  if (field === 'teraType') return typeNames;
  return field === 'statAlignment' ? natureNames : moveNames;
};

function toldOption({ slot, field, key }: PasteOption, locale: Locale): ToldOption {
  const label = nameOf(namesOf(field), key, locale);
  // Choices of a list hold keys.
  const value = field === 'teraType' || field === 'statAlignment' ? key : label;
  return { path: `members[${slot}].${field}`, value, label };
}
