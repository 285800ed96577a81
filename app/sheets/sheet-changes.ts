import { readTeamCode } from '~/pokedex/team-code';
import type { TypedMember, TypedSheet } from './typed-sheet';

export interface SheetChange {
  /** `members[0].item`, `members[0].moves[2]`; `members` when only the order of the six is another. */
  path: string;
  before: string;
  after: string;
}

/** A member is compared with itself wherever it stood, a new one with the one that left; moves as a set. */
export function sheetChanges(before: TypedSheet, after: TypedSheet): SheetChange[] {
  const changes: SheetChange[] = [];
  const compare = (path: string, was: string, is: string) => {
    if (was.trim() !== is.trim()) changes.push({ path, before: was.trim(), after: is.trim() });
  };
  for (const field of ['displayName', 'saidName', 'discordId', 'twitterId', 'tonamelId'] as const)
    compare(field, before[field], after[field]);
  const code = (sheet: TypedSheet) => readTeamCode(sheet.teamCode) ?? sheet.teamCode;
  compare('teamCode', code(before), code(after));
  const images = (sheet: TypedSheet) => `${sheet.readingId} ${sheet.secondReadingId}`;
  compare('readingId', images(before), images(after));
  for (const tick of ['isPublic', 'improvesReading'] as const)
    compare(tick, before[tick] ? 'on' : '', after[tick] ? 'on' : '');
  const old = pair(
    after.members.map(({ species }) => species.trim()),
    before.members.map(({ species }) => species.trim()),
  );
  after.members.forEach((member, slot) => {
    const was = before.members[old[slot] ?? -1] ?? blankMember;
    const path = `members[${slot}]`;
    for (const field of ['species', 'ability', 'item', 'teraType', 'statAlignment'] as const)
      compare(`${path}.${field}`, was[field], member[field]);
    const oldMoves = pair(member.moves, was.moves);
    member.moves.forEach((move, at) => {
      compare(`${path}.moves[${at}]`, was.moves[oldMoves[at] ?? -1] ?? '', move);
    });
  });
  const isMoved = old.some((from, slot) => from !== slot);
  if (isMoved && !changes.some(({ path }) => path.endsWith('.species'))) {
    const order = ({ members }: TypedSheet) => members.map(({ species }) => species).join(', ');
    compare('members', order(before), order(after));
  }
  return changes;
}

const blankMember: TypedMember = {
  species: '',
  ability: '',
  item: '',
  moves: ['', '', '', ''],
  teraType: '',
  statAlignment: '',
};

/** Indices of the values before, -1 for none; a new value takes a place that was left, its own if it can. */
export function pair(values: readonly string[], before: readonly string[]): number[] {
  const left = new Set(before.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) left.delete(at);
    return at;
  };
  const same = values.map((value) =>
    take(value === '' ? undefined : [...left].find((at) => before[at] === value)),
  );
  const own = same.map((at, index) => at ?? take(left.has(index) ? index : undefined));
  return own.map((at) => at ?? take([...left][0]) ?? -1);
}
