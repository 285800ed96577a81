import { readTeamCode } from '~/pokedex/team-code';
import type { TypedMember, TypedSheet } from './typed-sheet';

export interface SheetChange {
  /** `members[0].item`, `members[0].moves[2]`; `members` if only the order differs. */
  path: string;
  before: string;
  after: string;
}

/** Matches members by species, a new one with the one it replaced; compares moves as a set. */
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

/** Indices of matching earlier values, -1 for none; a new value prefers its own free place. */
export function pair(values: readonly string[], before: readonly string[]): number[] {
  const free = new Set(before.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) free.delete(at);
    return at;
  };
  const same = values.map((value) =>
    take(value === '' ? undefined : [...free].find((at) => before[at] === value)),
  );
  const own = same.map((at, index) => at ?? take(free.has(index) ? index : undefined));
  return own.map((at) => at ?? take([...free][0]) ?? -1);
}
