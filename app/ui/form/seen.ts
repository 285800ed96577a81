/** What a form's fields hold, by their names: texts alone, an empty one for none. */
export type FlatValues<Field extends string = string> = Readonly<Record<Field, string>>;
/** Fields that only make sense together change hands together. */
export type Units<Field extends string = string> = Readonly<Record<string, readonly Field[]>>;

interface Merge<Field extends string> {
  /** Each unit as it was changed by one of both; of those in conflict, mine. */
  merged: Record<Field, string>;
  /** Units that only the other one changed. */
  taken: string[];
  /** Units that both changed, each otherwise. */
  conflicts: string[];
}

/** What goes back to a form whose values somebody else changed too (`SeenConflicts` shows it). */
export interface SeenConflict<Field extends string = string> {
  conflicts: string[];
  taken: string[];
  mine: FlatValues<Field>;
  theirs: FlatValues<Field>;
}

/** Each field for itself. */
export const eachAlone = <Field extends string>(fields: readonly Field[]): Units<Field> =>
  Object.fromEntries(fields.map((field) => [field, [field]]));

/** For the hidden field `seen`: the values that a form was opened with, whatever answer it comes back in. */
export const printSeen = (values: FlatValues): string => JSON.stringify(values);

/** The values that a form was opened with; of a form without them, none. */
export function seenIn(form: FormData): FlatValues {
  try {
    const seen: unknown = JSON.parse(String(form.get('seen')));
    const entries = Object.entries(seen && typeof seen === 'object' ? seen : {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** As a form that holds them would be sent. */
export function formOf(values: FlatValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  return form;
}

/** Where the other one's value was chosen after a conflict, it stands in the form. */
export function takeChosen(form: FormData, theirs: FlatValues, units: Units) {
  for (const [unit, fields] of Object.entries(units)) {
    if (form.get(`choice-${unit}`) !== 'theirs') continue;
    for (const field of fields) {
      form.delete(field);
      if (theirs[field]) form.set(field, theirs[field]);
    }
  }
}

/** Of two who both began with `seen`: what only one of them changed is as that one has it. */
export function mergeSeen<Field extends string>(
  units: Units<Field>,
  { seen, mine, theirs }: { seen: FlatValues; mine: FlatValues<Field>; theirs: FlatValues<Field> },
): Merge<Field> {
  const merge: Merge<Field> = { merged: { ...mine }, taken: [], conflicts: [] };
  for (const [unit, fields] of Object.entries(units)) {
    const isSame = (a: Partial<FlatValues>, b: Partial<FlatValues>) =>
      fields.every((field) => a[field] === b[field]);
    if (isSame(mine, theirs) || isSame(seen, theirs)) continue;
    if (isSame(seen, mine)) {
      merge.taken.push(unit);
      for (const field of fields) merge.merged[field] = theirs[field];
    } else merge.conflicts.push(unit);
  }
  return merge;
}

interface Saving<Field extends string, Row> {
  units: Units<Field>;
  seen: FlatValues;
  mine: FlatValues<Field>;
  /** What is stored now; undefined where it is gone. */
  read(): Promise<Row | undefined>;
  valuesOf(row: Row): FlatValues<Field>;
  /** Compares and sets: false, and nothing is written, where it is no longer as `row`. */
  write(merged: FlatValues<Field>, row: Row): Promise<boolean>;
}

type Saved<Field extends string> =
  | { state: 'gone' }
  | { state: 'saved'; taken: string[] }
  | { state: 'conflict'; conflict: SeenConflict<Field> };

const maxTurns = 5;

/** Reads, merges and writes until nobody else was quicker. A conflict writes nothing at all. */
export async function saveMerged<Field extends string, Row>({
  units,
  seen,
  mine,
  ...store
}: Saving<Field, Row>): Promise<Saved<Field>> {
  for (let turn = 1; ; turn += 1) {
    const row = await store.read();
    if (row === undefined) return { state: 'gone' };
    const theirs = store.valuesOf(row);
    const { merged, taken, conflicts } = mergeSeen(units, { seen, mine, theirs });
    if (conflicts.length > 0 || turn > maxTurns)
      return { state: 'conflict', conflict: { conflicts, taken, mine: merged, theirs } };
    const isThere = Object.values(units).every((fields) =>
      fields.every((field) => merged[field] === theirs[field]),
    );
    if (isThere || (await store.write(merged, row))) return { state: 'saved', taken };
  }
}
