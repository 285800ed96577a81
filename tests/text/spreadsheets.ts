import Papa from 'papaparse';
import { csvFile, tsvText } from '~/text/write-csv';

type Rows = Parameters<typeof csvFile>[0];

const tableIn = (file: string) =>
  Papa.parse<string[]>(file.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data;
const quoted = (cell: string, part: string) =>
  cell.includes(part) || /["\n\r\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const write = (table: readonly (readonly string[])[], part: string, end: string) =>
  table.map((row) => row.map((cell) => quoted(cell, part)).join(part) + end).join('');
const wider = (table: string[][]) => table.map((row) => [...row, '', '']);

/** What spreadsheets make of our table when somebody opens it and saves it again, or copies it out. */
export const spreadsheets: Record<string, (rows: Rows) => string> = {
  'as it was downloaded': csvFile,
  'as it was copied': tsvText,
  'saved by Excel as CSV UTF-8': (rows) => `\ufeff${write(tableIn(csvFile(rows)), ',', '\r\n')}`,
  'saved by Excel where commas part decimals': (rows) =>
    `\ufeff${write(tableIn(csvFile(rows)), ';', '\r\n')}`,
  'saved by Excel as Unicode text': (rows) => `\ufeff${write(tableIn(csvFile(rows)), '\t', '\r\n')}`,
  'with empty columns behind it': (rows) => write(wider(tableIn(csvFile(rows))), ',', '\r\n'),
  'downloaded from Google Sheets': (rows) => write(tableIn(csvFile(rows)), ',', '\n').trimEnd(),
  'with all of it in quotes': (rows) =>
    tableIn(csvFile(rows))
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n'),
};

/** Names that are hard on a table. */
export const awkward = [
  ...[
    '=1+1',
    '@a',
    '+81',
    '-_-',
    "'x'",
    "'=x",
    "''@y",
    '＝全角',
    '"Ace"',
    'a, b; c',
    'x|y',
    'O’Neill & <Sons>',
  ],
  ...[
    '山田 太郎',
    '&amp;',
    ']]>',
    'sep=;',
    'JP',
    '1,2',
    '😀',
    'Ａｂｃ',
    'ﾊﾙｶ',
    "O'Brien",
    'a,=1',
    'Ünïcödé',
    '#1 fan',
  ],
];
