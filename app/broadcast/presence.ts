export interface Person {
  id: string;
  name: string;
}

/** WebSocket close code: the account signed out or lost its role. */
export const rightIsOver = 4401;

const presenceMs = 60_000;

/** Last request by account ID, in ms since 1970. */
export type Presence = ReadonlyMap<string, { name: string; at: number }>;

const recent = (presence: Presence, now: number) =>
  [...presence].filter(([, { at }]) => now - at <= presenceMs);

export const withPerson = (presence: Presence, { id, name }: Person, now: number): Presence =>
  new Map(recent(presence, now)).set(id, { name, at: now });

export function peopleAt(presence: Presence, connected: readonly Person[], now: number): Person[] {
  const names = new Map(recent(presence, now).map(([id, { name }]) => [id, name]));
  for (const { id, name } of connected) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}
