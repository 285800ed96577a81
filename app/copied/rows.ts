import { type CsvRows, csvRows, delimiterOf, type TableLine } from '~/text/read-csv';

export interface CopiedRows extends CsvRows {
  /** Whether the text is split into columns, rather than one entry per line. */
  isTable: boolean;
  /** Tab and Markdown tables never have their delimiter in a name. */
  isSure: boolean;
}

const markdownRow = /^\s*\|.*\|\s*$/;
const isRule = (line: string) => /^[\s|:-]+$/.test(line) && line.includes('-');
const fence = /^\s*(?:```|~~~)\w{0,12}\s*$/;

/** Splits a copied table into cells: tabs, CSV, full-width commas or Markdown. Lines are numbered as in the text. */
export function copiedRows(text: string): CopiedRows {
  const lines = text.split('\n').map((line) => (fence.test(line) ? '' : line));
  const whole = lines.join('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const marked = filled.filter((line) => markdownRow.test(line));
  if (marked.length > 1 && marked.length * 2 > filled.length)
    return { lines: markdownLines(lines), isTable: true, isSure: true };
  const delimiter = delimiterOf(whole);
  const rows = csvRows(whole, delimiter);
  const isSure = delimiter === '\t';
  if (isSure || isWide(rows)) return { ...rows, isTable: true, isSure };
  const fullWidth = csvRows(whole, '，');
  return isWide(fullWidth) ? { ...fullWidth, isTable: true, isSure } : { ...rows, isTable: false, isSure };
}

const isWide = ({ lines }: CsvRows) =>
  lines.filter(({ cells }) => cells.filter(Boolean).length > 1).length * 2 > lines.length;

const markdownLines = (lines: readonly string[]): TableLine[] =>
  lines.flatMap((raw, at) => {
    const text = raw.trim();
    if (text === '' || isRule(text)) return [];
    const inner = markdownRow.test(text) ? text.slice(1, -1).split('|') : [text];
    const cells = inner.map((cell) => cell.trim().replace(/^\*\*(.+)\*\*$/, '$1'));
    return [{ line: at + 1, text, cells }];
  });
