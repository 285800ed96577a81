import type { UnreadJson } from './json-lines';

export type ProblemKey =
  | UnreadJson['problem']
  | 'tooLong'
  | 'missing'
  | 'wrongType'
  | 'wrongValue'
  | 'outOfRange'
  | 'unknownKey'
  | 'id'
  | 'otherId'
  | 'instant'
  | 'untilBeforeFrom'
  | 'unknownName'
  | 'severalNames'
  | 'mega'
  | 'baseUnknown'
  | 'baseCircular'
  | 'baseOfOtherGame'
  | 'gameOfKnown'
  | 'nameForm'
  | 'nameId'
  | 'nameMissing'
  | 'nameTaken'
  | 'idTaken'
  | 'megaName'
  | 'megaTwice'
  | 'stoneWithoutMega'
  | 'tooManyNames'
  | 'nothingChanged';

/** An error in a regulation text; messages are in locales: regulations.problems. */
export interface TextProblem {
  key: ProblemKey;
  /** 1-based. */
  line?: number;
  /** JavaScript path, such as `forms.add[3]`. */
  path: string;
  params: Record<string, string | number>;
  near: string[];
}

/** A warning about a valid text; messages are in locales: regulations.doubts. */
export interface TextDoubt {
  key:
    | 'overlap'
    | 'restrictedNotAllowed'
    | 'addedTwice'
    | 'removedNothing'
    | 'otherGame'
    | 'isPast'
    | 'jaMissing'
    | 'enMissing'
    | 'languageSwapped'
    | 'nameKnown';
  params: Record<string, string>;
  names: string[];
}

export const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
