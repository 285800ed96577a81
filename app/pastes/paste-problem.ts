/** Characters; the rest is ignored. */
export const maxPasteLength = 10_000;

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
  'moveTwice',
  'secondValue',
  'alternatives',
  'unclear',
  'tooLong',
  'nothingFound',
  'otherText',
  'linkNotKnown',
  'linkNotReached',
  'tooManyLinks',
  'severalLinks',
  'teamNotShown',
  'formGuessed',
  'noTeraType',
  'leftOut',
] as const;
export type PasteProblemKey = (typeof pasteProblemKeys)[number];

/** Details of a paste that a team sheet doesn't hold, in the order of the report. */
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
  'title',
  'other',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** Part of a paste that was not taken over; the messages are in the locales: `fields.paste.problems`. */
export interface PasteProblem {
  /** Number, from 1. */
  line: number;
  text: string;
  key: PasteProblemKey;
  /** `leftOut` is reported once, with all kinds in the text. */
  kinds?: LeftOutKind[];
  /** Values that a field may have: the text leaves open which. */
  options?: PasteOption[];
}

export interface PasteOption {
  /** From 0. */
  slot: number;
  field: 'ability' | 'item' | 'teraType' | 'statAlignment' | `moves[${number}]`;
  key: string;
}

/** Whether the problem is about the whole text rather than its line. */
export const isOfText = ({ key }: Pick<PasteProblem, 'key'>): boolean =>
  key === 'leftOut' || key === 'noTeraType';

/** Whether the problem is about the species rather than their details. */
export const isOfSpecies = ({ key }: Pick<PasteProblem, 'key'>): boolean =>
  /Species|formGuessed|notUnderstood|tooManyMembers|tooLong|nothingFound|otherText|teamNotShown|[lL]ink/.test(
    key,
  );
