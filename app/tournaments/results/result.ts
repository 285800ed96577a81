export interface Result {
  wins: number;
  losses: number;
  rank: number | null;
}

/** A result as it is kept: `version` is another with every change. */
type KeptResult = Result & { version: number };

/** What one save did to one team; null where there was, or is, no result. */
export interface ResultChange {
  teamSheetId: string;
  before: KeptResult | null;
  after: KeptResult | null;
}

export interface TypedResult {
  wins: string;
  losses: string;
  rank: string;
}

export const resultFields = ['wins', 'losses', 'rank'] as const;
export type ResultField = (typeof resultFields)[number];

/** More rounds or players than any tournament has: a slip of the finger. */
export const maxOf: Record<ResultField, number> = { wins: 99, losses: 99, rank: 9999 };
export const minOf: Record<ResultField, number> = { wins: 0, losses: 0, rank: 1 };

/** A number as people type it, full-width digits too; undefined for anything else. */
function numberIn(text: string, field: ResultField): number | undefined {
  const folded = text.normalize('NFKC').trim();
  if (!/^\d{1,5}$/.test(folded)) return undefined;
  const number = Number(folded);
  return number >= minOf[field] && number <= maxOf[field] ? number : undefined;
}

/** Null when all is blank, wins or losses left out are 0; or the fields that are wrong. */
export function readResult(typed: TypedResult): { result: Result | null } | { wrong: ResultField[] } {
  const given = resultFields.filter((field) => typed[field].trim() !== '');
  if (given.length === 0) return { result: null };
  const wrong = given.filter((field) => numberIn(typed[field], field) === undefined);
  if (wrong.length > 0) return { wrong };
  return {
    result: {
      wins: numberIn(typed.wins, 'wins') ?? 0,
      losses: numberIn(typed.losses, 'losses') ?? 0,
      rank: numberIn(typed.rank, 'rank') ?? null,
    },
  };
}

export const typedResult = (result: Result | null): TypedResult => ({
  wins: result ? String(result.wins) : '',
  losses: result ? String(result.losses) : '',
  rank: result?.rank ? String(result.rank) : '',
});

export const isSameResult = (one: Result | null, other: Result | null): boolean =>
  one === other ||
  (one !== null && other !== null && resultFields.every((field) => one[field] === other[field]));
