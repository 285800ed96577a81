/** Characters; what is beyond is not read. */
export const longestPaste = 10_000;

const pasteProblemKeys = [
  'unknownSpecies',
  'unknownAbility',
  'unknownItem',
  'unknownMove',
  'unknownType',
  'unknownNature',
  'notUnderstood',
  'tooManyMembers',
  'tooManyMoves',
  'tooLong',
  'nothingFound',
  'linkNotKnown',
  'linkNotReached',
  'formGuessed',
  'noTeraType',
  'privateDropped',
] as const;
export type PasteProblemKey = (typeof pasteProblemKeys)[number];

/** Where a pasted text was not taken over as it stands; texts are in locales: fields.paste.problems. */
export interface PasteProblem {
  /** Counted from 1. */
  line: number;
  text: string;
  key: PasteProblemKey;
}

/** Of the six themselves, not of what they carry. */
export const isOfSpecies = ({ key }: PasteProblem): boolean =>
  /Species|formGuessed|notUnderstood|tooManyMembers|tooLong|nothingFound|link/.test(key);
