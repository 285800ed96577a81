import { type Dictionary, foldName, type Name } from './name';
import { allowedTypos, typosBetween } from './typos';

/** A Mega Stone's folded name taken apart: 「リザードナイトＸ」 is `りざーど` and `x`. */
interface StoneName {
  stem: string;
  letter: string;
}

export interface Stone {
  names: readonly StoneName[];
  letter: string;
  /** Others differ by the letter alone, and all of them have one: the name without a letter asks which. */
  needsLetter: boolean;
}

/** Undefined unless the folded text ends as stones do: ナイト, -ite or `naito`, and perhaps a letter. */
export function readStone(folded: string): StoneName | undefined {
  const [, stem, letter = ''] = /^(.+)(?:ないと|naito|ite)(.?)$/.exec(folded) ?? [];
  return stem === undefined ? undefined : { stem, letter };
}

export const isWrittenAsStone = (forms: readonly string[]) => forms.some((form) => readStone(form));

/** Whether a thing is named as a stone in both languages; サーナイト and Eviolite are none. */
export const isStone = ({ ja, en }: Name): boolean =>
  [ja, en].every((name) => /^[xyz]?$/.test(readStone(foldName(name))?.letter ?? 'none'));

export function stonesOf(
  dictionary: Dictionary,
  entries: readonly { key: string; texts: readonly string[] }[],
): ReadonlyMap<string, Stone> {
  const found = entries.flatMap(({ key, texts }) => {
    const name = dictionary[key];
    const names = name && isStone(name) ? texts.flatMap((text) => readStone(text) ?? []) : [];
    return names[0] ? [{ key, names, ...names[0] }] : [];
  });
  const letters = new Map<string, string[]>();
  for (const { stem, letter } of found) letters.set(stem, [...(letters.get(stem) ?? []), letter]);
  return new Map(
    found.map(({ key, names, stem, letter }) => {
      const all = letters.get(stem) ?? [];
      return [key, { names, letter, needsLetter: all.length > 1 && !all.includes('') }];
    }),
  );
}

/** Never with another letter, or where the text names another Pokémon in full; `maxTypos` of its name. */
export const mayMean = (forms: readonly string[], stone: Stone, maxTypos: number): boolean =>
  forms.some((form) => {
    const read = readStone(form);
    if (!read && /ないと|naito|ite/.test(form)) return false;
    const letter = read ? read.letter : letterBehind(form);
    if (letter !== stone.letter && !(letter === '' && stone.needsLetter)) return false;
    return !read || stone.names.some(({ stem }) => isNearStem(read.stem, stem, maxTypos));
  });

/** The letter at the end of a text whose ending is mistyped: behind Latin letters only x, y and z are one. */
const letterBehind = (folded: string) => /[xyz]$|(?<=[ぁ-ゖー])[a-z\d]$/.exec(folded)?.[0] ?? '';

/** Stones leave out the end of a name: ゲンガナイト for ゲンガー. */
const isNearStem = (written: string, stem: string, maxTypos: number) =>
  (written.startsWith(stem) && written.length <= stem.length + 3) ||
  typosBetween(written, stem, Math.min(maxTypos, allowedTypos(written))) < Number.POSITIVE_INFINITY;
