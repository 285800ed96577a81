import { typedSheetOf } from '~/sheets/name-typed';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { fieldsOf, type TypedSheet } from '~/sheets/typed-sheet';
import { harukaTeam } from '../../world-sheets';

/** Haruka's sheet as the form has it in English. */
export const harukaSheet = (change: Partial<TeamSheetContent> = {}): TypedSheet =>
  typedSheetOf(
    {
      displayName: 'ハルカ',
      saidName: '',
      discordId: 'haruka',
      twitterId: '',
      tonamelId: 'Hrk4Tm',
      members: harukaTeam,
      isPublic: false,
      readingId: null,
      secondReadingId: null,
      improvesReading: false,
      ...change,
    },
    'en',
  );
export const base = harukaSheet();
export const moved = (order: readonly number[], sheet: TypedSheet = base) => ({
  ...sheet,
  members: order.map((at) => sheet.members[at] as TypedSheet['members'][number]),
});
export const swapped = [1, 0, 2, 3, 4, 5];

/** Fields of `of` that differ from `sheet`. */
export const differing = (sheet: TypedSheet, of: TypedSheet) =>
  Object.fromEntries(
    Object.entries(fieldsOf(of)).filter(([field, value]) => fieldsOf(sheet)[field] !== value),
  );
