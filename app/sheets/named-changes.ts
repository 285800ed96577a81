import type { Locale } from '~/locales/locale';
import { knownMembers } from '~/pastes/known-members';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import { typedOf } from './name-typed';
import { type SheetChange, sheetChanges } from './sheet-changes';
import type { TeamSheetContent } from './team-sheet';
import type { TypedSheet } from './typed-sheet';

/**
 * What was changed between two stored sheets, all of it by name in the reader's language. A name as it was typed then and
 * the key that it has by now are the same.
 */
export const namedChanges = (
  before: TeamSheetContent,
  after: TeamSheetContent,
  locale: Locale,
): SheetChange[] => changesByName(typedNow(before, locale), typedNow(after, locale), locale);

/** The same between two sheets as they stand in a form. */
export const changesByName = (before: TypedSheet, after: TypedSheet, locale: Locale): SheetChange[] =>
  sheetChanges(before, after).map((change) => named(change, locale));

const typedNow = (content: TeamSheetContent, locale: Locale) =>
  typedOf({ ...content, members: knownMembers(content.members) }, locale);

/** In a form types and Stat Alignments stand by key. */
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
