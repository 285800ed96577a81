import { type EntrantField, type EntrantValues, maxEntrants } from './entrant';
import { disagree, keysOf } from './match-entrants';
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

/**
 * What a list changes in the one that is kept: each line is who has its Tonamel ID, its Discord ID, or alone its name. A
 * field that the list does not say, or leaves blank, stays as it is.
 */
export function mergeEntrants<Kept extends KeptEntrant>(
  kept: readonly Kept[],
  { rows, fields }: Pick<EntrantReading, 'rows' | 'fields'>,
): MergePlan<Kept> {
  const people = kept.map((entrant) => ({ entrant, keys: keysOf(entrant, entrant.name) }));
  type Person = (typeof people)[number];
  const index = new Map<string, Person[]>();
  for (const person of people)
    for (const kind of ['tonamelId', 'discordId', 'name'] as const) {
      const key = `${kind} ${person.keys[kind]}`;
      const there = index.get(key);
      if (there) there.push(person);
      else if (person.keys[kind]) index.set(key, [person]);
    }
  const met = new Map<Person, EntrantRow>();
  const problems: LineProblem[] = [];
  const settle = (row: EntrantRow, person: Person) => {
    const earlier = met.get(person);
    if (earlier) problems.push({ line: row.line, text: row.text, reason: 'twice', first: earlier.line });
    else met.set(person, row);
  };

  const lines = rows.map((row) => ({ row, keys: keysOf(row.values, row.values.name) }));
  const byName: typeof lines = [];
  for (const line of lines) {
    const owners = (['tonamelId', 'discordId'] as const)
      .map((id) => (line.keys[id] ? (index.get(`${id} ${line.keys[id]}`) ?? []) : []))
      .find((found) => found.length > 0);
    const [only] = owners ?? [];
    if (!only) byName.push(line);
    else if (owners?.length === 1) settle(line.row, only);
    else problems.push({ line: line.row.line, text: line.row.text, reason: 'ambiguous' });
  }
  const added: EntrantRow[] = [];
  for (const { row, keys } of byName) {
    const owners = (index.get(`name ${keys.name}`) ?? [])
      .filter((person) => !met.has(person) && !disagree(person.keys, keys))
      .slice(0, 2);
    const [only] = owners;
    if (!only) added.push(row);
    else if (owners.length === 1) settle(row, only);
    else problems.push({ line: row.line, text: row.text, reason: 'ambiguous' });
  }

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
    const said = fields.filter((field) => row.values[field] !== '' && row.values[field] !== null);
    const different = said.filter((field) => row.values[field] !== entrant[field]);
    const values = {
      ...valuesOf(entrant),
      ...Object.fromEntries(said.map((field) => [field, row.values[field]])),
    };
    if (different.length === 0) unchanged.push(entrant);
    else changed.push({ entrant, values, fields: different });
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
