import type { Unit } from './merge-sheets';

/** What somebody else has changed since a form was opened, in words. */
export interface ShownConflict {
  /** Changes that only the other made: they stand in the form now. */
  taken: string[];
  /** What both changed: each side in lines. */
  choices: { unit: Unit; label: string; theirs: string[]; mine: string[] }[];
}

/** The field that names the units that are still to be chosen. */
export const undecidedField = 'undecided';

export const choiceOf = (unit: Unit) => `choice-${unit}`;

export const printUndecided = (conflict: ShownConflict | undefined) =>
  conflict?.choices.map(({ unit }) => unit).join(' ') ?? '';
