import type { TableLine } from '~/text/read-csv';

/**
 * Reads a list of objects, such as the pairings of Limitless’ API, as a table with their keys as heads. The list may be a
 * value of an object. What is `true` holds its key: `dropped`.
 */
export function jsonRows(text: string): TableLine[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const entries = listOf(parsed(text));
  if (!entries) return undefined;
  const heads = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  if (heads.length > maxHeads) return undefined;
  const rows = entries.map((entry, at): TableLine => {
    const cells = heads.map((head) => cellOf(head, entry[head]));
    return { line: at + 1, text: cells.filter(Boolean).join(' '), cells };
  });
  return [{ line: 0, text: heads.join(' '), cells: heads }, ...rows];
}

const maxHeads = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listOf(value: unknown): Record<string, unknown>[] | undefined {
  const lists = isObject(value) ? Object.values(value) : [value];
  return lists.find(
    (list): list is Record<string, unknown>[] =>
      Array.isArray(list) && list.length > 0 && list.every(isObject),
  );
}

function cellOf(head: string, value: unknown): string {
  if (value === true) return head;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
