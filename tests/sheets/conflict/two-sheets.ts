import { typedSheetOf } from '~/sheets/name-typed';
import { fieldsOf, type TypedSheet } from '~/sheets/typed-sheet';
import { harukaTeam } from '../../world-sheets';

export const base = typedSheetOf(
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
  },
  'en',
);
export const moved = (order: readonly number[], sheet: TypedSheet = base) => ({
  ...sheet,
  members: order.map((at) => sheet.members[at] as TypedSheet['members'][number]),
});
export const swapped = [1, 0, 2, 3, 4, 5];

/** What differs from `sheet`, as it stands in `of`. */
export const differing = (sheet: TypedSheet, of: TypedSheet) =>
  Object.fromEntries(
    Object.entries(fieldsOf(of)).filter(([field, value]) => fieldsOf(sheet)[field] !== value),
  );
