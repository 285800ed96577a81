import { type NumberField, numberFields, numberIn } from './numbers';

export const outcomes = ['dropped', 'disqualified'] as const;
type Outcome = (typeof outcomes)[number];

export interface Result {
  /** Null, both of them, where only the place is known, or how it ended. */
  wins: number | null;
  losses: number | null;
  ties: number;
  rank: number | null;
  outcome: Outcome | null;
}

/** A result as it is kept: `version` is another with every change. */
type KeptResult = Result & { version: number };

/** What one save did to one team; null where there was, or is, no result. */
export interface ResultChange {
  teamSheetId: string;
  before: KeptResult | null;
  after: KeptResult | null;
}

const recordFields = ['wins', 'losses', 'ties'] as const;
export const resultFields = [...numberFields, 'outcome'] as const;
export type ResultField = NumberField | 'outcome';
export type TypedResult = Record<ResultField, string>;

/** Whoever was disqualified has no place. */
export const placedResult = (result: Result): Result =>
  result.outcome === 'disqualified' ? { ...result, rank: null } : result;

/** Null when all is blank; of a record what is left out is 0, and all of it blank is none. Or the fields that are wrong. */
export function readResult(typed: TypedResult): { result: Result | null } | { wrong: ResultField[] } {
  const given = resultFields.filter((field) => typed[field].trim() !== '');
  if (given.length === 0) return { result: null };
  const outcome = outcomes.find((each) => each === typed.outcome) ?? null;
  const wrong = given.filter((field) =>
    field === 'outcome' ? outcome === null : numberIn(typed[field], field) === undefined,
  );
  if (wrong.length > 0) return { wrong };
  const hasRecord = recordFields.some((field) => given.includes(field));
  return {
    result: placedResult({
      wins: hasRecord ? (numberIn(typed.wins, 'wins') ?? 0) : null,
      losses: hasRecord ? (numberIn(typed.losses, 'losses') ?? 0) : null,
      ties: numberIn(typed.ties, 'ties') ?? 0,
      rank: numberIn(typed.rank, 'rank') ?? null,
      outcome,
    }),
  };
}

export const typedResult = (result: Result | null): TypedResult => ({
  wins: String(result?.wins ?? ''),
  losses: String(result?.losses ?? ''),
  // Rarely there are any, and a column of zeros is in the way of those.
  ties: String(result?.ties || ''),
  rank: String(result?.rank ?? ''),
  outcome: result?.outcome ?? '',
});

export const isSameResult = (one: Result | null, other: Result | null): boolean =>
  one === other ||
  (one !== null && other !== null && resultFields.every((field) => one[field] === other[field]));
