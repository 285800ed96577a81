import type { TableLine } from '~/text/read-csv';

export type JsonEntry = Record<string, unknown>;

const maxHeads = 60;

/** Reads a list of objects as a table with their keys as heads. The list may be a value of an object. */
export function jsonRows(text: string): TableLine[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = parsedJson(text);
  const lists = isJsonObject(value) ? Object.values(value) : [value];
  const entries = lists.find((list): list is JsonEntry[] => areObjects(list) && list.length > 0);
  return entries && tableOf(entries);
}

/** @returns the heads, then a line for each entry; undefined if they have too many keys */
export function tableOf(
  entries: readonly JsonEntry[],
  heads: readonly string[] = [...new Set(entries.flatMap((entry) => Object.keys(entry)))],
): TableLine[] | undefined {
  if (heads.length > maxHeads) return undefined;
  const rows = entries.map((entry, at): TableLine => {
    const said = Object.keys(entry).map((head) => cellOf(head, entry[head]));
    const cells = heads.map((head) => cellOf(head, entry[head]));
    return { line: at + 1, text: said.filter(Boolean).join(' '), cells };
  });
  return [{ line: 0, text: heads.join(' '), cells: [...heads] }, ...rows];
}

export const isJsonObject = (value: unknown): value is JsonEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const areObjects = (value: unknown): value is JsonEntry[] =>
  Array.isArray(value) && value.every(isJsonObject);

/** A value as text. A flag that is `true` is its own name: `dropped`. */
export function cellOf(head: string, value: unknown): string {
  if (value === true) return head;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
