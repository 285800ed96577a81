import { playerKeyOf } from '~/accounts/player-key';
import type { EntrantState, RosterEntrant } from '~/entrants/roster';
import { foldText } from '~/text/text';
import { checkState } from './sheet-check';

export interface DaySheet {
  id: string;
  displayName: string;
  tonamelId: string;
  discordId: string;
  revision: number;
  unlockedUntil: Date | null;
  checkedRevision: number | null;
  notes: number;
  /** Something on it the rules of now do not allow, or likely not. */
  isAgainstRules: boolean;
  /** What its image was to fill in could not be read, or not surely. */
  isReadingAsked: boolean;
}

/** Without a list of entrants there is none. */
export type DayEntrant = RosterEntrant & { sheetId: string | undefined; state: EntrantState };

export const lookMarks = ['rules', 'reading', 'duplicate', 'asked', 'offRoster', 'changed'] as const;
export const plainMarks = ['missing', 'unlocked', 'checked', 'noted'] as const;
const dayMarks = [...lookMarks, ...plainMarks];
export type DayMark = (typeof dayMarks)[number];
/** Also all that need a look. */
export type DayShow = DayMark | 'look';
export const dayShows: readonly DayShow[] = ['look', ...dayMarks];

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
  const twice = duplicatesOf(sheets);
  const marksOf = (sheet: DaySheet | undefined, entrant?: DayEntrant): DayMark[] => {
    const state = entrant && !entrant.droppedAt ? entrant.state : undefined;
    const checked = sheet && checkState(sheet.revision, sheet.checkedRevision);
    const isMarked: Record<DayMark, boolean> = {
      rules: sheet?.isAgainstRules === true,
      reading: sheet?.isReadingAsked === true,
      duplicate: sheet !== undefined && twice.has(sheet),
      asked: state === 'doubtful',
      offRoster: !entrant && entrants.length > 0,
      changed: checked === 'changed',
      missing: state === 'missing',
      unlocked: isUnlocked(sheet, now),
      checked: checked === 'checked',
      noted: sheet !== undefined && sheet.notes > 0,
    };
    return dayMarks.filter((mark) => isMarked[mark]);
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
        name: sheet.displayName,
        tonamelId: sheet.tonamelId,
        discordId: sheet.discordId,
        seat: '',
        sheetId: sheet.id,
        isCheckedIn: false,
        isDropped: false,
        marks: marksOf(sheet),
      }),
    );
  return [...listed, ...others];
}

const isUnlocked = (sheet: DaySheet | undefined, now: Date) =>
  Boolean(sheet?.unlockedUntil && sheet.unlockedUntil > now);

function duplicatesOf(sheets: readonly DaySheet[]): ReadonlySet<DaySheet> {
  const twice = new Set<DaySheet>();
  for (const id of ['tonamelId', 'discordId'] as const) {
    const first = new Map<string, DaySheet>();
    for (const sheet of sheets) {
      const key = playerKeyOf(sheet[id]);
      const other = key && first.get(key);
      if (other) twice.add(other).add(sheet);
      else if (key) first.set(key, sheet);
    }
  }
  return twice;
}

export function countDay(rows: readonly DayRow[]): Record<DayShow, number> {
  const counts = Object.fromEntries(dayShows.map((show) => [show, 0])) as Record<DayShow, number>;
  for (const { marks } of rows) {
    for (const mark of marks) counts[mark] += 1;
    if (needsLook(marks)) counts.look += 1;
  }
  return counts;
}

const needsLook = (marks: readonly DayMark[]) => lookMarks.some((mark) => marks.includes(mark));

/** Name and IDs by any part; a seat as it is called. */
export function searchDay(rows: readonly DayRow[], { search, show }: { search: string; show?: DayShow }) {
  const words = foldText(search).split(' ', 6).filter(Boolean);
  return rows.filter(
    ({ marks, seat, name, tonamelId, discordId }) =>
      (!show || (show === 'look' ? needsLook(marks) : marks.includes(show))) &&
      words.every(
        (word) =>
          foldText(seat) === word ||
          [name, tonamelId, discordId].some((text) => foldText(text).includes(word)),
      ),
  );
}
