import { type Rivals, seatAll } from './seat-all';

// Many times what real events need; takes some milliseconds.
const maxSteps = 2500;

/**
 * Deals the seats of the blocks in turn: one of each block, then again from the first. Each goes to the first person in
 * line with whom everyone else can still be seated apart from their rivals; a plan for all seats shows that they can. Once
 * the search for other plans has reached its limit, only those are considered for whom a swap in the plan suffices.
 * @param sizes differ by one at most, the larger first
 * @returns people, numbered as they stand in line, in the order of their seats; or why there is none
 */
export function dealSeats(rivals: Rivals, sizes: readonly number[]): number[] | 'impossible' | 'unknown' {
  const budget = { steps: maxSteps };
  const dealt: (number | null)[] = rivals.map(() => null);
  const first = seatAll(dealt, rivals, sizes, budget);
  if (!first) return budget.steps === 0 ? 'unknown' : 'impossible';
  let plan = first;

  /** A plan with the person in the block, by a swap with someone there who has no seat yet. */
  function swapped(person: number, block: number): number[] | null {
    const own = plan[person] ?? 0;
    const fits = (one: number, target: number, leaving: number) =>
      (rivals[one] ?? []).every((rival) => rival === leaving || plan[rival] !== target);
    const other = plan.findIndex(
      (planned, each) =>
        planned === block && dealt[each] === null && fits(person, block, each) && fits(each, own, person),
    );
    return other < 0 ? null : plan.with(person, block).with(other, own);
  }
  function planWith(person: number, block: number): number[] | null {
    if (plan[person] === block) return plan;
    if (rivals[person]?.some((rival) => dealt[rival] === block)) return null;
    const bySwap = swapped(person, block);
    if (bySwap || budget.steps === 0) return bySwap;
    return seatAll(dealt.with(person, block), rivals, sizes, budget);
  }

  const waiting = new Set(rivals.keys());
  return [...rivals.keys()].flatMap((seat) => {
    const block = seat % sizes.length;
    for (const person of waiting) {
      const next = planWith(person, block);
      if (!next) continue;
      plan = next;
      dealt[person] = block;
      waiting.delete(person);
      return [person];
    }
    return [];
  });
}
