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
  'leftOut',
] as const;
export type PasteProblemKey = (typeof pasteProblemKeys)[number];

/** What a paste may say of a Pokémon and a team sheet does not; in the order in which it is told. */
export const leftOutKinds = [
  'nickname',
  'gender',
  'level',
  'shiny',
  'nature',
  'points',
  'ivs',
  'stats',
  'gigantamax',
  'mega',
  'other',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** Where a pasted text was not taken over as it stands; texts are in locales: fields.paste.problems. */
export interface PasteProblem {
  /** Counted from 1. */
  line: number;
  text: string;
  key: PasteProblemKey;
  /** Of `leftOut`: all that the text has of it, told once. */
  kinds?: LeftOutKind[];
}

/** Of the text as a whole, not of the line where it comes first. */
export const isOfText = ({ key }: PasteProblem): boolean => key === 'leftOut' || key === 'noTeraType';

/** Of the six themselves, not of what they carry. */
export const isOfSpecies = ({ key }: PasteProblem): boolean =>
  /Species|formGuessed|notUnderstood|tooManyMembers|tooLong|nothingFound|link/.test(key);
