export type CountKind = 'requests' | 'failures' | 'mailFailures' | 'deadLetters';

const hourMs = 3_600_000;

/** Hours since 1970, UTC. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMs);
