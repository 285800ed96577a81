import type { ProblemKey } from './text-problem';

/** The parameters of a custom issue of zod, from which the problem is worded. */
export interface Problem {
  problem: ProblemKey;
  text?: string;
  /** A search of all names: made for those alone that are told. */
  near?: () => readonly string[];
}

export const problemOf = (problem: ProblemKey, text?: string, near?: Problem['near']) => ({
  params: { problem, text, near } satisfies Problem,
});
