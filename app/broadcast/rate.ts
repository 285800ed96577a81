const windowMs = 10_000;
const maxActs = 60;
const maxActors = 200;

/** False for more than 60 acts within 10 seconds. `now` in milliseconds. */
export function isWithinRate(acts: Map<string, number[]>, actor: string, now: number): boolean {
  const recent = (acts.get(actor) ?? []).filter((at) => now - at < windowMs);
  const isWithin = recent.length < maxActs;
  if (isWithin) recent.push(now);
  if (acts.size >= maxActors && !acts.has(actor)) acts.clear();
  acts.set(actor, recent);
  return isWithin;
}
