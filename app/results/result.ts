import { type NumberField, numberFields, numberIn } from './numbers';

export const outcomes = ['dropped', 'disqualified'] as const;
type Outcome = (typeof outcomes)[number];

export interface Result {
  /** Null, like `losses`, if only the rank or the outcome is known. */
  wins: number | null;
  losses: number | null;
  ties: number;
  rank: number | null;
  outcome: Outcome | null;
  /** Games of a league table (`printGames`). */
  games?: string | null;
}

/** `version` changes with every save. */
type SavedResult = Result & { version: number };

/** One team's change in a save; null for no result. */
export interface ResultChange {
  teamSheetId: string;
  before: SavedResult | null;
  after: SavedResult | null;
}

const recordFields = ['wins', 'losses', 'ties'] as const;
export const resultFields = [...numberFields, 'outcome'] as const;
/** All that is stored of a result; the form has no games. */
export const storedFields = [...resultFields, 'games'] as const;
export type ResultField = NumberField | 'outcome';
export type TypedResult = Record<ResultField, string>;

export const placedResult = (result: Result): Result =>
  result.outcome === 'disqualified' ? { ...result, rank: null } : result;

/**
 * Parses a row of the form. In a partly filled record, blank numbers count as 0.
 * @returns null as the result of a blank row, or the wrong fields
 */
export function readResult(typed: TypedResult): { result: Result | null } | { wrong: ResultField[] } {
  const filled = resultFields.filter((field) => typed[field].trim() !== '');
  if (filled.length === 0) return { result: null };
  const outcome = outcomes.find((each) => each === typed.outcome) ?? null;
  const wrong = filled.filter((field) =>
    field === 'outcome' ? outcome === null : numberIn(typed[field], field) === undefined,
  );
  if (wrong.length > 0) return { wrong };
  const hasRecord = recordFields.some((field) => filled.includes(field));
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
  // Ties are rare, and zeros would hide them.
  ties: String(result?.ties || ''),
  rank: String(result?.rank ?? ''),
  outcome: result?.outcome ?? '',
});

export const isSameResult = (one: Result | null, other: Result | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    storedFields.every((field) => (one[field] ?? null) === (other[field] ?? null)));

/** Keeps the games of a saved result while its record stays as it was. */
export function withGames(result: Result | null, saved: Result | null): Result | null {
  const isSame = result && saved && recordFields.every((field) => result[field] === saved[field]);
  return result && { ...result, games: isSame ? (saved.games ?? null) : null };
}
