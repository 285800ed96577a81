/** Whether a guarded write lost a race: its key already exists, or its subselect found nothing. */
export function lostRace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/(?:UNIQUE|NOT NULL) constraint failed: post/.test(cause.message)) return true;
  return false;
}
