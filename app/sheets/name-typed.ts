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

/** A stored sheet as form values: names in the player's language, types and Stat Alignments by key. */
export function typedSheetOf(content: TeamSheetContent, locale: Locale): TypedSheet {
  const name = (names: Dictionary, key?: string) => (key ? nameOf(names, key, locale) : '');
  return {
    displayName: content.displayName,
    // Old revisions lack this field.
    saidName: content.saidName ?? '',
    discordId: content.discordId,
    twitterId: content.twitterId,
    tonamelId: content.tonamelId,
    isPublic: content.isPublic,
    teamCode: content.teamCode ?? '',
    readingId: content.readingId ?? '',
    // Old revisions have neither a second image nor the consent.
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

/** Types of the six, resolved from names in either language; none for unknown or ambiguous names. */
export const typesOfTyped = ({ members }: TypedSheet): (readonly string[])[] =>
  members.map(({ species }) => typesOf(findByName(speciesNames, species) ?? ''));

/** Names stored without a key were confirmed by the player before. */
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
