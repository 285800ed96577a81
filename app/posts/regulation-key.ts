import type { Locale } from '~/locales/locale';
import type { Regulation } from '~/pokedex/regulation';
import { allRegulations } from '~/pokedex/regulations';
import { foldText } from '~/text/text';

let made: { of: readonly Regulation[]; keys: ReadonlyMap<string, string> } | undefined;

function keysByText(): ReadonlyMap<string, string> {
  const of = allRegulations();
  if (made?.of === of) return made.keys;
  const keys = new Map(
    of.flatMap(({ id, name }) => {
      const set = id.slice(id.indexOf('-') + 1);
      // Players write 「レギュI」, "Reg. I" or the letter alone.
      const spellings = [name.ja, name.en, `レギュ${set}`, `reg ${set}`, `reg. ${set}`, `reg${set}`, set, id];
      return spellings.map((text) => [foldRegulation(text), id] as const);
    }),
  );
  made = { of, keys };
  return keys;
}

function foldRegulation(text: string): string {
  return foldText(text).replace(/[\s.・\-‐‑–−ー]/g, '');
}

/** The same for a regulation however it is written: its id where it is a known one. */
export const regulationKeyOf = (text: string): string =>
  keysByText().get(foldRegulation(text)) ?? foldText(text);

/** What is proposed where a regulation is typed, newest first. */
export const regulationNames = (locale: Locale): string[] =>
  [...allRegulations()].reverse().map(({ name }) => name[locale]);
