import { blockSizes, maxPlayers, minPlayers } from './block-sizes';
import { dealSeats } from './deal-seats';
import { byTicket } from './lottery.server';

const maxEntrants = 256;

interface BlockLottery {
  ids: readonly string[];
  count: number;
  /** IDs of each group must all be in different blocks. Groups may overlap; unknown IDs are ignored. */
  apart: readonly (readonly string[])[];
  seed: string;
}

/**
 * `group`: it has more people than there are blocks. `groups`: they cannot all be kept apart at once. `unknown`: the search
 * gave up. For the latter two, `group` is the one whose people have the most others to be apart from.
 */
type ImpossibleDraw =
  | { impossible: 'tooFew' | 'tooMany' }
  | { impossible: 'group' | 'groups' | 'unknown'; group: string[] };

/**
 * Draws blocks of 3 to 16 whose sizes differ by one at most. Anyone can draw them again:
 *
 * Everyone gets a ticket, the SHA-256 of `{seed}:{id}`, and they stand in line by it, the smallest first. The seats are
 * dealt in turn: one of block A, of B, and so on, then again from A. Each goes to the first in line with whom everyone
 * else can still be seated so that no group has two people in a block.
 */
export function drawBlocks({
  ids,
  count,
  apart,
  seed,
}: BlockLottery): { blocks: string[][] } | ImpossibleDraw {
  const line = byTicket(seed, [...new Set(ids)]);
  if (line.length < count * minPlayers) return { impossible: 'tooFew' };
  if (line.length > Math.min(count * maxPlayers, maxEntrants)) return { impossible: 'tooMany' };
  const known = new Set(line);
  const groups = apart.map((group) => [...new Set(group)].filter((id) => known.has(id)));
  const tooLarge = groups.filter(({ length }) => length > count);
  if (tooLarge.length > 0) return { impossible: 'group', group: hardest(tooLarge, ({ length }) => length) };

  const rivals = rivalsOf(groups);
  const places = new Map(line.map((id, place) => [id, place]));
  const order = dealSeats(
    line.map((id) => [...(rivals.get(id) ?? [])].flatMap((rival) => places.get(rival) ?? [])),
    blockSizes(line.length, count),
  );
  if (order === 'impossible' || order === 'unknown') {
    const weight = (group: readonly string[]) =>
      group.reduce((sum, id) => sum + (rivals.get(id)?.size ?? 0), 0);
    return { impossible: order === 'impossible' ? 'groups' : 'unknown', group: hardest(groups, weight) };
  }
  const blocks: string[][] = Array.from({ length: count }, () => []);
  order.forEach((place, seat) => {
    blocks[seat % count]?.push(line[place] as string);
  });
  return { blocks };
}

/** For each person all others of their groups. */
function rivalsOf(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const rivals = new Map<string, Set<string>>();
  for (const group of groups)
    for (const id of group) {
      const own = rivals.get(id) ?? new Set();
      for (const other of group) if (other !== id) own.add(other);
      rivals.set(id, own);
    }
  return rivals;
}

/** The group of the largest weight. Sorted, so that the order in which groups and people are given changes nothing. */
function hardest(groups: readonly string[][], weight: (group: readonly string[]) => number): string[] {
  const sorted = groups.map((group) => ({ ids: group.toSorted(), weight: weight(group) }));
  sorted.sort((one, other) => other.weight - one.weight || (one.ids.join() < other.ids.join() ? -1 : 1));
  return sorted[0]?.ids ?? [];
}
