const windowMs = 10_000;
const maxActs = 60;
const maxActors = 200;

/** Sliding-window rate limit. `now` in ms. */
export function isWithinRate(acts: Map<string, number[]>, actor: string, now: number): boolean {
  const recent = (acts.get(actor) ?? []).filter((at) => now - at < windowMs);
  const isWithin = recent.length < maxActs;
  if (isWithin) recent.push(now);
  if (acts.size >= maxActors && !acts.has(actor)) acts.clear();
  acts.set(actor, recent);
  return isWithin;
}
