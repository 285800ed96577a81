import type { Rounds } from '~/rounds/matches.server';
import { publicRounds } from '~/rounds/public-rounds.server';
import { matchesOf, type ShownMatch, stageOf } from '~/rounds/shown-rounds.server';

const countsOf = (matches: readonly ShownMatch[]) => ({
  open: matches.filter(({ state, a, b }) => state === 'open' && a && b).length,
  reported: matches.filter(({ state }) => state === 'reported').length,
  /** Results that withdrawing would delete. */
  results: matches.filter(({ result, isBye }) => result && !isBye).length,
});

/** Counts what is left to do in each block. */
function todoIn(rounds: Rounds, inBlocks: readonly ShownMatch[]) {
  const blocks = stageOf(rounds, 'blocks')?.settings.blocks?.blocks ?? [];
  const todo = blocks.map(() => ({ objected: 0, open: 0 }));
  for (const { block, state } of inBlocks) {
    const count = todo[block ?? -1];
    if (count && (state === 'objected' || state === 'open')) count[state] += 1;
  }
  return todo;
}

/** Index of the block that needs staff first; -1 if none does. */
function firstToDo(todo: ReturnType<typeof todoIn>): number {
  const objected = todo.findIndex((count) => count.objected > 0);
  return objected < 0 ? todo.findIndex((count) => count.open > 0) : objected;
}

/** Rounds as staff see them: drafts, what is missing, and what they have to decide first. */
export function deskRounds(rounds: Rounds, query: URLSearchParams) {
  const inBlocks = matchesOf(rounds, 'blocks');
  const todo = todoIn(rounds, inBlocks);
  const { swiss, blocks, bracket } = publicRounds(rounds, {
    round: Number(query.get('round')),
    block: query.has('block') ? Number(query.get('block')) : firstToDo(todo) + 1,
  });
  const versionOf = (kind: 'swiss' | 'blocks' | 'bracket') => stageOf(rounds, kind)?.version ?? 0;
  const all = [...inBlocks, ...matchesOf(rounds, 'swiss'), ...(bracket?.matches ?? [])];
  return {
    hasDraft: stageOf(rounds, 'blocks')?.settings.draft !== undefined,
    objected: all.filter(({ state }) => state === 'objected'),
    swiss: swiss && { ...swiss, ...countsOf(swiss.matches), seen: versionOf('swiss') },
    blocks: blocks && {
      ...blocks,
      ...countsOf(inBlocks),
      todo,
      seen: versionOf('blocks'),
    },
    bracket: bracket && { ...bracket, ...countsOf(bracket.matches), seen: versionOf('bracket') },
  };
}
export type DeskRounds = ReturnType<typeof deskRounds>;
