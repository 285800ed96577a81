/**
 * Order of play of a block by the circle method: one player stays, the others move on by a seat each round. With an odd
 * number of players the seat that stays is empty, and whoever comes to sit opposite has a bye.
 * @returns the pairs of each round, and who has a bye in it (one player or none)
 */
export function roundRobin<T>(players: readonly T[]): { rounds: [T, T][][]; byes: T[][] } {
  const seated = players.map((player) => [player]);
  const [first = [], ...circle] = players.length % 2 === 0 ? seated : [[], ...seated];
  const rounds: [T, T][][] = [];
  const byes: T[][] = [];
  for (let round = 0; round < circle.length; round++) {
    const seats = [first, ...circle];
    const meetings = seats
      .slice(0, seats.length / 2)
      .map((seat, at) => [...seat, ...(seats.at(-1 - at) ?? [])]);
    rounds.push(meetings.filter((meeting): meeting is [T, T] => meeting.length === 2));
    byes.push(meetings.filter(({ length }) => length === 1).flat());
    circle.unshift(...circle.splice(-1));
  }
  return { rounds, byes };
}

/** Tables of each block, the same in all rounds: those of block A first, then those of block B, and so on. */
export function tablesOf(sizes: readonly number[], firstTable = 1): number[][] {
  let next = firstTable;
  return sizes.map((size) => Array.from({ length: Math.floor(size / 2) }, () => next++));
}
