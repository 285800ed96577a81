const first = 35;
const longest = 56;

export interface PackedLearnsets {
  /** All moves, most learned first, so that the gaps between a species' moves are mostly small and pack well. */
  moves: string;
  /** By species: a letter a move, the gap to the one before from '#'; '~' stands for 56 without a move. */
  species: [key: string, packed: string][];
}

/** A form that learns what its base species learns is left out. */
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
      for (; gap >= longest; gap -= longest) text += '~';
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
