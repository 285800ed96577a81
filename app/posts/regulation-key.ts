import type { Locale } from '~/locales/locale';
import type { Regulation } from '~/pokedex/regulation';
import { allRegulations } from '~/pokedex/regulations';
import { foldText } from '~/text/text';

let cached: { regulations: readonly Regulation[]; keys: ReadonlyMap<string, string> } | undefined;

function keysByText(): ReadonlyMap<string, string> {
  const regulations = allRegulations();
  if (cached?.regulations === regulations) return cached.keys;
  const keys = new Map(
    regulations.flatMap(({ id, name }) => {
      const suffix = id.slice(id.indexOf('-') + 1);
      // Players write 「レギュI」, "Reg. I" or the letter alone.
      const spellings = [
        name.ja,
        name.en,
        `レギュ${suffix}`,
        `reg ${suffix}`,
        `reg. ${suffix}`,
        `reg${suffix}`,
        suffix,
        id,
      ];
      return spellings.map((text) => [foldRegulation(text), id] as const);
    }),
  );
  cached = { regulations, keys };
  return keys;
}

function foldRegulation(text: string): string {
  return foldText(text).replace(/[\s.・\-‐‑–−ー]/g, '');
}

/** Normalizes a regulation's spelling: the ID of a known one, else the folded text. */
export const regulationKeyOf = (text: string): string =>
  keysByText().get(foldRegulation(text)) ?? foldText(text);

export const regulationNames = (locale: Locale): string[] =>
  [...allRegulations()].reverse().map(({ name }) => name[locale]);
