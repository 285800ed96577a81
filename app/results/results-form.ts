import type { ResultRow } from '~/results/standings.server';
import {
  isSameResult,
  type ResultField,
  readResult,
  resultFields,
  type TypedResult,
  typedResult,
} from './result';
import type { ResultWish } from './results.server';

export interface OpenRow {
  typed: TypedResult;
  /** The version that it starts from. */
  base: number;
  /** What the page held of it before it was typed: it goes back, as somebody may keep another in between. */
  seen?: string;
  wrong?: ResultField[];
  theirs?: TypedResult;
}

export type OpenRows = Record<string, OpenRow>;

/** To a POST which kept not all of it. */
export interface ResultsAnswer {
  open: OpenRows;
  state: 'wrong' | 'conflict';
  /** How many rows were kept. */
  done: number;
}

export const seenOf = (base: number, typed: TypedResult) =>
  [base, ...resultFields.map((field) => typed[field])].join('|');

/** As somebody typed them; choosing what the other one kept is no change. */
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

/** Each with the fields that are no result; undefined when all can be kept. */
export function withProblems(open: OpenRows): OpenRows | undefined {
  const checked = Object.entries(open).map(([id, row]) => {
    const read = readResult(row.typed);
    return [id, 'wrong' in read ? { ...row, wrong: read.wrong } : row] as const;
  });
  return checked.some(([, { wrong }]) => wrong) ? Object.fromEntries(checked) : undefined;
}

/** What of the changed rows can be kept, and what somebody else has changed since it was seen. */
export function partWishes(open: OpenRows, rows: readonly ResultRow[]) {
  const wishes: ResultWish[] = [];
  const conflicts: OpenRows = {};
  for (const { id, result: kept, version } of rows) {
    const row = open[id];
    const read = row && readResult(row.typed);
    if (!row || !read || 'wrong' in read || isSameResult(read.result, kept)) continue;
    if (row.base === version) wishes.push({ id, base: version, result: read.result });
    else conflicts[id] = { typed: row.typed, base: version, theirs: typedResult(kept) };
  }
  return { wishes, conflicts };
}
