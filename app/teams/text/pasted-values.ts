import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { memberField, moveField } from '~/teams/reading/proposals';
import type { PastedMember } from './paste';

/** By field. A member that the text names replaces its slot as a whole: nothing of another Pokémon stays. */
export function pastedValues(members: readonly PastedMember[], locale: Locale): Record<string, string> {
  const values: Record<string, string> = {};
  const name = (names: Dictionary, key?: string) => (key ? nameOf(names, key, locale) : '');
  for (const [slot, member] of members.entries()) {
    values[memberField(slot, 'species')] = name(speciesNames, member.species) || (member.speciesText ?? '');
    values[memberField(slot, 'ability')] = name(abilityNames, member.ability);
    values[memberField(slot, 'item')] = name(itemNames, member.item);
    values[memberField(slot, 'teraType')] = member.teraType ?? '';
    values[memberField(slot, 'statAlignment')] = member.statAlignment ?? '';
    for (const at of [0, 1, 2, 3]) values[moveField(slot, at)] = name(moveNames, member.moves?.[at]);
  }
  return values;
}
