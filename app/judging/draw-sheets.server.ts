import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, generated at the draw so that nobody can choose them, and published. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** Sorts by the SHA-256 of `{seed}:{id}` (docs/judging.md): reproducible, and independent of the order of `ids`. */
export function drawSheets(seed: string, ids: readonly string[], count: number): string[] {
  const tickets = ids.map((id) => ({
    id,
    ticket: createHash('sha256').update(`${seed}:${id}`).digest('hex'),
  }));
  return tickets
    .sort((a, b) => (a.ticket < b.ticket ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}
