/**
 * A Worker's invocation may have six connections that wait for an answer. The platform keeps others waiting without a word,
 * while their timeouts run, so we stay below that ourselves.
 */
const maxAtOnce = 4;

interface Options<Item> {
  atOnce?: number;
  /** Items of the same lane never run at the same time. Without lanes, each has its own. */
  laneOf?: (item: Item) => unknown;
}

/** Runs a few at a time, in their order as far as lanes allow. @returns the results in the order of the items */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  { atOnce = maxAtOnce, laneOf }: Options<Item> = {},
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.map((item, at) => ({ item, at, lane: laneOf ? laneOf(item) : at }));
  const busy = new Set<unknown>();
  async function work() {
    for (;;) {
      const next = waiting.findIndex(({ lane }) => !busy.has(lane));
      const [each] = next < 0 ? [] : waiting.splice(next, 1);
      // The items left are in lanes of other workers, which go on with them.
      if (!each) return;
      busy.add(each.lane);
      results[each.at] = await run(each.item);
      busy.delete(each.lane);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
