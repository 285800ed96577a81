export type FlatValues<Field extends string = string> = Readonly<Record<Field, string>>;
/** Fields that only make sense together are merged together. */
export type Units<Field extends string = string> = Readonly<Record<string, readonly Field[]>>;

interface Merge<Field extends string> {
  /** One side's changes; conflicting units keep mine. */
  merged: Record<Field, string>;
  taken: string[];
  conflicts: string[];
}

export interface SeenConflict<Field extends string = string> {
  conflicts: string[];
  taken: string[];
  mine: FlatValues<Field>;
  theirs: FlatValues<Field>;
}

export const eachAlone = <Field extends string>(fields: readonly Field[]): Units<Field> =>
  Object.fromEntries(fields.map((field) => [field, [field]]));

/** The hidden field `seen`: the values a form was opened with. */
export const printSeen = (values: FlatValues): string => JSON.stringify(values);

export function seenIn(form: FormData): FlatValues {
  try {
    const seen: unknown = JSON.parse(String(form.get('seen')));
    const entries = Object.entries(seen && typeof seen === 'object' ? seen : {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function formOf(values: FlatValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  return form;
}

/** Applies `theirs` where it was chosen after a conflict. */
export function takeChosen(form: FormData, theirs: FlatValues, units: Units) {
  for (const [unit, fields] of Object.entries(units)) {
    if (form.get(`choice-${unit}`) !== 'theirs') continue;
    for (const field of fields) {
      form.delete(field);
      if (theirs[field]) form.set(field, theirs[field]);
    }
  }
}

/** Three-way merge of two edits that began with `seen`. */
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
  read(): Promise<Row | undefined>;
  valuesOf(row: Row): FlatValues<Field>;
  /** Compare-and-set. @returns false, and writes nothing, if it is no longer `row` */
  write(merged: FlatValues<Field>, row: Row): Promise<boolean>;
}

type Saved<Field extends string> =
  | { state: 'gone' }
  | { state: 'saved'; taken: string[] }
  | { state: 'conflict'; conflict: SeenConflict<Field> };

const maxTurns = 5;

/** Optimistic concurrency: reads, merges and writes until no other save intervenes. A conflict writes nothing. */
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
