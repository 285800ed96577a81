import { byTicket } from '~/rounds/lottery.server';

/** Draws the first `count` by their tickets (docs/judging.md). */
export const drawSheets = (seed: string, ids: readonly string[], count: number): string[] =>
  byTicket(seed, ids).slice(0, count);
