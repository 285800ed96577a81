/** The stats that a Stat Alignment raises or lowers; HP never. */
export const stats = ['atk', 'def', 'spe', 'spa', 'spd'] as const;
export type Stat = (typeof stats)[number];

// A row for the stat that is raised, a column for the one that is lowered, both in the order above.
const table = [
  ['hardy', 'lonely', 'brave', 'adamant', 'naughty'],
  ['bold', 'docile', 'relaxed', 'impish', 'lax'],
  ['timid', 'hasty', 'serious', 'jolly', 'naive'],
  ['modest', 'mild', 'quiet', 'bashful', 'rash'],
  ['calm', 'gentle', 'sassy', 'careful', 'quirky'],
] as const;

/** Of those without effect the screen shows none: one stands for all. */
export const neutralAlignment = 'serious';

/** The alignment that two arrows tell; undefined where one of them is missing. */
export function alignmentFrom(raised: Stat | undefined, lowered: Stat | undefined): string | undefined {
  if (!raised && !lowered) return neutralAlignment;
  return raised && lowered && raised !== lowered
    ? table[stats.indexOf(raised)]?.[stats.indexOf(lowered)]
    : undefined;
}

/** What an alignment raises and lowers; nothing for a neutral or unknown one. */
export function alignmentOf(key: string): { raised?: Stat; lowered?: Stat } {
  for (const [up, row] of table.entries()) {
    const down = (row as readonly string[]).indexOf(key);
    if (down >= 0 && down !== up) return { raised: stats[up], lowered: stats[down] };
  }
  return {};
}
