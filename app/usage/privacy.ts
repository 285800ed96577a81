/**
 * Privacy threshold. The six of a private sheet count, as at every event, but nothing else on it may be revealed:
 * what fewer private sheets than this state counts as left blank.
 */
export const minPrivateSheets = 3;

/** Values that one sheet states for a species and kind of detail: its item, or its moves. */
export interface Statement {
  values: readonly string[];
  isPublic: boolean;
}

export interface Choice {
  possible: number;
  /** Maximum values per sheet: one item, four moves. */
  atMost: number;
}

export interface PublishableCounts {
  stated: number;
  counts: Map<string, number>;
}

const orZero = (count: number) => (count >= minPrivateSheets ? count : 0);

/** Up to this many possible values, a suppressed one can be inferred from the rest. */
const fewValues = 6;

/**
 * Counts sheets per value, with suppression. Public sheets always count. Private sheets count for values that at
 * least three of them state, so that one or two look like none, even to someone who knows every public sheet and
 * that no player leaves a blank. With abilities A 5 and B 1 and no third one, “A 5” of six would reveal B: if none
 * of the suppressed values could be zero, no private sheet counts.
 */
export function publishableCounts(statements: readonly Statement[], choice: Choice): PublishableCounts {
  const stating = statements.filter(({ values }) => values.length > 0);
  const open = tally(stating.filter(({ isPublic }) => isPublic));
  const closed = tally(stating.filter(({ isPublic }) => !isPublic));
  const publishable = new Map([...closed.counts].filter(([, count]) => count >= minPrivateSheets));
  if (!isPublishable(closed, publishable, choice)) return { stated: open.sheets, counts: open.counts };
  const counts = new Map(open.counts);
  for (const [value, count] of publishable) counts.set(value, (counts.get(value) ?? 0) + count);
  const privateSheets =
    choice.atMost === 1 ? sum(publishable.values()) : Math.max(0, ...publishable.values());
  return {
    stated: open.sheets + privateSheets + orZero(closed.sheets - privateSheets),
    counts,
  };
}

function isPublishable(
  closed: Tally,
  publishable: ReadonlyMap<string, number>,
  { possible, atMost }: Choice,
): boolean {
  if (possible <= fewValues && atMost > 1) return false;
  // Each suppressed value is on at most two sheets, so this many fit even if one of the values has none.
  const room = 2 * (possible - 1);
  if (possible <= fewValues && closed.sheets > room && closed.sheets <= room + 2) return false;
  const withheld = closed.values - sum(publishable.values());
  return withheld === 0 || withheld <= room - 2 * publishable.size;
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

/** Sheets of a top cut that may be counted: standings name players, so one or two private ones stand out. */
export function publishableSheets<Sheet extends { isPublic: boolean }>(sheets: readonly Sheet[]): Sheet[] {
  const closed = sheets.filter(({ isPublic }) => !isPublic).length;
  return closed >= minPrivateSheets ? [...sheets] : sheets.filter(({ isPublic }) => isPublic);
}
