import { type EntrantField, type EntrantValues, maxEntrants } from './entrant';
import { disagree, keysOf, type PlayerKeys } from './match-entrants';
import type { EntrantReading, EntrantRow, LineProblem } from './read-entrants';

export interface KeptEntrant extends EntrantValues {
  id: string;
}

export interface MergePlan<Kept extends KeptEntrant = KeptEntrant> {
  added: EntrantRow[];
  changed: { entrant: Kept; values: EntrantValues; fields: EntrantField[] }[];
  unchanged: Kept[];
  /** On the list, and in no line. */
  gone: Kept[];
  /** Lines that name one of several of a name. */
  problems: LineProblem[];
  /** How many were on the list that this is about. */
  seen: number;
  /** How many there would be, where that is more than may be. */
  tooMany?: number;
}

interface Keyed<Kept> {
  entrant: Kept;
  keys: PlayerKeys;
}

interface Line {
  row: EntrantRow;
  keys: PlayerKeys;
}

/**
 * What a list changes in the one that is kept: each line is who has its Tonamel ID, its Discord ID, or alone its name. A
 * field that the list does not say, or leaves blank, stays as it is.
 */
export function mergeEntrants<Kept extends KeptEntrant>(
  kept: readonly Kept[],
  { rows, fields }: Pick<EntrantReading, 'rows' | 'fields'>,
): MergePlan<Kept> {
  const people = kept.map((entrant): Keyed<Kept> => ({ entrant, keys: keysOf(entrant, entrant.name) }));
  const lines = rows.map((row): Line => ({ row, keys: keysOf(row.values, row.values.name) }));
  const { met, added, problems } = assignLines(people, lines);

  const changed: MergePlan<Kept>['changed'] = [];
  const unchanged: Kept[] = [];
  const gone: Kept[] = [];
  const doubted = new Set(problems.map(({ line }) => line));
  const named = new Set(lines.filter(({ row }) => doubted.has(row.line)).map(({ keys }) => keys.name));
  for (const person of people) {
    const { entrant } = person;
    const row = met.get(person);
    if (!row) {
      // One of several of a name is gone only where it is clear which.
      if (!named.has(person.keys.name)) gone.push(entrant);
      continue;
    }
    const change = changeOf(entrant, row, fields);
    if (change.fields.length === 0) unchanged.push(entrant);
    else changed.push(change);
  }
  const sum = kept.length + added.length;
  return {
    added,
    changed,
    unchanged,
    gone,
    problems,
    seen: kept.length,
    ...(sum > maxEntrants && { tooMany: sum }),
  };
}

/** Assigns each line to its entrant, all lines by their IDs before any by its name. */
function assignLines<Kept>(people: readonly Keyed<Kept>[], lines: readonly Line[]) {
  const index = indexOf(people);
  const met = new Map<Keyed<Kept>, EntrantRow>();
  const added: EntrantRow[] = [];
  const problems: LineProblem[] = [];
  const assign = (row: EntrantRow, owners: readonly Keyed<Kept>[], otherwise: () => void) => {
    const { line, text } = row;
    const [only] = owners;
    const earlier = only && met.get(only);
    if (!only) otherwise();
    else if (owners.length > 1) problems.push({ line, text, reason: 'ambiguous' });
    else if (earlier) problems.push({ line, text, reason: 'twice', first: earlier.line });
    else met.set(only, row);
  };

  const byName: Line[] = [];
  for (const line of lines) {
    const owners = (['tonamelId', 'discordId'] as const)
      .map((id) => index.get(`${id} ${line.keys[id]}`) ?? [])
      .find((found) => found.length > 0);
    assign(line.row, owners ?? [], () => byName.push(line));
  }
  for (const { row, keys } of byName) {
    const owners = (index.get(`name ${keys.name}`) ?? []).filter(
      (person) => !met.has(person) && !disagree(person.keys, keys),
    );
    assign(row, owners, () => added.push(row));
  }
  return { met, added, problems };
}

function indexOf<Kept>(people: readonly Keyed<Kept>[]): Map<string, Keyed<Kept>[]> {
  const index = new Map<string, Keyed<Kept>[]>();
  for (const person of people)
    for (const kind of ['tonamelId', 'discordId', 'name'] as const) {
      const key = `${kind} ${person.keys[kind]}`;
      const there = index.get(key);
      if (there) there.push(person);
      else if (person.keys[kind]) index.set(key, [person]);
    }
  return index;
}

function changeOf<Kept extends KeptEntrant>(
  entrant: Kept,
  { values }: EntrantRow,
  fields: readonly EntrantField[],
): MergePlan<Kept>['changed'][number] {
  const said = fields.filter((field) => values[field] !== '' && values[field] !== null);
  return {
    entrant,
    values: { ...valuesOf(entrant), ...Object.fromEntries(said.map((field) => [field, values[field]])) },
    fields: said.filter((field) => values[field] !== entrant[field]),
  };
}

const valuesOf = ({
  name,
  reading,
  tonamelId,
  discordId,
  twitterId,
  seed,
  seat,
}: EntrantValues): EntrantValues => ({
  ...{ name, reading, tonamelId, discordId, twitterId, seed, seat },
});
