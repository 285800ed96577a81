export interface Person {
  id: string;
  name: string;
}

/** Of a desk's socket that is closed since its person has signed out, or is no longer staff. */
export const rightIsOver = 4401;

const presenceMs = 60_000;

/** By their ids: who asked for the desk, and when last (ms). */
export type Presence = ReadonlyMap<string, { name: string; at: number }>;

const recent = (presence: Presence, now: number) =>
  [...presence].filter(([, { at }]) => now - at <= presenceMs);

/** Without those who last asked for the desk more than a minute ago. */
export const withPerson = (presence: Presence, { id, name }: Person, now: number): Presence =>
  new Map(recent(presence, now)).set(id, { name, at: now });

/** Each once: who asked for the desk within a minute, and who is connected. */
export function peopleAt(presence: Presence, connected: readonly Person[], now: number): Person[] {
  const names = new Map(recent(presence, now).map(([id, { name }]) => [id, name]));
  for (const { id, name } of connected) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}
