import { checkState } from '~/teams/judging/sheet-check';
import { playerKeysOf } from '~/teams/player-key';
import { foldText } from '~/text/text';
import type { EntrantState, RosterEntrant } from '~/tournaments/entrants/roster';

export interface DaySheet {
  id: string;
  displayName: string;
  tonamelId: string;
  discordId: string;
  revision: number;
  unlockedUntil: Date | null;
  checkedRevision: number | null;
  notes: number;
}

/** Without a list of entrants there is none. */
export type DayEntrant = RosterEntrant & { sheetId: string | undefined; state: EntrantState };

export const dayMarks = [
  'missing',
  'asked',
  'duplicate',
  'offRoster',
  'unlocked',
  'changed',
  'checked',
  'noted',
] as const;
export type DayMark = (typeof dayMarks)[number];

/** Somebody of the day: an entrant, a sheet, or both. */
export interface DayRow {
  name: string;
  tonamelId: string;
  discordId: string;
  seat: string;
  sheetId?: string;
  entrantId?: string;
  isCheckedIn: boolean;
  isDropped: boolean;
  marks: DayMark[];
}

interface Day {
  entrants: readonly DayEntrant[];
  sheets: readonly DaySheet[];
}

/** Entrants in the order of their list, then the sheets of nobody on it. */
export function dayRows({ entrants, sheets }: Day, now: Date): DayRow[] {
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const held = new Map<string, number>();
  for (const sheet of sheets) for (const key of playerKeysOf(sheet)) held.set(key, (held.get(key) ?? 0) + 1);
  const marksOf = (sheet: DaySheet | undefined, entrant?: DayEntrant): DayMark[] => {
    const state = entrant && !entrant.droppedAt ? entrant.state : undefined;
    const applies: Record<DayMark, boolean> = {
      missing: state === 'missing',
      asked: state === 'doubtful',
      duplicate: sheet !== undefined && playerKeysOf(sheet).some((key) => (held.get(key) ?? 0) > 1),
      offRoster: !entrant && entrants.length > 0,
      unlocked: Boolean(sheet?.unlockedUntil && sheet.unlockedUntil > now),
      changed: sheet !== undefined && checkState(sheet.revision, sheet.checkedRevision) === 'changed',
      checked: sheet !== undefined && checkState(sheet.revision, sheet.checkedRevision) === 'checked',
      noted: (sheet?.notes ?? 0) > 0,
    };
    return dayMarks.filter((mark) => applies[mark]);
  };
  const taken = new Set<string>();
  const listed = entrants.map((entrant): DayRow => {
    const sheet = entrant.sheetId ? byId.get(entrant.sheetId) : undefined;
    if (sheet) taken.add(sheet.id);
    return {
      name: entrant.name,
      tonamelId: entrant.tonamelId || (sheet?.tonamelId ?? ''),
      discordId: entrant.discordId || (sheet?.discordId ?? ''),
      seat: entrant.seat,
      sheetId: sheet?.id,
      entrantId: entrant.id,
      isCheckedIn: entrant.checkedInAt !== null,
      isDropped: entrant.droppedAt !== null,
      marks: marksOf(sheet, entrant),
    };
  });
  const others = sheets
    .filter(({ id }) => !taken.has(id))
    .map(
      (sheet): DayRow => ({
        ...{ name: sheet.displayName, tonamelId: sheet.tonamelId, discordId: sheet.discordId },
        ...{ seat: '', sheetId: sheet.id, isCheckedIn: false, isDropped: false },
        marks: marksOf(sheet),
      }),
    );
  return [...listed, ...others];
}

export const countDayMarks = (rows: readonly DayRow[]): Record<DayMark, number> =>
  Object.fromEntries(
    dayMarks.map((mark) => [mark, rows.filter(({ marks }) => marks.includes(mark)).length]),
  ) as Record<DayMark, number>;

/** Name and IDs by any part; a seat as it is called. */
export function searchDay(rows: readonly DayRow[], { search, show }: { search: string; show?: DayMark }) {
  const words = foldText(search).split(' ', 6).filter(Boolean);
  return rows.filter(
    (row) =>
      (!show || row.marks.includes(show)) &&
      words.every(
        (word) =>
          foldText(row.seat) === word ||
          [row.name, row.tonamelId, row.discordId].some((text) => foldText(text).includes(word)),
      ),
  );
}
