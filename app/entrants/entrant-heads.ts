import { type ColumnField, fieldOfHead } from '~/copied/heads';
import { type EntrantField, entrantFields } from './entrant';

/** `unknown`: staff have to say what the column is. */
export type ColumnMeaning = EntrantField | 'unused' | 'unknown';

/** Finds the field of an entrant that a column holds. Columns of results and of teams are known and not used. */
export function columnMeaningOf(head: string): Exclude<ColumnMeaning, 'unknown'> | undefined {
  const field = fieldOfHead(head);
  return field && entrantFieldOf(field);
}

const entrantFieldOf = (field: ColumnField): EntrantField | 'unused' =>
  field === 'player' ? 'name' : (entrantFields.find((each) => each === field) ?? 'unused');
