export type Cell = string | number | null;
type Row = readonly Cell[];

// Formula injection: spreadsheets would run a team named =HYPERLINK(…). An apostrophe prevents that; a name that looks
// guarded already gets another one, so that reading takes off exactly one.
const startsFormula = /^(?:[\t\r]|'*\s*[=+\-@＝＋－＠])/;
const wasGuarded = /^'(?='*\s*[=+\-@＝＋－＠])/;

export const unguarded = (cell: string): string => cell.replace(wasGuarded, '');

export const guarded = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

export function csvCell(value: Cell, delimiter = ','): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return text.includes(delimiter) || /["\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** UTF-8 with a BOM and RFC 4180 lines, for spreadsheets. */
export const csvFile = (rows: readonly Row[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')}`;

export const tsvText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, '\t')).join('\t')}\r\n`).join('');
