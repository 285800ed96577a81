import { csvRows, delimiterOf, plainEnds } from '~/text/read-csv';
import { jsonTable } from './json';
import type { Table, TableFault } from './table';
import { isTdf, tdfTable } from './tdf';

/** Of characters: Limitless tells the six of every player, TOM every match. */
export const longestStandings = 1_000_000;
export const maxStandings = 2000;
/** A page shows what each is taken for. */
const maxColumns = 200;

/** The text as a table, whichever program wrote it; or why it is none. Nothing is ever cut off. */
export function tableOf(text: string): Table | TableFault {
  const whole = plainEnds(text);
  if (whole.length > longestStandings) return { reason: 'tooLong' };
  const read = readTable(whole, whole.trimStart());
  if (!('lines' in read)) return read;
  const heads = read.format === 'table' ? 1 : 0;
  if (read.lines.length > maxStandings + heads) return { reason: 'tooLong' };
  return read.lines.some(({ cells }) => cells.length > maxColumns) ? { reason: 'tooWide' } : read;
}

function readTable(whole: string, start: string): Table | TableFault {
  if (/^(?:\[\s*[{\]]|\{\s*["}])/.test(start)) return jsonTable(start);
  if (isTdf(start)) return tdfTable(whole);
  const { lines, quote } = csvRows(whole, delimiterOf(whole));
  return quote ? { reason: 'quote', ...quote } : { format: 'table', lines };
}
