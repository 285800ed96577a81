import Papa from 'papaparse';
import { unguarded } from './write-csv';

export interface TableLine {
  /** Number of its first line in the text, from 1. */
  line: number;
  text: string;
  cells: string[];
}

export interface CsvRows {
  lines: TableLine[];
  quote?: { line: number; text: string };
}

export const plainEnds = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

// Excel's own line for the delimiter, which it doesn't show.
const delimiterLine = /^sep=(.)\n/i;

/** Guesses the cells' delimiter; a tab wins, since names never contain one. */
export function delimiterOf(text: string): string {
  const [, delimiter] = delimiterLine.exec(text) ?? [];
  if (delimiter) return delimiter;
  if (text.includes('\t')) return '\t';
  const guess = Papa.parse(text, { delimitersToGuess: [';', ',', '|'], preview: 50 });
  return guess.meta.delimiter;
}

/** Parses text with `\n` line ends; skips blank lines and removes our formula guard. */
export function csvRows(text: string, delimiter: string): CsvRows {
  const lines: TableLine[] = [];
  let quote: CsvRows['quote'];
  let at = delimiterLine.exec(text)?.[0].length ?? 0;
  let line = at > 0 ? 2 : 1;
  const start = at;
  Papa.parse<string[]>(text.slice(start), {
    delimiter,
    newline: '\n',
    step({ data, errors, meta }) {
      const end = start + meta.cursor;
      const raw = text.slice(at, end);
      const cells = data.map((cell) => unguarded(cell.trim()));
      const whole = raw.trim();
      if (whole !== '') lines.push({ line, text: whole, cells });
      if (errors.some(({ type }) => type === 'Quotes'))
        quote ??= { line, text: whole.split('\n', 1)[0] ?? '' };
      line += raw.split('\n').length - 1;
      at = end;
    },
  });
  // A table copied from a web page has tabs, and its quotation marks are literal.
  if (quote && delimiter === '\t' && !text.slice(start).includes('""')) {
    const literal = text
      .slice(start)
      .split('\n')
      .map((raw, index) => ({
        line: index + (start > 0 ? 2 : 1),
        text: raw.trim(),
        cells: raw.split('\t').map((cell) => unguarded(cell.trim())),
      }));
    return { lines: literal.filter((each) => each.text !== '') };
  }
  return quote ? { lines, quote } : { lines };
}
