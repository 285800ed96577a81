import type { Locale } from '~/locales/locale';
import type { SheetDetail } from '~/pokedex/regulations';
import { namedChanges } from '~/sheets/named-changes';
import type { TeamSheetContent } from '~/sheets/team-sheet';

/** One thing that was corrected; the values by name in the reader's language, blank for none. */
export type Correction =
  | { what: SheetDetail | 'species'; slot: number; before: string; after: string }
  | { what: 'displayName' | 'tonamelId'; before: string; after: string }
  | { what: 'order' }
  | { what: 'image' };

/** Whether the sheet itself became another one: the six, their details, their order or the image. */
export const changesSheet = (corrections: readonly Correction[]): boolean =>
  corrections.some(({ what }) => what !== 'displayName' && what !== 'tonamelId');

/** What was corrected of what the reader may see: `details` beside the species, and with any of them the image. */
export function correctionsOf(
  before: TeamSheetContent,
  after: TeamSheetContent,
  details: readonly SheetDetail[],
  locale: Locale,
): Correction[] {
  return namedChanges(before, after, locale).flatMap(({ path, before, after }): Correction[] => {
    if (path === 'displayName' || path === 'tonamelId') return [{ what: path, before, after }];
    if (path === 'members') return [{ what: 'order' }];
    if (path === 'readingId') return details.length > 0 ? [{ what: 'image' }] : [];
    const [, at, field] = /^members\[(\d)\]\.(\w+)/.exec(path) ?? [];
    const what = (['species', ...details] as const).find((shown) => shown === field);
    return what ? [{ what, slot: Number(at) + 1, before, after }] : [];
  });
}
