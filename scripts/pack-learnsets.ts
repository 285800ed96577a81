const first = 35;
const maxGap = 56;

export interface PackedLearnsets {
  /** Sorted by number of learners, so that the gaps between a species' moves are small. */
  moves: string;
  /** Per species, a character for each move: the gap to the previous one, counted from '#'. '~' skips 56. */
  species: [key: string, packed: string][];
}

/** Omits forms with the same moves as their base species. */
export function packLearnsets(
  learnsets: ReadonlyMap<string, ReadonlySet<string>>,
  baseOf: (species: string) => string,
): PackedLearnsets {
  const learners = new Map<string, number>();
  for (const moves of learnsets.values())
    for (const move of moves) learners.set(move, (learners.get(move) ?? 0) + 1);
  const order = [...learners].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([move]) => move);
  const pack = (moves: ReadonlySet<string> | undefined) => {
    let text = '';
    let last = -1;
    order.forEach((move, place) => {
      if (!moves?.has(move)) return;
      let gap = place - last - 1;
      for (; gap >= maxGap; gap -= maxGap) text += '~';
      text += String.fromCharCode(first + gap);
      last = place;
    });
    return text;
  };
  const species = [...learnsets].flatMap(([key, moves]): [string, string][] => {
    const base = baseOf(key);
    const isAsItsBase = base !== key && learnsets.has(base) && pack(learnsets.get(base)) === pack(moves);
    return isAsItsBase ? [] : [[key, pack(moves)]];
  });
  return { moves: order.join(' '), species };
}
