/**
 * A player who keeps a sheet private has its six counted, as at every event, but nobody learns what one sheet says:
 * what is written on fewer private sheets than this is as if those sheets had left it blank.
 */
export const fewestPrivate = 3;

/** What a few sheets with the same species state of one kind of detail: its item, or its moves. */
export interface Statement {
  values: readonly string[];
  isPublic: boolean;
}

export interface Choice {
  /** How many values the game allows. */
  possible: number;
  /** How many of them a sheet states: one item, four moves. */
  atMost: number;
}

export interface Told {
  /** Of how many sheets the counts are a part. */
  stated: number;
  counts: Map<string, number>;
}

const orNone = (count: number) => (count >= fewestPrivate ? count : 0);

/** Of so few values, what is left out can be told from what is there. */
const fewValues = 6;

/**
 * How many sheets hold each value, as far as it may be told. Public sheets always count. Private ones count for a value
 * from three on, so that a value with one or two looks like one with none, also to somebody who knows every public sheet
 * and that nobody leaves a blank. With abilities A 5 and B 1 and no third one, “A 5” of six would tell of B: where the
 * values that are left out could not do without any one of them, no private sheet counts.
 */
export function tell(statements: readonly Statement[], choice: Choice): Told {
  const stating = statements.filter(({ values }) => values.length > 0);
  const open = tally(stating.filter(({ isPublic }) => isPublic));
  const closed = tally(stating.filter(({ isPublic }) => !isPublic));
  const told = new Map([...closed.counts].filter(([, count]) => count >= fewestPrivate));
  if (!mayTell(closed, told, choice)) return { stated: open.sheets, counts: open.counts };
  const counts = new Map(open.counts);
  for (const [value, count] of told) counts.set(value, (counts.get(value) ?? 0) + count);
  const known = choice.atMost === 1 ? sum(told.values()) : Math.max(0, ...told.values());
  return { stated: open.sheets + known + orNone(closed.sheets - known), counts };
}

function mayTell(closed: Tally, told: ReadonlyMap<string, number>, { possible, atMost }: Choice): boolean {
  if (possible <= fewValues && atMost > 1) return false;
  // Each value that is left out is on two sheets at most: so many can do without any one of them.
  const room = 2 * (possible - 1);
  if (possible <= fewValues && closed.sheets > room && closed.sheets <= room + 2) return false;
  const untold = closed.values - sum(told.values());
  return untold === 0 || untold <= room - 2 * told.size;
}

interface Tally {
  counts: Map<string, number>;
  sheets: number;
  values: number;
}

function tally(statements: readonly Statement[]): Tally {
  const counts = new Map<string, number>();
  for (const { values } of statements)
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return { counts, sheets: statements.length, values: sum(counts.values()) };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0);

/** Those of a top cut whose six may be told together: with their names in the standings, one or two stand out. */
export function tellTogether<Sheet extends { isPublic: boolean }>(sheets: readonly Sheet[]): Sheet[] {
  const closed = sheets.filter(({ isPublic }) => !isPublic).length;
  return closed >= fewestPrivate ? [...sheets] : sheets.filter(({ isPublic }) => isPublic);
}
