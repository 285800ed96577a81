/** Whether another write came first: the key is taken, or the place is no longer free. */
export function lostRace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/(?:UNIQUE|NOT NULL) constraint failed: post/.test(cause.message)) return true;
  return false;
}
