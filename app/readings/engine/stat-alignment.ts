export const stats = ['atk', 'def', 'spe', 'spa', 'spd'] as const;
export type Stat = (typeof stats)[number];

// Rows: the stat that is raised; columns: the one that is lowered; both in the order above.
const table = [
  ['hardy', 'lonely', 'brave', 'adamant', 'naughty'],
  ['bold', 'docile', 'relaxed', 'impish', 'lax'],
  ['timid', 'hasty', 'serious', 'jolly', 'naive'],
  ['modest', 'mild', 'quiet', 'bashful', 'rash'],
  ['calm', 'gentle', 'sassy', 'careful', 'quirky'],
] as const;

/** The screen shows no difference between neutral ones: this one represents all. */
export const neutralAlignment = 'serious';

export function alignmentFrom(raised: Stat | undefined, lowered: Stat | undefined): string | undefined {
  if (!raised && !lowered) return neutralAlignment;
  return raised && lowered && raised !== lowered
    ? table[stats.indexOf(raised)]?.[stats.indexOf(lowered)]
    : undefined;
}

export function alignmentOf(key: string): { raised?: Stat; lowered?: Stat } {
  for (const [up, row] of table.entries()) {
    const down = (row as readonly string[]).indexOf(key);
    if (down >= 0 && down !== up) return { raised: stats[up], lowered: stats[down] };
  }
  return {};
}
