import { plainCopy } from '~/copied/plain-copy';
import { copiedRows } from '~/copied/rows';
import { maxTableLength, type Table, type TableFault } from '~/copied/table';
import { isTdf, tdfTable } from '~/copied/tdf';
import { plainEnds, type TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';
import { blockRows } from './blocks';
import { jsonTable } from './json';
import { headAt } from './lay-out';
import { linesTable } from './lines';
import { meaningOf } from './meaning';

export const maxStandings = 2000;
/** The preview shows every column with its meaning. */
const maxColumns = 200;

/** Parses a paste in any known format. Rejects what is too large instead of truncating it. */
export function tableOf(text: string, find: FindTeams): Table | TableFault {
  const whole = plainEnds(text);
  if (whole.length > maxTableLength) return { reason: 'tooLong' };
  const table = readTable(whole, whole.trimStart(), find);
  if (!('lines' in table)) return table;
  const heads = table.format === 'table' ? 1 : 0;
  if (table.lines.length > maxStandings + heads) return { reason: 'tooLong' };
  return table.lines.some(({ cells }) => cells.length > maxColumns) ? { reason: 'tooWide' } : table;
}

function readTable(whole: string, start: string, find: FindTeams): Table | TableFault {
  if (/^(?:\[\s*[{\]]|\{\s*["}])/.test(start)) return jsonTable(start);
  if (isTdf(start)) return tdfTable(whole);
  const text = plainCopy(whole);
  const { lines, quote, isTable, isSure } = copiedRows(text);
  const head = lines[headAt(lines, find)];
  const isHeaded = head !== undefined && head.cells.filter(Boolean).length > 1 && head.cells.some(meaningOf);
  if (!isSure && !isHeaded) {
    const single = singleLines(text);
    const blocks = isTable || isPlaced(single) ? undefined : blockRows(single, find);
    if (blocks) return { format: 'table', lines: blocks };
    const table = single.length > maxStandings ? undefined : linesTable(single, find);
    if (table && (!isTable || named(table.lines, find) > named(lines, find))) return table;
  }
  return quote ? { reason: 'quote', ...quote } : { format: 'table', lines };
}

const singleLines = (whole: string): TableLine[] =>
  whole.split('\n').flatMap((raw, at) => {
    const text = raw.trim();
    return text === '' ? [] : [{ line: at + 1, text, cells: [text] }];
  });

/** Whether places stand on lines of their own, above who has them. */
const isPlaced = (lines: readonly TableLine[]) =>
  lines.filter(({ text }) => /^第?\d{1,4}\s?位$|^\d{1,4}(?:st|nd|rd|th)$/i.test(text)).length * 3 >
  lines.length;

const named = (lines: readonly TableLine[], find: FindTeams) =>
  lines.filter(({ cells }) => cells.some((cell) => find(cell, 'displayName').length > 0)).length;
