import type { TableLine } from '~/text/read-csv';
import { type Mapping, meaningOf } from './meaning';
import type { Table, TableFault } from './table';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const counts = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.keys(value).length === keys.length && keys.every((key) => typeof value[key] === 'number');

/** A value as the cell of a table: what is not the record that we know stays as it is, for the reader to refuse. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value).trim();
  if (isObject(value) && counts(value, ['wins', 'losses', 'ties']))
    return `${value.wins}-${value.losses}-${value.ties}`;
  if (isObject(value) && counts(value, ['wins', 'losses'])) return `${value.wins}-${value.losses}`;
  // Not written out: what is nested deeply enough would break whatever does.
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** Standings as Limitless tells them, and our own: a list of players, or one under `standings`. */
export function jsonTable(text: string): Table | TableFault {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return { reason: 'json' };
  }
  const list = isObject(told) ? told.standings : told;
  if (!Array.isArray(list) || !list.every(isObject)) return { reason: 'json' };
  const head = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  if (head.length === 0) return { reason: 'json' };
  const lines = list.map((entry, index): TableLine => {
    const cells = head.map((key) => cellOf(Object.hasOwn(entry, key) ? entry[key] : undefined));
    return { line: index + 1, text: cells.filter(Boolean).join(' '), cells };
  });
  // Limitless has the name of the account beside the one that is shown.
  const isHandle = (key: string) => key === 'player' && head.includes('name');
  const given: Mapping = head.map((key) => (isHandle(key) ? 'unused' : (meaningOf(key) ?? 'unknown')));
  return { format: 'json', head, given, lines };
}
