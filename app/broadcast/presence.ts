/** Who works at a desk, or the script of a control token. */
export interface Person {
  id: string;
  name: string;
}

const presenceMs = 60_000;

/** Who asked for the desk, by their ids, and when last (ms). */
export type Presence = ReadonlyMap<string, { name: string; at: number }>;

const recent = (presence: Presence, now: number) =>
  [...presence].filter(([, { at }]) => now - at <= presenceMs);

/** With somebody who asks for the desk now, and without those who did so more than a minute ago. */
export const withPerson = (presence: Presence, { id, name }: Person, now: number): Presence =>
  new Map(recent(presence, now)).set(id, { name, at: now });

/** Everybody at the desk, each once: who asked for it within a minute, and who is connected. */
export function peopleAt(presence: Presence, connected: readonly Person[], now: number): Person[] {
  const names = new Map(recent(presence, now).map(([id, { name }]) => [id, name]));
  for (const { id, name } of connected) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}
