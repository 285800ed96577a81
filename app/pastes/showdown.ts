import { Sets } from '@pkmn/sets';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import { showdownName } from './showdown-name';
import { unlistedNames } from './unlisted-names';

/** Prints Showdown's format: English names, no stat points. */
export const printShowdown = (members: readonly TeamMember[]): string => printSets(members, {});

/** Species only, for closed sheets. */
export const printSpecies = (members: readonly Pick<TeamMember, 'species'>[]): string =>
  printSets(
    members.map(({ species }) => ({ species })),
    {},
  );

/** Showdown's validator requires an ability and a move in each set, and names that it knows. */
export const isBattleReady = (members: readonly TeamMember[]): boolean =>
  members.every(({ ability, moves }) => ability && moves?.length) && unlistedNames(members).length === 0;

// Values that no sheet holds: a neutral nature, and one point, as Showdown rejects sets without any as forgotten.
const neutral = { level: 50, nature: 'Serious', evs: { hp: 1, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 } };

/** Prints a team that Showdown accepts for battle; players add stat points and Scarlet/Violet natures there. */
export const printBattleReady = (members: readonly TeamMember[]): string => printSets(members, neutral);

function printSets(members: readonly TeamMember[], defaults: Partial<typeof neutral>): string {
  const english = (dictionary: Parameters<typeof nameOf>[0], key?: string) =>
    key === undefined ? undefined : nameOf(dictionary, key, 'en');
  return members
    .map((member) =>
      Sets.exportSet({
        ...defaults,
        species: showdownName(member.species),
        item: english(itemNames, member.item),
        ability: english(abilityNames, member.ability),
        teraType: english(typeNames, member.teraType),
        nature: english(natureNames, member.statAlignment) ?? defaults.nature,
        moves: member.moves?.map((move) => nameOf(moveNames, move, 'en')),
      }),
    )
    .join('');
}
