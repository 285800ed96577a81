const windowMs = 10_000;
const mostActs = 60;
const mostActors = 200;

/** Counts one act of somebody; false for more than 60 within 10 seconds. `now` in milliseconds. */
export function isWithinRate(acts: Map<string, number[]>, actor: string, now: number): boolean {
  const recent = (acts.get(actor) ?? []).filter((at) => now - at < windowMs);
  const isWithin = recent.length < mostActs;
  if (isWithin) recent.push(now);
  if (acts.size >= mostActors && !acts.has(actor)) acts.clear();
  acts.set(actor, recent);
  return isWithin;
}
