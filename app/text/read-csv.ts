import Papa from 'papaparse';
import { unguarded } from './write-csv';

export interface TableLine {
  /** Where it begins in the text, from 1. */
  line: number;
  text: string;
  cells: string[];
}

export interface CsvRows {
  lines: TableLine[];
  /** The first line with quotation marks that do not pair. */
  quote?: { line: number; text: string };
}

/** As lines end here; without the mark that Excel puts before a file. */
export const plainEnds = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

// Excel names the delimiter on a line of its own, and leaves it out of what it shows.
const named = /^sep=(.)\n/i;

/** What parts the cells: tabs wherever there are any, as nobody types them into a name. */
export function delimiterOf(text: string): string {
  const [, said] = named.exec(text) ?? [];
  if (said) return said;
  if (text.includes('\t')) return '\t';
  const guessed = Papa.parse(text, { delimitersToGuess: [';', ',', '|'], preview: 50 });
  return guessed.meta.delimiter;
}

/** Lines without anything are left out; the text has plain line ends. Cells are as they were before our own guard. */
export function csvRows(text: string, delimiter: string): CsvRows {
  const lines: TableLine[] = [];
  let quote: CsvRows['quote'];
  let at = named.exec(text)?.[0].length ?? 0;
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
  // A page that is copied has tabs, and quotation marks which mean themselves.
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
