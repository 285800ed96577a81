import type { Locale } from '~/locales/locale';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, foldName, nameOf, plainName } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { formsOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { firstCharacters, plainText } from '~/text/text';
import type { ProposedMember, ProposedValue } from './proposals';

/** All forms of a species count as alike, since the screen doesn't show forms. */
export function proposeMembers({ members }: ReadingResult, locale: Locale): ProposedMember[] {
  return members.map(({ species, ability, item, moves, alignment }) => ({
    species: propose(speciesNames, species, locale, species.key === null ? [] : formsOf(species.key)),
    ability: propose(abilityNames, ability, locale),
    item: propose(itemNames, item, locale),
    statAlignment: alignment && proposeKey(natureNames, alignment, locale),
    moves: moves.flatMap((move) => propose(moveNames, move, locale) ?? []),
  }));
}

/** Select options are identified by key. */
const proposeKey = (names: Dictionary, value: ReadValue, locale: Locale): ProposedValue | undefined => {
  const proposed = propose(names, value, locale);
  return proposed && { ...proposed, name: value.key as string };
};

/** More buttons than these are not looked through at a glance. */
const maxChoices = 6;

const namesOf = (names: Dictionary, keys: readonly string[], locale: Locale) => [
  ...new Set(keys.map((key) => nameOf(names, key, locale))),
];

// A long line of noise would push its field off the screen.
const shortened = (raw: string) => firstCharacters(plainText(raw), 40);

function propose(
  names: Dictionary,
  { key, uncertain, raw, choices = [] }: ReadValue,
  locale: Locale,
  forms: readonly string[] = [],
): ProposedValue | undefined {
  if (key === null) return undefined;
  const alike = new Set<string>();
  for (const other of [key, ...forms, ...choices]) {
    const { ja = other, en = other } = names[other] ?? {};
    for (const name of [other, ja, en, plainName(ja), plainName(en)]) alike.add(foldName(name));
  }
  return {
    name: nameOf(names, key, locale),
    alike: [...alike],
    uncertain: uncertain || choices.length > 1,
    raw: shortened(raw),
    ...(choices.length > 1 && choices.length <= maxChoices && { choices: namesOf(names, choices, locale) }),
  };
}
