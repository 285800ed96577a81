import type { Table, TableFault } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import { type Mapping, meaningOf } from './meaning';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const counts = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.keys(value).length === keys.length && keys.every((key) => typeof value[key] === 'number');

/** Formats a JSON value as a table cell. Unknown objects become placeholders, which the reader rejects. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value).trim();
  if (isObject(value) && counts(value, ['wins', 'losses', 'ties']))
    return `${value.wins}-${value.losses}-${value.ties}`;
  if (isObject(value) && counts(value, ['wins', 'losses'])) return `${value.wins}-${value.losses}`;
  // Not stringified: deep nesting would overflow the stack.
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** Reads standings in Limitless's JSON or our own: a list of players, or one under `standings`. */
export function jsonTable(text: string): Table | TableFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { reason: 'json' };
  }
  const list = isObject(json) ? json.standings : json;
  if (!Array.isArray(list) || !list.every(isObject)) return { reason: 'json' };
  const head = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  if (head.length === 0) return { reason: 'json' };
  const lines = list.map((entry, index): TableLine => {
    const cells = head.map((key) => cellOf(Object.hasOwn(entry, key) ? entry[key] : undefined));
    return { line: index + 1, text: cells.filter(Boolean).join(' '), cells };
  });
  // Limitless has both an account name and a display name.
  const isHandle = (key: string) => key === 'player' && head.includes('name');
  const given: Mapping = head.map((key) => (isHandle(key) ? 'unused' : (meaningOf(key) ?? 'unknown')));
  return { format: 'json', head, given, lines };
}
