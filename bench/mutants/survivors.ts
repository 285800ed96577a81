/** Why a change that no test notices may live. A change is written as `npm run mutants` prints it. */
export const survivors: readonly { why: string; changes: Record<string, readonly string[]> }[] = [];
