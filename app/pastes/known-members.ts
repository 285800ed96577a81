import { abilityNames } from '~/pokedex/ability-names';
import { isFreeName } from '~/pokedex/free-name';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName, findByName } from '~/pokedex/name';
import { abilitiesOf, formOnSheet, traitsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { readSpecies } from './resolve-pasted';

export type NameKind = 'species' | 'ability' | 'item' | 'move';

export const dictionaryOf: Record<NameKind, Dictionary> = {
  species: speciesNames,
  ability: abilityNames,
  item: itemNames,
  move: moveNames,
};

/** The values of a member that say more about its other names. */
type Beside = Partial<Pick<TeamMember, 'species' | 'item'>>;

/** All that a full name means: several keys where forms or abilities share it and nothing beside it tells which. */
export function keysNamed(kind: NameKind, name: string, beside: Beside = {}): readonly string[] {
  if (kind === 'species') return speciesNamed(name, beside.item);
  const found = findAllByName(dictionaryOf[kind], name);
  if (kind !== 'ability') return found;
  const own = abilitiesOf(beside.species ?? '').filter((ability) => found.includes(ability));
  return own.length > 0 ? own : found;
}

function speciesNamed(name: string, item?: string): readonly string[] {
  const exact = findByName(speciesNames, name);
  if (exact) return [formOnSheet(exact)];
  const { found, rest } = readSpecies(name);
  return rest ? [] : formHeld(found, item);
}

/** The one of several forms that the held item makes, if it makes one. */
export function formHeld(forms: readonly string[], item: string | undefined): readonly string[] {
  const held = item && forms.find((key) => traitsOf(key)?.formItems.includes(item));
  return held ? [held] : forms;
}

/** The key that belongs in the place of a stored value; undefined where the value stays. */
export function homeOf(kind: NameKind, value: string, beside?: Beside): string | undefined {
  if (!isFreeName(value)) return undefined;
  const [key, ...others] = keysNamed(kind, value, beside);
  return others.length > 0 ? undefined : key;
}

/** The six with keys in the place of names that were kept as typed and are known by now; other names stay. */
export const knownMembers = (members: readonly TeamMember[]): TeamMember[] => members.map(knownMember);

function knownMember(member: TeamMember): TeamMember {
  const known = (kind: NameKind, value: string, beside?: Beside) => homeOf(kind, value, beside) ?? value;
  const { ability, moves } = member;
  const item = member.item && known('item', member.item);
  const species = known('species', member.species, { item });
  return {
    ...{ ...member, species },
    ...(ability && { ability: known('ability', ability, { species }) }),
    ...(item && { item }),
    ...(moves && { moves: moves.map((move) => known('move', move)) }),
  };
}
