import type { Locale } from '~/locales/locale';
import type { SheetDetail } from '~/pokedex/regulations';
import { namedChanges } from '~/sheets/named-changes';
import type { TeamSheetContent } from '~/sheets/team-sheet';

/** Values are names in the reader's language, empty for none. */
export type Correction =
  | { what: SheetDetail | 'species'; slot: number; before: string; after: string }
  | { what: 'displayName' | 'tonamelId'; before: string; after: string }
  | { what: 'order' }
  | { what: 'image' };

export const changesSheet = (corrections: readonly Correction[]): boolean =>
  corrections.some(({ what }) => what !== 'displayName' && what !== 'tonamelId');

/** Corrections that the reader may see: species, `details`, and with any of those the image. */
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
