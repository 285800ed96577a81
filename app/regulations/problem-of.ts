import type { ProblemKey } from './text-problem';

/** Parameters of a custom zod issue. */
export interface ProblemParams {
  problem: ProblemKey;
  text?: string;
  /** Lazy, because it searches all names: called only for problems that are reported. */
  near?: () => readonly string[];
}

export const problemOf = (problem: ProblemKey, text?: string, near?: ProblemParams['near']) => ({
  params: { problem, text, near } satisfies ProblemParams,
});
