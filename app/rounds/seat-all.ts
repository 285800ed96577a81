/** Those with whom a person must not share a block. People and blocks are numbers from 0. */
export type Rivals = readonly (readonly number[])[];

/** The block of each person; null while they have none. */
export type Seats = readonly (number | null)[];

/**
 * Finds seats for all who have none, so that every block is full and no rivals share one. Backtracks, and starts with
 * the person who has the fewest blocks to choose from.
 * @param budget steps that the search may take; it leaves 0 if it gave up
 * @returns null if it found none
 */
export function seatAll(
  seats: Seats,
  rivals: Rivals,
  sizes: readonly number[],
  budget: { steps: number },
): number[] | null {
  const count = sizes.length;
  const people = [...seats.keys()];
  const rivalsOf = (person: number) => rivals[person] ?? [];
  const blockOf: (number | null)[] = people.map(() => null);
  const room = [...sizes];
  const roomIn = (block: number) => room[block] ?? 0;
  // A person may not come to a block with bars: one for each rival in it, and one if it is full.
  const bars = new Uint16Array(people.length * count);
  const choices = new Int16Array(people.length).fill(count);

  function bar(person: number, block: number, by: 1 | -1) {
    const at = person * count + block;
    const before = bars[at] ?? 0;
    bars[at] = before + by;
    if (before === 0 || before + by === 0) choices[person] = (choices[person] ?? 0) - by;
  }
  function move(person: number, block: number, by: 1 | -1) {
    blockOf[person] = by === 1 ? block : null;
    room[block] = roomIn(block) - by;
    for (const rival of rivalsOf(person)) bar(rival, block, by);
    if (roomIn(block) === (by === 1 ? 0 : 1)) for (const each of people) bar(each, block, by);
  }

  // Those without rivals fit anywhere, and fill the room that is left.
  const bound = people
    .filter((person) => rivalsOf(person).length > 0)
    .sort((one, other) => rivalsOf(other).length - rivalsOf(one).length);
  const choicesOf = (person: number) => choices[person] ?? 0;
  function mostBound(): number | undefined {
    let most: number | undefined;
    for (const person of bound)
      if (blockOf[person] === null && (most === undefined || choicesOf(person) < choicesOf(most)))
        most = person;
    return most;
  }
  /** Open blocks, the emptiest first. Of empty blocks of one size, which are alike, only one. */
  function blocksFor(person: number): number[] {
    const emptySizes = new Set<number>();
    const open: number[] = [];
    for (const [block, size] of sizes.entries()) {
      if (bars[person * count + block]) continue;
      if (room[block] === size && emptySizes.has(size)) continue;
      if (room[block] === size) emptySizes.add(size);
      open.push(block);
    }
    return open.sort((one, other) => roomIn(other) - roomIn(one));
  }
  function search(): boolean {
    const person = mostBound();
    if (person === undefined) return true;
    for (const block of blocksFor(person)) {
      if (budget.steps === 0) return false;
      budget.steps -= 1;
      move(person, block, 1);
      if (search()) return true;
      move(person, block, -1);
    }
    return false;
  }

  seats.forEach((block, person) => {
    if (block !== null) move(person, block, 1);
  });
  if (!search()) return null;
  return blockOf.map((own) => {
    const block = own ?? room.findIndex((free) => free > 0);
    if (own === null) room[block] = roomIn(block) - 1;
    return block;
  });
}
