import { type Html, html } from './html';
import { emsOf } from './text';

// Longer words may break, so that they aren't condensed to nothing.
const maxWord = 12;
const maxParts = 16;

/** Length of the longest line if the words are folded into so many lines. */
function foldedLength(lengths: readonly number[], lines: number): number {
  const sums = lengths.flatMap((_, from) =>
    lengths
      .slice(from)
      .map((_, at) => lengths.slice(from, from + at + 1).reduce((sum, each) => sum + each, 0)),
  );
  const fits = (room: number) => {
    let [used, line] = [0, 1];
    for (const length of lengths) {
      if (used + length > room) [used, line] = [0, line + 1];
      used += length;
    }
    return line <= lines;
  };
  return Math.min(...sums.filter((sum) => sum >= Math.max(...lengths) && fits(sum)));
}

/** Text whose words stay whole, and the length in em that its lines need if it is folded into 2, 3 or 4. */
export function foldedText(text: string, widths: string): { style: string; words: Html[] } {
  const parts = text.split(/(?<=[ \u3000])/, maxParts + 1);
  const lengths = parts.map((part) => emsOf(part, widths));
  const style = `--len:${emsOf(text, widths)}`;
  // Engines balance a word without blanks in different ways.
  const isOneWord = parts.length < 2;
  if (isOneWord || parts.length > maxParts || Math.max(...lengths) > maxWord)
    return { style: `${style};--wrap:${isOneWord ? 'wrap' : 'balance'}`, words: [html`${text}`] };
  const folds = [2, 3, 4].map((lines) => `;--in-${lines}:${foldedLength(lengths, lines).toFixed(2)}`);
  return {
    style: style + folds.join(''),
    // Lines break at blanks outside of the words alone.
    words: parts.map((part) => {
      const word = part.trimEnd();
      return html`<span class="word">${word}</span>${part.slice(word.length)}`;
    }),
  };
}
