// Excel and its like take such a cell for a formula: a team named =HYPERLINK(…) must stay a name.
const startsFormula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole file for spreadsheets: UTF-8 with its mark, lines as RFC 4180 has them. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
