import type { TableLine } from '~/text/read-csv';

/** Reads a list of objects, such as the pairings of Limitless’ API, as a table with their keys as heads. */
export function jsonRows(text: string): TableLine[] | undefined {
  if (!/^\s*\[\s*\{/.test(text)) return undefined;
  const entries = parsed(text);
  if (!Array.isArray(entries) || !entries.every(isObject)) return undefined;
  const heads = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  if (heads.length > maxHeads) return undefined;
  const rows = entries.map((entry, at): TableLine => {
    const cells = heads.map((head) => cellOf(entry[head]));
    return { line: at + 1, text: cells.filter(Boolean).join(' '), cells };
  });
  return [{ line: 0, text: heads.join(' '), cells: heads }, ...rows];
}

const maxHeads = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
