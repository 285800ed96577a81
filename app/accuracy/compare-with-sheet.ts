import { knownMembers } from '~/pastes/known-members';
import type { TeamMember } from '~/pokedex/member';
import { baseOf, traitsOf } from '~/pokedex/species';
import type { ReadField, ReadingResult, ReadMember, ReadOutcome, ReadValue } from '~/readings/reading';
import { pairWithReading } from '~/sheets/reading/merge-reading';

export interface ComparedValue {
  field: ReadField;
  read?: ReadValue;
  left?: string;
  /** Undefined if the player confirmed nothing, or the screen doesn't show this field. */
  outcome?: ReadOutcome;
}

export type MemberComparison = ComparedValue[];

/** Compares a reading with the sheet made from it, by the rules of docs/reading.md (“What players say”). */
export function compareWithSheet(result: ReadingResult, left: readonly TeamMember[]): MemberComparison[] {
  const isShown = shownFields(result);
  const comparisons = pairMembers(result, left).map((pair) =>
    valuesOf(pair.read, pair.left).map((value) =>
      isShown(value.field) ? { ...value, outcome: outcomeOf(value) } : value,
    ),
  );
  return comparisons.map((values) => values.filter(({ read, left }) => left || read?.key));
}

/** Pairs by name, else by position; in the sheet's order, then what was only read. */
export function pairMembers(result: ReadingResult, left: readonly TeamMember[]) {
  // Samples store names as typed, even after the dictionary has them.
  const members = knownMembers(left);
  const readMembers = pairTheRest(pairWithReading(members, result), result.members);
  return readMembers.map((read, place) => ({ read, left: members[place] }));
}

export function countOutcomes(comparisons: readonly MemberComparison[]) {
  const counts = new Map<string, { field: ReadField; outcome: ReadOutcome; count: number }>();
  for (const { field, outcome } of comparisons.flat()) {
    if (!outcome) continue;
    const key = `${field} ${outcome}`;
    counts.set(key, { field, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

function pairTheRest<T>(paired: readonly (T | undefined)[], all: readonly T[]): (T | undefined)[] {
  const left = new Set(all.filter((one) => !paired.includes(one)));
  const take = (one: T | undefined) => (one !== undefined && left.delete(one) ? one : undefined);
  const bySlot = paired.map((one, place) => one ?? take(all[place]));
  const filled = bySlot.map((one) => one ?? take(left.values().next().value));
  return [...filled, ...left];
}

function valuesOf(read: ReadMember | undefined, left: TeamMember | undefined): MemberComparison {
  const moves = left?.moves ?? [];
  const readMoves = pairTheRest(
    moves.map((key) => read?.moves.find((move) => move.key === key)),
    read?.moves ?? [],
  );
  return [
    { field: 'species', read: read?.species, left: left?.species },
    { field: 'ability', read: read?.ability, left: left?.ability },
    { field: 'item', read: read?.item, left: left?.item },
    ...readMoves.map((move, at): ComparedValue => ({ field: 'move', read: move, left: moves[at] })),
    { field: 'statAlignment', read: read?.alignment, left: left?.statAlignment },
  ];
}

/** Tells which fields the screen shows. */
export function shownFields({ members }: ReadingResult) {
  // A screen that was not recognized shows six Pokémon at least.
  if (members.length === 0) return (field: ReadField) => field === 'species';
  const values = members
    .flatMap((read) => valuesOf(read, undefined))
    .filter(({ read }) => read?.key || read?.raw);
  const fields = new Set(values.map(({ field }) => field));
  return (field: ReadField) => fields.has(field);
}

function outcomeOf({ field, read, left }: ComparedValue): ReadOutcome | undefined {
  if (!left) return undefined;
  if (!read?.key) return 'unread';
  const isRight =
    read.key === left || read.choices?.includes(left) || (field === 'species' && playsAlike(read, left));
  if (read.uncertain) return isRight ? 'askedRight' : 'askedWrong';
  return isRight ? 'sureRight' : 'sureWrong';
}

function playsAlike({ key }: ReadValue, left: string): boolean {
  const plays = (form: string) => `${traitsOf(form)?.types} ${traitsOf(form)?.abilities}`;
  return key !== null && baseOf(key) === baseOf(left) && plays(key) === plays(left);
}
