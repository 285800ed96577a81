import type { Translate } from '~/locales/i18n';
import type { SheetProblem } from './team-sheet';

interface FieldText {
  path: string;
  text: string;
}

export const problemTexts = (problems: readonly SheetProblem[], t: Translate): FieldText[] =>
  problems.map(({ path, key, params }) => ({ path, text: t(`teams.problems.${key}`, params ?? {}) }));

export function textsByField(texts: readonly FieldText[]): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const { path, text } of texts) byField[path] = [...(byField[path] ?? []), text];
  return byField;
}
