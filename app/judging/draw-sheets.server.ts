import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, made at the moment of the draw: nobody chooses it, and everybody sees it. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/**
 * The first `count` of them by the SHA-256 of `{seed}:{id}`, as docs/judging.md says: anybody can do it again, and
 * in which order they are given makes no difference.
 */
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
