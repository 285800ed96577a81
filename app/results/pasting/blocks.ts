import type { TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';

/** Lines per player, at most. */
const maxPeriod = 12;

/**
 * Joins the lines of each player into a row, where a web page was copied with one line per value: known names then stand
 * at equal distances.
 * @returns undefined if they don't
 */
export function blockRows(lines: readonly TableLine[], find: FindTeams): TableLine[] | undefined {
  const known = lines.flatMap(({ text }, at) => (find(text, 'displayName').length > 0 ? [at] : []));
  const [one, two] = known;
  if (one === undefined || two === undefined || known.length < 3) return undefined;
  const period = two - one;
  if (period < 2 || period > maxPeriod) return undefined;
  if (known.some((at) => (at - one) % period !== 0)) return undefined;
  // The last block ends with the text.
  const start = lines.length % period;
  if (start > one || known.length * 2 < Math.floor(lines.length / period)) return undefined;
  const rows: TableLine[] = lines.slice(0, start);
  for (let at = start; at < lines.length; at += period) {
    const block = lines.slice(at, at + period);
    const cells = block.map(({ text }) => text);
    rows.push({ line: block[0]?.line ?? 0, text: cells.join(' '), cells });
  }
  return rows;
}
