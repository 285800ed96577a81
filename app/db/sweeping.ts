/** D1 takes 100 bound values a statement, R2 deletes 1000 objects a call: two an image. */
export const sweptAtOnce = 90;
/** A run of the sweeper, every five minutes (wrangler.toml), ends after so many. */
export const maxRounds = 10;
export const runsPerDay = (24 * 60) / 5;

/** Repeats what removes up to `atOnce` and says how many, until less is left. */
export async function inRounds(removeSome: () => Promise<number>, atOnce = sweptAtOnce) {
  for (let round = 0; round < maxRounds; round++) if ((await removeSome()) < atOnce) return;
}
