/** What one side's six have done in the game that is played: places of the six, counted from 0. */
export interface Battle {
  came: readonly number[];
  down: readonly number[];
  tera: number | null;
  mega: number | null;
}

export const marks = ['came', 'down', 'tera', 'mega'] as const;
export type Mark = (typeof marks)[number];

const maxCame = 4;
const blankBattle: Battle = { came: [], down: [], tera: null, mega: null };

const isMarked = ({ down, tera, mega }: Battle, mark: Exclude<Mark, 'came'>, slot: number) =>
  mark === 'down' ? down.includes(slot) : (mark === 'tera' ? tera : mega) === slot;

const hasMark = (battle: Battle, mark: Mark, slot: number) =>
  mark === 'came' ? battle.came.includes(slot) : isMarked(battle, mark, slot);

/** Whatever was marked of a Pokémon, it came. */
export const isPossible = ({ came, down, tera, mega }: Battle): boolean =>
  came.length <= maxCame &&
  new Set(came).size === came.length &&
  new Set(down).size === down.length &&
  [...down, tera, mega].every((slot) => slot === null || came.includes(slot));

const ordered = (slots: readonly number[], slot: number, isOn: boolean) =>
  [...slots.filter((each) => each !== slot), ...(isOn ? [slot] : [])].sort((a, b) => a - b);

/** Null for nothing marked, undefined where a fifth would come. `isOn` undefined: the other way than it is. */
export function withMark(
  battle: Battle | null,
  mark: Mark,
  slot: number,
  isOn?: boolean,
): Battle | null | undefined {
  const before = battle ?? blankBattle;
  const on = isOn ?? !hasMark(before, mark, slot);
  const came = ordered(before.came, slot, mark === 'came' ? on : on || before.came.includes(slot));
  const next: Battle = { ...before, came };
  if (mark === 'down') next.down = ordered(before.down, slot, on);
  // One of each a side: another one's is a correction.
  if (mark === 'tera' || mark === 'mega')
    next[mark] = on ? slot : hasMark(before, mark, slot) ? null : before[mark];
  const gone = (one: number | null) => (one !== null && came.includes(one) ? one : null);
  const whole = {
    came,
    down: next.down.filter((each) => came.includes(each)),
    tera: gone(next.tera),
    mega: gone(next.mega),
  };
  if (came.length > maxCame) return undefined;
  return came.length > 0 ? whole : null;
}
