const spreadSeconds = 20;

/** Adds up to 20 seconds at random, so that a hall that was told to wait does not come back all at once. */
export const spread = (seconds: number): number => seconds + Math.floor(Math.random() * spreadSeconds);

/** Waits, and reports each second how many are left. Ends early if aborted. */
export async function countDown(seconds: number, onSecond: (left: number) => void, signal: AbortSignal) {
  // By the clock: a phone in a pocket runs its timers late.
  const end = Date.now() + seconds * 1000;
  for (let left = seconds; left > 0 && !signal.aborted; left = Math.ceil((end - Date.now()) / 1000)) {
    onSecond(left);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
