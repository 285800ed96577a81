import { type Locale, locales } from '~/locales/locale';
import { bestScore, clearScore, type LineReader } from './read-lines';
import type { TextLine } from './text-line';

const voters = 8;

const nearly = 0.8;

/** Languages that the lines read as names in, best first; the expected one is asked first, and alone if it is sure. */
export async function pickLanguages(
  lines: readonly TextLine[],
  readerOf: (locale: Locale) => Promise<LineReader>,
  expected: Locale = locales[0],
): Promise<Locale[]> {
  const asked = votingLines(lines);
  const votes: { locale: Locale; score: number }[] = [];
  for (const locale of [expected, ...locales.filter((other) => other !== expected)]) {
    const reader = await readerOf(locale);
    const scores: number[] = [];
    for (const line of asked) scores.push(bestScore(await reader.look(line)));
    votes.push({ locale, score: scores.reduce((sum, one) => sum + one, 0) });
    if (scores.filter((one) => one >= clearScore).length >= asked.length / 2) break;
  }
  const maxScore = Math.max(...votes.map(({ score }) => score));
  return votes
    .filter(({ score }) => score >= maxScore * nearly)
    .sort((a, b) => b.score - a.score)
    .map(({ locale }) => locale);
}

/** The widest lines of usual height and contrast: a picture's streaks are wide, too. */
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
