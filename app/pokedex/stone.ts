import { type Dictionary, foldName, type Name } from './name';
import { allowedTypos, typosBetween } from './typos';

interface StoneName {
  stem: string;
  letter: string;
}

export interface Stone {
  names: readonly StoneName[];
  letter: string;
  /** Others differ by letter alone, and all have one: a name without it is ambiguous. */
  needsLetter: boolean;
}

export function readStone(folded: string): StoneName | undefined {
  const [, stem, letter = ''] = /^(.+)(?:ないと|naito|ite)(.?)$/.exec(folded) ?? [];
  return stem === undefined ? undefined : { stem, letter };
}

export const isWrittenAsStone = (forms: readonly string[]) => forms.some((form) => readStone(form));

/** Checks both languages, as サーナイト and Eviolite are no stones. */
export const isStone = ({ ja, en }: Name): boolean =>
  [ja, en].every((name) => /^[xyz]?$/.test(readStone(foldName(name))?.letter ?? 'none'));

export function stonesOf(
  dictionary: Dictionary,
  entries: readonly { key: string; texts: readonly string[] }[],
): ReadonlyMap<string, Stone> {
  const stones = entries.flatMap(({ key, texts }) => {
    const name = dictionary[key];
    const names = name && isStone(name) ? texts.flatMap((text) => readStone(text) ?? []) : [];
    return names[0] ? [{ key, names, ...names[0] }] : [];
  });
  const letters = new Map<string, string[]>();
  for (const { stem, letter } of stones) letters.set(stem, [...(letters.get(stem) ?? []), letter]);
  return new Map(
    stones.map(({ key, names, stem, letter }) => {
      const all = letters.get(stem) ?? [];
      return [key, { names, letter, needsLetter: all.length > 1 && !all.includes('') }];
    }),
  );
}

/** False for another letter, or if the text names another Pokémon. @param maxTypos in the Pokémon's name */
export const mayMean = (forms: readonly string[], stone: Stone, maxTypos: number): boolean =>
  forms.some((form) => {
    const parts = readStone(form);
    if (!parts && /ないと|naito|ite/.test(form)) return false;
    const letter = parts ? parts.letter : letterBehind(form);
    if (letter !== stone.letter && !(letter === '' && stone.needsLetter)) return false;
    return !parts || stone.names.some(({ stem }) => isNearStem(parts.stem, stem, maxTypos));
  });

const letterBehind = (folded: string) => /[xyz]$|(?<=[ぁ-ゖー])[a-z\d]$/.exec(folded)?.[0] ?? '';

/** Stones drop the end of a name: ゲンガナイト for ゲンガー. */
const isNearStem = (written: string, stem: string, maxTypos: number) =>
  (written.startsWith(stem) && written.length <= stem.length + 3) ||
  typosBetween(written, stem, Math.min(maxTypos, allowedTypos(written))) < Number.POSITIVE_INFINITY;
