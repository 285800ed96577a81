import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import type { TypedMember, TypedSheet } from './typed-sheet';

export function printTyped(typed: TypedSheet, locale: Locale): string {
  const player = [typed.displayName, typed.saidName, typed.discordId, typed.twitterId, typed.tonamelId];
  const members = typed.members.map((member) => printMember(member, locale));
  return [...player, ...members].filter(Boolean).join('\n');
}

export const printMember = (
  { species, ability, item, teraType, statAlignment, moves }: TypedMember,
  locale: Locale,
): string =>
  [
    species,
    ability,
    item,
    nameOf(typeNames, teraType, locale),
    nameOf(natureNames, statAlignment, locale),
    ...moves,
  ]
    .filter(Boolean)
    .join(' / ');
