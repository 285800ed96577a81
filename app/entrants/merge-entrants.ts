import { plainText } from '~/text/text';
import { type EntrantField, type EntrantValues, maxEntrants } from './entrant';
import { disagree, groupedBy, keysOf, type PlayerKeys } from './match-entrants';
import type { EntrantReading, EntrantRow, LineProblem } from './pasted/reading';

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

interface Keyed<Kept extends KeptEntrant = KeptEntrant> {
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

/** Assigns each line to its entrant: all lines by their IDs, then by the same name, then by one that only folds alike. */
function assignLines<Kept extends KeptEntrant>(people: readonly Keyed<Kept>[], lines: readonly Line[]) {
  const met: Met<Kept> = new Map();
  const problems: LineProblem[] = [];
  const unknown = byIds(people, lines, met, problems);
  const unnamed = byName(people, unknown, met, problems);
  const added = byFoldedName(people, unnamed, met, problems);
  return { met, added: added.map(({ row }) => row).sort((a, b) => a.line - b.line), problems };
}

type Met<Kept extends KeptEntrant> = Map<Keyed<Kept>, EntrantRow>;

/** @returns lines whose IDs nobody has */
function byIds<Kept extends KeptEntrant>(
  people: readonly Keyed<Kept>[],
  lines: readonly Line[],
  met: Met<Kept>,
  problems: LineProblem[],
): Line[] {
  const owners = {
    tonamelId: groupedBy(people, ({ keys }) => keys.tonamelId),
    discordId: groupedBy(people, ({ keys }) => keys.discordId),
  };
  return lines.filter(({ row, keys }) => {
    const { line, text } = row;
    const [only, another] =
      owners.tonamelId.get(keys.tonamelId) ?? owners.discordId.get(keys.discordId) ?? [];
    const earlier = only && met.get(only);
    if (!only || (earlier && row.isAdded)) return true;
    if (another) problems.push({ line, text, reason: 'ambiguous' });
    else if (earlier) problems.push({ line, text, reason: 'twice', first: earlier.line });
    else met.set(only, row);
    return false;
  });
}

const ambiguous = ({ row: { line, text } }: Line): LineProblem => ({ line, text, reason: 'ambiguous' });

/** @returns lines whose name no other person has, to the letter */
function byName<Kept extends KeptEntrant>(
  people: readonly Keyed<Kept>[],
  lines: readonly Line[],
  met: Met<Kept>,
  problems: LineProblem[],
): Line[] {
  const unmet = people.filter((person) => !met.has(person));
  const owners = groupedBy(unmet, ({ entrant }) => plainText(entrant.name));
  const counts = new Map<string, number>();
  for (const { row } of lines) counts.set(row.values.name, (counts.get(row.values.name) ?? 0) + 1);
  return lines.filter((line) => {
    const { name } = line.row.values;
    const named = owners.get(name) ?? [];
    const free = named.filter((person) => !met.has(person) && !disagree(person.keys, line.keys));
    const [only, another] = free;
    if (!only) return true;
    // People of one name without IDs are matched in any order, if the list has as many of them as before.
    if (another && counts.get(name) !== named.length) problems.push(ambiguous(line));
    else met.set(only, line.row);
    return false;
  });
}

/** @returns lines of people who are new */
function byFoldedName<Kept extends KeptEntrant>(
  people: readonly Keyed<Kept>[],
  lines: readonly Line[],
  met: Met<Kept>,
  problems: LineProblem[],
): Line[] {
  const owners = groupedBy(
    people.filter((person) => !met.has(person)),
    ({ keys }) => keys.name,
  );
  const claims = groupedBy(lines, ({ keys }) => keys.name);
  return lines.filter((line) => {
    const { name } = line.keys;
    const [only, another] = (owners.get(name) ?? []).filter(({ keys }) => !disagree(keys, line.keys));
    if (!only || line.row.isAdded) return true;
    if (another || (claims.get(name) ?? []).length > 1) problems.push(ambiguous(line));
    else met.set(only, line.row);
    return false;
  });
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
