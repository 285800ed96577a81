import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { teamSize } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findByName, nameOf } from '~/pokedex/name';
import type { SureNames } from '~/pokedex/naming/sure-names';
import { typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { TeamSheetContent } from './team-sheet';
import type { TypedSheet } from './typed-sheet';

/** A stored sheet as its form shows it: names in the player's language, types and Stat Alignments by key. */
export function typedOf(content: TeamSheetContent, locale: Locale): TypedSheet {
  const name = (names: Dictionary, key?: string) => (key ? nameOf(names, key, locale) : '');
  return {
    displayName: content.displayName,
    // Nor does what was recorded before it was asked.
    saidName: content.saidName ?? '',
    discordId: content.discordId,
    twitterId: content.twitterId,
    tonamelId: content.tonamelId,
    isPublic: content.isPublic,
    teamCode: content.teamCode ?? '',
    readingId: content.readingId ?? '',
    // What was recorded before there were two images, and the tick, does not name them.
    secondReadingId: content.secondReadingId ?? '',
    improvesReading: content.improvesReading ?? false,
    keepsIds: false,
    filled: '',
    sure: sureNamesOf(content),
    members: Array.from({ length: teamSize }, (_, slot) => {
      const member = content.members[slot];
      return {
        species: name(speciesNames, member?.species),
        ability: name(abilityNames, member?.ability),
        item: name(itemNames, member?.item),
        moves: [0, 1, 2, 3].map((at) => name(moveNames, member?.moves?.[at])),
        teraType: member?.teraType ?? '',
        statAlignment: member?.statAlignment ?? '',
      };
    }),
  };
}

/** Of the six as they are typed, in either language; none of a name that is not known, or of several. */
export const typesOfTyped = ({ members }: TypedSheet): (readonly string[])[] =>
  members.map(({ species }) => typesOf(findByName(speciesNames, species) ?? ''));

/** What is stored under no key of ours has been said to be right already. */
const sureNamesOf = ({ members }: TeamSheetContent): SureNames =>
  Object.fromEntries(
    members.flatMap(({ species, ability, item, moves = [] }, slot) => {
      const free = (field: string, names: Dictionary, key?: string) =>
        key && !Object.hasOwn(names, key) ? [[`members[${slot}].${field}`, key]] : [];
      return [
        ...free('species', speciesNames, species),
        ...free('ability', abilityNames, ability),
        ...free('item', itemNames, item),
        ...moves.flatMap((move, at) => free(`moves[${at}]`, moveNames, move)),
      ];
    }),
  );
