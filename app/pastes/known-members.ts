import { abilityNames } from '~/pokedex/ability-names';
import { isFreeName } from '~/pokedex/free-name';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName } from '~/pokedex/name';
import { abilitiesOf, formOnSheet, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { readSpecies } from './resolve-pasted';

export type MemberNameKind = 'species' | 'ability' | 'item' | 'move';

export const memberDictionaries: Record<MemberNameKind, Dictionary> = {
  species: speciesNames,
  ability: abilityNames,
  item: itemNames,
  move: moveNames,
};

/** Other values of the member, to resolve an ambiguous name. */
type Hints = Partial<Pick<TeamMember, 'species' | 'item'>>;

/** @returns every key that a full name may mean: several if forms or abilities share it and `hints` don't decide */
export function keysNamed(kind: MemberNameKind, name: string, hints: Hints = {}): readonly string[] {
  if (kind === 'species') return speciesNamed(name, hints.item);
  const keys = findAllByName(memberDictionaries[kind], name);
  if (kind !== 'ability') return keys;
  const own = abilitiesOf(hints.species ?? '').filter((ability) => keys.includes(ability));
  return own.length > 0 ? own : keys;
}

function speciesNamed(name: string, item?: string): readonly string[] {
  const exact = findByName(speciesNames, name);
  if (exact) return [formOnSheet(exact)];
  const { found, rest } = readSpecies(name);
  return rest ? [] : formHeld(found, item);
}

/** Narrows the forms to the one that the held item makes, if any. */
export function formHeld(forms: readonly string[], item: string | undefined): readonly string[] {
  const held = item && forms.find((key) => traitsOf(key)?.formItems.includes(item));
  return held ? [held] : forms;
}

/** @returns the key of a free-text name that is known by now, and unambiguous */
export function homeOf(kind: MemberNameKind, value: string, hints?: Hints): string | undefined {
  if (!isFreeName(value)) return undefined;
  const [key, ...others] = keysNamed(kind, value, hints);
  return others.length > 0 ? undefined : key;
}

/** Replaces free-text names that are known by now with their keys. */
export const knownMembers = (members: readonly TeamMember[]): TeamMember[] => members.map(knownMember);

function knownMember(member: TeamMember): TeamMember {
  const resolve = (kind: MemberNameKind, value: string, hints?: Hints) => homeOf(kind, value, hints) ?? value;
  const { ability, moves } = member;
  const item = member.item && resolve('item', member.item);
  const species = resolve('species', member.species, { item });
  return {
    ...{ ...member, species },
    ...(ability && { ability: resolve('ability', ability, { species }) }),
    ...(item && { item }),
    ...(moves && { moves: moves.map((move) => resolve('move', move)) }),
  };
}
