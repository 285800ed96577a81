export type Cell = string | number | null;
type Row = readonly Cell[];

// Excel and its like take such a cell for a formula: a team named =HYPERLINK(…) must stay a name. A name that looks as if
// this had been done to it already is given another apostrophe, so that reading takes off just the one.
const startsFormula = /^(?:[\t\r]|'*\s*[=+\-@＝＋－＠])/;
const wasGuarded = /^'(?='*\s*[=+\-@＝＋－＠])/;

/** A cell of ours as it was before it was written. */
export const unguarded = (cell: string): string => cell.replace(wasGuarded, '');

/** Text that no spreadsheet takes for a formula. */
export const guarded = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** `parts`: what parts the cells of its file. */
export function csvCell(value: Cell, parts = ','): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return text.includes(parts) || /["\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole file for spreadsheets: UTF-8 with its mark, lines as RFC 4180 has them. */
export const csvFile = (rows: readonly Row[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')}`;

/** What a spreadsheet takes from the clipboard. */
export const tsvText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, '\t')).join('\t')}\r\n`).join('');
