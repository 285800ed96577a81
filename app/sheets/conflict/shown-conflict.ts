import type { Unit } from './merge-sheets';

/** Concurrent changes since the form was opened, as text. */
export interface ShownConflict {
  /** Changes by the other side alone, already merged into the form. */
  taken: string[];
  choices: { unit: Unit; label: string; theirs: string[]; mine: string[] }[];
}

export const undecidedField = 'undecided';

export const choiceOf = (unit: Unit) => `choice-${unit}`;

export const printUndecided = (conflict: ShownConflict | undefined) =>
  conflict?.choices.map(({ unit }) => unit).join(' ') ?? '';
