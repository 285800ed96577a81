import type { ResultRow } from '~/results/standings.server';
import {
  isSameResult,
  type ResultField,
  readResult,
  resultFields,
  type TypedResult,
  typedResult,
  withGames,
} from './result';
import type { ResultWish } from './results.server';

export interface OpenRow {
  typed: TypedResult;
  /** Version that the edit is based on. */
  base: number;
  /** Version and values that the form was rendered with; sent back to detect changes by others. */
  seen?: string;
  wrong?: ResultField[];
  theirs?: TypedResult;
}

export type OpenRows = Record<string, OpenRow>;

/** Answer to a POST that could not save every row. */
export interface ResultsAnswer {
  open: OpenRows;
  state: 'wrong' | 'conflict';
  done: number;
}

export const seenOf = (base: number, typed: TypedResult) =>
  [base, ...resultFields.map((field) => typed[field])].join('|');

/** Edited rows of the form, without those where staff chose the other person's result. */
export function changedRows(form: FormData, rows: readonly ResultRow[]): OpenRows {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 20);
  const changed: OpenRows = {};
  for (const { id } of rows) {
    if (!form.has(`wins.${id}`) || form.get(`choice.${id}`) === 'theirs') continue;
    const typed = Object.fromEntries(
      resultFields.map((field) => [field, text(`${field}.${id}`)]),
    ) as TypedResult;
    const seen = String(form.get(`seen.${id}`) ?? '').slice(0, 80);
    const base = Number(seen.split('|', 1)[0]);
    if (seenOf(base, typed) !== seen && Number.isSafeInteger(base)) changed[id] = { typed, base, seen };
  }
  return changed;
}

/** Adds the wrong fields to each row. @returns undefined if all rows are valid */
export function withProblems(open: OpenRows): OpenRows | undefined {
  const checked = Object.entries(open).map(([id, row]) => {
    const read = readResult(row.typed);
    return [id, 'wrong' in read ? { ...row, wrong: read.wrong } : row] as const;
  });
  return checked.some(([, { wrong }]) => wrong) ? Object.fromEntries(checked) : undefined;
}

/** Splits edited rows into those to save and conflicts: rows that others have changed since (optimistic concurrency). */
export function partWishes(open: OpenRows, rows: readonly ResultRow[]) {
  const wishes: ResultWish[] = [];
  const conflicts: OpenRows = {};
  for (const { id, result: saved, version } of rows) {
    const row = open[id];
    const read = row && readResult(row.typed);
    if (!row || !read || 'wrong' in read) continue;
    const result = withGames(read.result, saved);
    if (isSameResult(result, saved)) continue;
    if (row.base === version) wishes.push({ id, base: version, result });
    else conflicts[id] = { typed: row.typed, base: version, theirs: typedResult(saved) };
  }
  return { wishes, conflicts };
}
