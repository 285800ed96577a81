import type { Locale } from './locales/locale';
import { sheetHead, sheetScripts } from './teams/form/SheetIsland';

const { script, parts, texts } = sheetScripts;
const filesOf: ReadonlyMap<string, (locale: Locale) => readonly string[]> = new Map([
  ['teams/form/submit-team', (locale: Locale) => [texts[locale], script, ...parts, ...sheetHead.styles]],
]);

/** Scripts and styles that a page of a route needs beyond those of the site; nothing for what is no next page. */
export const filesOfRoute = (id: string, locale: Locale): readonly string[] =>
  filesOf.get(id)?.(locale) ?? [];
