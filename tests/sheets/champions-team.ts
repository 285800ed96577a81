import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import type { TypedMember } from '~/sheets/typed-sheet';

type Full = Required<Omit<TeamMember, 'teraType'>>;
const member = (
  species: string,
  item: string,
  ability: string,
  moves: string,
  statAlignment: string,
): Full => ({
  species,
  item,
  ability,
  moves: moves.split(' '),
  statAlignment,
});

/** What regulation M-C brought to Pokémon Champions, as two teams of it. */
export const teamsOfRegulationC: readonly (readonly Full[])[] = [
  [
    member(
      'golisopod',
      'golisopite',
      'emergencyexit',
      'firstimpression aquajet wideguard protect',
      'adamant',
    ),
    member('salamence', 'salamencite', 'intimidate', 'doubleedge dragonclaw tailwind protect', 'jolly'),
    member('sirfetchd', 'leek', 'scrappy', 'meteorassault leafblade closecombat protect', 'adamant'),
    member('grapploct', 'sitrusberry', 'technician', 'octolock drainpunch icywind protect', 'careful'),
    member('thievul', 'focussash', 'unburden', 'snarl partingshot fakeout protect', 'timid'),
    member('mrmime', 'lightclay', 'filter', 'fakeout psychic reflect wideguard', 'bold'),
  ],
  [
    member('farfetchd', 'leek', 'innerfocus', 'bravebird leafblade closecombat protect', 'jolly'),
    member('lucario', 'lucarionitez', 'innerfocus', 'aurasphere darkpulse vacuumwave protect', 'timid'),
    member('absol', 'absolitez', 'justified', 'suckerpunch icebeam swordsdance protect', 'hasty'),
    member('garchomp', 'garchompitez', 'roughskin', 'earthquake dragonclaw earthpower protect', 'naive'),
    member(
      'baxcalibur',
      'baxcalibrite',
      'thermalexchange',
      'iciclecrash earthquake dragonclaw protect',
      'adamant',
    ),
    member(
      'rillaboom',
      'terrainextender',
      'grassysurge',
      'fakeout woodhammer grassyglide protect',
      'adamant',
    ),
  ],
];

/** A member as a player types it. */
export const typedIn = (
  locale: 'ja' | 'en',
  { species, ability, item, moves, statAlignment }: Full,
): TypedMember => ({
  species: nameOf(speciesNames, species, locale),
  ability: nameOf(abilityNames, ability, locale),
  item: nameOf(itemNames, item, locale),
  moves: moves.map((move) => nameOf(moveNames, move, locale)),
  teraType: '',
  statAlignment,
});
