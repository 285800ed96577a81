import { areObjects, isJsonObject, parsedJson } from '~/copied/json-rows';
import type { Table, TableFault } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import { type Mapping, meaningOf } from './meaning';

const counts = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.keys(value).length === keys.length && keys.every((key) => typeof value[key] === 'number');

/** Formats a JSON value as a table cell. Unknown objects become placeholders, which the reader rejects. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value).trim();
  if (isJsonObject(value) && counts(value, ['wins', 'losses', 'ties']))
    return `${value.wins}-${value.losses}-${value.ties}`;
  if (isJsonObject(value) && counts(value, ['wins', 'losses'])) return `${value.wins}-${value.losses}`;
  // Not stringified: deep nesting would overflow the stack.
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** Reads standings in Limitless's JSON or our own: a list of players, or one under `standings`. */
export function jsonTable(text: string): Table | TableFault {
  const json = parsedJson(text);
  const list = isJsonObject(json) ? json.standings : json;
  if (!areObjects(list)) return { reason: 'json' };
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
