/** Whether a write was undone because another one came first: its key is taken, or its place is no longer free. */
export function lostRace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/(?:UNIQUE|NOT NULL) constraint failed: post/.test(cause.message)) return true;
  return false;
}
