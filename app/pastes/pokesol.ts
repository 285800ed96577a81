import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';

/** Prints PokeSol's format: Japanese names, no stat points. */
export function printPokesol(members: readonly TeamMember[]): string {
  return members.map(printMember).join('\n\n');
}

function printMember(member: TeamMember): string {
  const japanese = (dictionary: Dictionary, key: string) => nameOf(dictionary, key, 'ja');
  const { species, item, teraType, ability, statAlignment, moves } = member;
  return [
    japanese(speciesNames, species) + (item ? ` @ ${japanese(itemNames, item)}` : ''),
    teraType && `テラスタイプ: ${japanese(typeNames, teraType)}`,
    ability && `特性: ${japanese(abilityNames, ability)}`,
    statAlignment && `性格: ${japanese(natureNames, statAlignment)}`,
    moves?.length && moves.map((move) => japanese(moveNames, move)).join(' / '),
  ]
    .filter(Boolean)
    .join('\n');
}
