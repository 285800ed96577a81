import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, generated at the draw so that nobody can choose them, and published. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** SHA-256 of `{seed}:{id}` (docs/judging.md). */
export const ticketOf = (seed: string, id: string): string =>
  createHash('sha256').update(`${seed}:${id}`).digest('hex');

/** Sorts by tickets, the smallest first: reproducible, and independent of the order of `ids`. */
export function byTicket(seed: string, ids: readonly string[]): string[] {
  const tickets = ids.map((id) => ({ id, ticket: ticketOf(seed, id) }));
  return tickets.sort((a, b) => (a.ticket < b.ticket ? -1 : 1)).map(({ id }) => id);
}
