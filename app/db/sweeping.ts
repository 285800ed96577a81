/** Rows per statement: D1 binds 100 values, R2 deletes 1000 objects per call, and an image has two. */
export const sweptAtOnce = 90;
/** Batches per run of the sweeper, which starts every five minutes (wrangler.toml). */
export const maxRounds = 10;
export const runsPerDay = (24 * 60) / 5;

/** Repeats a batch that returns its count, until it is smaller than `atOnce`. */
export async function inRounds(doSome: () => Promise<number>, atOnce = sweptAtOnce, rounds = maxRounds) {
  for (let round = 0; round < rounds; round++) if ((await doSome()) < atOnce) return;
}
