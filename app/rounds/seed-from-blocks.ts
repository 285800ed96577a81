import { bracketOrder, bracketSize } from './elimination';

export interface Qualifier {
  id: string;
  block: number;
  rank: number;
}

/**
 * Seeds winners of blocks first, then the second of each block, and so on, so that players of a block meet as late as
 * possible.
 * @returns IDs in the order of seeds
 */
export function seedFromBlocks(qualifiers: readonly Qualifier[]): string[] {
  const ranks = [...new Set(qualifiers.map(({ rank }) => rank))].sort((one, other) => one - other);
  const tiers = ranks.map((rank) =>
    qualifiers
      .filter((player) => player.rank === rank)
      .sort((one, other) => one.block - other.block || (one.id < other.id ? -1 : 1)),
  );
  const snake = tiers.map((tier, at) => (at % 2 === 0 ? tier : tier.toReversed()));
  // From one start alone, the swaps sometimes end before the best order.
  const [crossed, straight] = [partBlocks(snake.flat()), partBlocks(tiers.flat())];
  return (crossed.cost <= straight.cost ? crossed : straight).seeds.map(({ id }) => id);
}

/** Swaps two players of the same rank, the most useful swap first, until none makes players of a block meet later. */
function partBlocks(start: readonly Qualifier[]): { seeds: Qualifier[]; cost: number } {
  const order = bracketOrder(bracketSize(start.length));
  const slots = new Map(start.map((player, at) => [player, order.indexOf(at + 1)]));
  const slotOf = (player: Qualifier) => slots.get(player) ?? 0;
  const others = new Map(
    start.map((player) => [
      player,
      start.filter((other) => other !== player && other.block === player.block),
    ]),
  );
  /** Slots whose highest different bit is bit n, counted from 1, meet in round n. Early meetings cost by far the most. */
  const costOf = (player: Qualifier, slot: number) =>
    (others.get(player) ?? []).reduce((sum, other) => sum + 64 ** Math.clz32(slot ^ slotOf(other)), 0);
  const gainOf = (one: Qualifier, other: Qualifier) =>
    costOf(one, slotOf(one)) +
    costOf(other, slotOf(other)) -
    costOf(one, slotOf(other)) -
    costOf(other, slotOf(one));

  // The last come first: of equal swaps this keeps winners of blocks where they are.
  const pairs = start.toReversed().flatMap((one, at, all) =>
    all
      .slice(at + 1)
      .filter(({ rank }) => rank === one.rank)
      .map((other) => [one, other] as const),
  );
  for (;;) {
    let best: readonly [Qualifier, Qualifier] | undefined;
    let mostGain = 0;
    for (const pair of pairs) {
      const gain = gainOf(...pair);
      if (gain > mostGain) [best, mostGain] = [pair, gain];
    }
    if (!best) break;
    const [one, other] = best;
    const slot = slotOf(one);
    slots.set(one, slotOf(other));
    slots.set(other, slot);
  }
  const seedOf = (player: Qualifier) => order[slotOf(player)] ?? 0;
  return {
    seeds: start.toSorted((one, other) => seedOf(one) - seedOf(other)),
    cost: start.reduce((sum, player) => sum + costOf(player, slotOf(player)), 0),
  };
}
