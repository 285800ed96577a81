import type { Rounds } from './matches.server';
import { seedFromBlocks } from './seed-from-blocks';
import { shownBlocks, stageOf } from './shown-rounds.server';

export interface BracketSeeds {
  from: 'blocks' | 'results' | 'list';
  ids: string[];
  /** Matches of the blocks that have no result, if the rule is to wait for them. */
  waits: number;
  /** Players who are equal where the line between going on and not is drawn, or above it. */
  shared: string[];
}

/** Who goes on to the bracket, best seed first. */
export function bracketSeeds(rounds: Rounds, ranked: readonly string[]): BracketSeeds {
  const settings = stageOf(rounds, 'blocks')?.settings.blocks;
  const isPublished = stageOf(rounds, 'blocks')?.publishedAt != null;
  if (settings && isPublished && settings.advance > 0) return fromBlocks(rounds, settings.advance);
  if (ranked.length > 0) return { from: 'results', ids: [...ranked], waits: 0, shared: [] };
  const listed = [...rounds.people.values()]
    .filter(({ droppedAt }) => !droppedAt)
    .sort((one, other) => (one.seed ?? 1e6) - (other.seed ?? 1e6));
  return { from: 'list', ids: listed.map(({ id }) => id), waits: 0, shared: [] };
}

function fromBlocks(rounds: Rounds, advance: number): BracketSeeds {
  const blocks = shownBlocks(rounds, { closed: true });
  const rows = blocks.flatMap(({ rows, index: block }) =>
    rows
      .filter(({ hasDropped }) => !hasDropped)
      .slice(0, advance)
      .map((row, at) => ({ id: row.id, block, rank: at + 1, isShared: row.isShared })),
  );
  const waits = blocks.flatMap(({ matches }) =>
    matches.filter(({ state, a, b }) => state === 'open' && a && b && !a.isDropped && !b.isDropped),
  ).length;
  return {
    from: 'blocks',
    ids: seedFromBlocks(rows),
    waits: stageOf(rounds, 'blocks')?.settings.blocks?.late === 'wait' ? waits : 0,
    shared: rows.filter(({ isShared }) => isShared).map(({ id }) => id),
  };
}
