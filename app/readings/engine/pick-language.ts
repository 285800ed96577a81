import { type Locale, locales } from '~/locales/locale';
import { bestScore, clearScore, type LineReader } from './read-lines';
import type { TextLine } from './text-line';

const voters = 8;

/** The language in which some clear lines read as names; Japanese is asked first, and alone when it is sure. */
export async function pickLanguage(
  lines: readonly TextLine[],
  readerOf: (locale: Locale) => Promise<LineReader>,
): Promise<Locale> {
  const asked = votingLines(lines);
  let best: { locale: Locale; score: number } = { locale: locales[0], score: 0 };
  for (const locale of locales) {
    const reader = await readerOf(locale);
    const scores: number[] = [];
    for (const line of asked) scores.push(bestScore(await reader.look(line)));
    const score = scores.reduce((sum, one) => sum + one, 0);
    if (score > best.score) best = { locale, score };
    if (scores.filter((one) => one >= clearScore).length >= asked.length / 2) break;
  }
  return best.locale;
}

/** The widest of those which stand out and are as high as most: a picture's streaks are wide, too. */
function votingLines(lines: readonly TextLine[]): TextLine[] {
  const long = lines.filter(({ parts, width, height }) => parts.length >= 4 && width > 2.5 * height);
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const usual = middle(long.map(({ height }) => height));
  const clear = middle(long.map(({ contrast }) => contrast));
  return long
    .filter(({ height, contrast }) => Math.abs(height - usual) < usual * 0.3 && contrast > clear * 0.75)
    .sort((a, b) => b.width / b.height - a.width / a.height)
    .slice(2, 2 + voters);
}
