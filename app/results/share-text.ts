import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { playerName } from '~/text/nameless';
import { finishOf, type PlaceNaming } from './final-standing';

export interface SharedResult {
  title: Record<Locale, string>;
  /** Public standings, best first. */
  rows: readonly { displayName: string; rank: number | null }[];
  naming: PlaceNaming;
}

const maxWeight = 280;
const urlWeight = 23;
// The ranges of twitter-text's configuration, version 3.
const lightLetters = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;
/** Places that are named without a larger cut. */
const fewestPlaces = 4;

/** How X counts a text: a URL as 23, most letters of Latin script as 1, all others as 2. Emoji may count less. */
export function weightOf(text: string, url: string): number {
  const parts = text.normalize('NFC').split(url);
  const weights = [...parts.join('')].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return lightLetters.some(([first, last]) => first <= code && code <= last) ? 1 : 2;
  });
  return weights.reduce<number>((sum, weight) => sum + weight, (parts.length - 1) * urlWeight);
}

/**
 * Plain text for X and LINE: the tournament, a line for each place, the URL. Leaves out the lowest places until a post on X
 * holds it.
 * @returns undefined if no player has a place
 */
export function shareText(
  locale: Locale,
  { title, rows, naming }: SharedResult,
  url: string,
): string | undefined {
  const t = translatorFor(locale);
  const lowest = Math.max(fewestPlaces, naming.topCut ?? 0);
  const namesByPlace = new Map<string, string[]>();
  for (const { displayName, rank } of rows) {
    if (rank === null || rank > lowest) continue;
    const finish = finishOf(rank, naming);
    const place = finish
      ? t(`results.finish.${finish}`)
      : t('results.share.place', { count: rank, ordinal: true });
    namesByPlace.set(place, [...(namesByPlace.get(place) ?? []), playerName(t, displayName)]);
  }
  if (namesByPlace.size === 0) return undefined;
  const lines = [...namesByPlace].map(([place, names]) =>
    t('results.share.line', { place, names: names.join(locale === 'ja' ? '、' : ', ') }),
  );
  return postText(title[locale], lines, url);
}

/** A post of X: leaves out the last lines until it holds the text. */
export function postText(title: string, lines: readonly string[], url: string): string {
  const textOf = (count: number) => [title, ...lines.slice(0, count), url].join('\n');
  let count = lines.length;
  while (count > 0 && weightOf(textOf(count), url) > maxWeight) count--;
  return textOf(count);
}
