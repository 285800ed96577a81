/** Numbers are slots of the side's team, counted from 0. */
export interface Battle {
  came: readonly number[];
  down: readonly number[];
  tera: number | null;
  mega: number | null;
}

export const marks = ['came', 'down', 'tera', 'mega'] as const;
export type BattleMark = (typeof marks)[number];

const maxCame = 4;
const blankBattle: Battle = { came: [], down: [], tera: null, mega: null };

const isMarked = ({ down, tera, mega }: Battle, mark: Exclude<BattleMark, 'came'>, slot: number) =>
  mark === 'down' ? down.includes(slot) : (mark === 'tera' ? tera : mega) === slot;

const hasMark = (battle: Battle, mark: BattleMark, slot: number) =>
  mark === 'came' ? battle.came.includes(slot) : isMarked(battle, mark, slot);

/** Only Pokémon that came can faint, terastallize or mega evolve. */
export const isPossible = ({ came, down, tera, mega }: Battle): boolean =>
  came.length <= maxCame &&
  new Set(came).size === came.length &&
  new Set(down).size === down.length &&
  [...down, tera, mega].every((slot) => slot === null || came.includes(slot));

const withSlot = (slots: readonly number[], slot: number, isOn: boolean) =>
  [...slots.filter((each) => each !== slot), ...(isOn ? [slot] : [])].sort((a, b) => a - b);

/** Toggles without `isOn`. @returns null if nothing is marked, undefined if a fifth Pokémon would come */
export function withMark(
  battle: Battle | null,
  mark: BattleMark,
  slot: number,
  isOn?: boolean,
): Battle | null | undefined {
  const before = battle ?? blankBattle;
  const on = isOn ?? !hasMark(before, mark, slot);
  const came = withSlot(before.came, slot, mark === 'came' ? on : on || before.came.includes(slot));
  const next: Battle = { ...before, came };
  if (mark === 'down') next.down = withSlot(before.down, slot, on);
  // A side has only one of each, so marking another Pokémon is a correction.
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
