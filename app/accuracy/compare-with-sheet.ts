import { knownMembers } from '~/pastes/known-members';
import type { TeamMember } from '~/pokedex/member';
import { baseOf, traitsOf } from '~/pokedex/species';
import type { ReadField, ReadingResult, ReadMember, ReadOutcome, ReadValue } from '~/readings/reading';
import { pairWithReading } from '~/sheets/reading/merge-reading';

/** What an image gave for one value of a sheet, and what its player left there. */
export interface ComparedValue {
  field: ReadField;
  read?: ReadValue;
  /** None: the sheet is blank there. */
  left?: string;
  /** None: nobody has confirmed the value, or the image's screen does not show this field. */
  outcome?: ReadOutcome;
}

/** One of the six, value by value. */
export type ComparedMember = ComparedValue[];

/**
 * Compares what an image gave with the sheet that came of it. The rules (docs/reading.md says them in words):
 * - What the sheet leaves blank was confirmed by nobody: no outcome.
 * - What the image gave for none of the six, its screen does not show: no outcome. Else a missing value is `unread`.
 * - Members are paired by species, then by place: a species that was read wrongly is `…Wrong`, and does not vanish.
 *   So is one that its player exchanged after reading: the figures say rather too little than too much.
 * - A screen names no form: a species is right when the sheet's form is the one read, one of those asked for, or one
 *   that plays as the one read. A form that was inferred, not asked for, and is another one, is wrong.
 * - Moves have no order: each of the sheet's takes its own of those read; what is left over is paired by place.
 */
export function compareWithSheet(result: ReadingResult, left: readonly TeamMember[]): ComparedMember[] {
  // A sample has them as its player typed them, and keeps them so.
  const members = knownMembers(left);
  const isShown = shownFields(result);
  const read = pairTheRest(pairWithReading(members, result), result.members);
  const compared = read.map((seen, place) =>
    valuesOf(seen, members[place]).map((value) =>
      isShown(value.field) ? { ...value, outcome: outcomeOf(value) } : value,
    ),
  );
  return compared.map((values) => values.filter(({ read, left }) => left || read?.key));
}

/** How often each field had each outcome. */
export function countOutcomes(compared: readonly ComparedMember[]) {
  const counts = new Map<string, { field: ReadField; outcome: ReadOutcome; count: number }>();
  for (const { field, outcome } of compared.flat()) {
    if (!outcome) continue;
    const key = `${field} ${outcome}`;
    counts.set(key, { field, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Fills the gaps among pairs with what is left of all: first with what stands in the same place, then in order. */
function pairTheRest<T>(paired: readonly (T | undefined)[], all: readonly T[]): (T | undefined)[] {
  const left = new Set(all.filter((one) => !paired.includes(one)));
  const take = (one: T | undefined) => (one !== undefined && left.delete(one) ? one : undefined);
  const placed = paired.map((one, place) => one ?? take(all[place]));
  const filled = placed.map((one) => one ?? take(left.values().next().value));
  return [...filled, ...left];
}

function valuesOf(read: ReadMember | undefined, left: TeamMember | undefined): ComparedMember {
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

function shownFields({ members }: ReadingResult) {
  // A screen that was not found shows six Pokémon at least.
  if (members.length === 0) return (field: ReadField) => field === 'species';
  const given = members
    .flatMap((read) => valuesOf(read, undefined))
    .filter(({ read }) => read?.key || read?.raw);
  const shown = new Set(given.map(({ field }) => field));
  return (field: ReadField) => shown.has(field);
}

function outcomeOf({ field, read, left }: ComparedValue): ReadOutcome | undefined {
  if (!left) return undefined;
  if (!read?.key) return 'unread';
  const isRight =
    read.key === left || read.choices?.includes(left) || (field === 'species' && playsAlike(read, left));
  if (read.uncertain) return isRight ? 'askedRight' : 'askedWrong';
  return isRight ? 'sureRight' : 'sureWrong';
}

/** Whether two forms of a species differ by nothing that matters in the game, nor stands on its screens. */
function playsAlike({ key }: ReadValue, left: string): boolean {
  const plays = (form: string) => `${traitsOf(form)?.types} ${traitsOf(form)?.abilities}`;
  return key !== null && baseOf(key) === baseOf(left) && plays(key) === plays(left);
}
