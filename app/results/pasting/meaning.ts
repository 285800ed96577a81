import { type ColumnField, fieldOfHead } from '~/copied/heads';

export const meanings = [
  'player',
  'tonamelId',
  'rank',
  'wins',
  'losses',
  'ties',
  'record',
  'recordTiesSecond',
  'dropped',
  'disqualified',
  'status',
  'unused',
] as const;
export type Meaning = (typeof meanings)[number];

/** One meaning per column. `unknown`: staff have to choose one before anything can be saved. */
export type Mapping = readonly (Meaning | 'unknown')[];

/** Parses the form's values, one per column; invalid ones are `unknown`. */
export const mappingOf = (values: readonly unknown[]): Mapping =>
  values.map((value) => meanings.find((meaning) => meaning === value) ?? 'unknown');

const fields = new Map<string, Meaning>(meanings.map((meaning) => [meaning, meaning]));

/** A number may be anything, and remarks may tell of an ending: staff are asked. */
export const meaningOfField = (field: ColumnField | 'unknown'): Meaning | 'unknown' =>
  fields.get(field) ?? (['unknown', 'number', 'remarks', 'history'].includes(field) ? 'unknown' : 'unused');

export function meaningOf(head: string): Meaning | undefined {
  const meaning = meaningOfField(fieldOfHead(head) ?? 'unknown');
  return meaning === 'unknown' ? undefined : meaning;
}
