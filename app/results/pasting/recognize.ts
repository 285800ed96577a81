import { maxTableLength, type Table, type TableFault } from '~/copied/table';
import { isTdf, tdfTable } from '~/copied/tdf';
import { csvRows, delimiterOf, plainEnds } from '~/text/read-csv';
import { jsonTable } from './json';

export const maxStandings = 2000;
/** The preview shows every column with its meaning. */
const maxColumns = 200;

/** Parses a paste in any known format. Rejects what is too large instead of truncating it. */
export function tableOf(text: string): Table | TableFault {
  const whole = plainEnds(text);
  if (whole.length > maxTableLength) return { reason: 'tooLong' };
  const table = readTable(whole, whole.trimStart());
  if (!('lines' in table)) return table;
  const heads = table.format === 'table' ? 1 : 0;
  if (table.lines.length > maxStandings + heads) return { reason: 'tooLong' };
  return table.lines.some(({ cells }) => cells.length > maxColumns) ? { reason: 'tooWide' } : table;
}

function readTable(whole: string, start: string): Table | TableFault {
  if (/^(?:\[\s*[{\]]|\{\s*["}])/.test(start)) return jsonTable(start);
  if (isTdf(start)) return tdfTable(whole);
  const { lines, quote } = csvRows(whole, delimiterOf(whole));
  return quote ? { reason: 'quote', ...quote } : { format: 'table', lines };
}
