import type { Translate } from '~/locales/i18n';
import type { SheetProblem } from './team-sheet';

/** Field → what is wrong with it, in the player's language. */
export function problemTexts(problems: readonly SheetProblem[], t: Translate): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const { path, key, params } of problems) {
    texts[path] = [...(texts[path] ?? []), t(`teams.problems.${key}`, params ?? {})];
  }
  return texts;
}
