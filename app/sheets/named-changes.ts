import type { Locale } from '~/locales/locale';
import { knownMembers } from '~/pastes/known-members';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import { typedSheetOf } from './name-typed';
import { type SheetChange, sheetChanges } from './sheet-changes';
import type { TeamSheetContent } from './team-sheet';
import type { TypedSheet } from './typed-sheet';

/** In the reader's language. A typed name and the key it got later count as equal. */
export const namedChanges = (
  before: TeamSheetContent,
  after: TeamSheetContent,
  locale: Locale,
): SheetChange[] => changesByName(typedNow(before, locale), typedNow(after, locale), locale);

export const changesByName = (before: TypedSheet, after: TypedSheet, locale: Locale): SheetChange[] =>
  sheetChanges(before, after).map((change) => named(change, locale));

const typedNow = (content: TeamSheetContent, locale: Locale) =>
  typedSheetOf({ ...content, members: knownMembers(content.members) }, locale);

/** Form values hold types and Stat Alignments as keys. */
function named(change: SheetChange, locale: Locale): SheetChange {
  const names = change.path.endsWith('.teraType')
    ? typeNames
    : change.path.endsWith('.statAlignment')
      ? natureNames
      : undefined;
  if (!names) return change;
  return {
    ...change,
    before: nameOf(names, change.before, locale),
    after: nameOf(names, change.after, locale),
  };
}
