import type { Doubt, ListedEntrant, NamedSheet } from './match-entrants';
import { matchAgain } from './remembered-matches';

export interface RosterEntrant extends ListedEntrant {
  seat: string;
  droppedAt: Date | null;
  checkedInAt: Date | null;
}

/** `doubtful`: a sheet may be theirs, and staff have to decide. */
export type EntrantState = 'submitted' | 'doubtful' | 'missing';

export interface RosterCounts {
  /** Entrants who have not dropped; so are all counts but `dropped`. */
  listed: number;
  submitted: number;
  doubtful: number;
  missing: number;
  checkedIn: number;
  dropped: number;
  /** Sheets of no entrant. */
  unlisted: number;
  /** Sheets that staff have to decide about. */
  asked: number;
}

export interface Roster<Entrant extends RosterEntrant, Sheet extends NamedSheet> {
  entrants: (Entrant & { state: EntrantState; sheetId: string | undefined })[];
  counts: RosterCounts;
  doubts: (Doubt & { entrant: Entrant; sheet: Sheet })[];
  unlisted: Sheet[];
}

export function rosterOf<Entrant extends RosterEntrant, Sheet extends NamedSheet>(
  entrants: readonly Entrant[],
  sheets: readonly Sheet[],
): Roster<Entrant, Sheet> {
  const { sheetsOf, doubts, unlisted } = matchAgain(entrants, sheets);
  const doubtful = new Set(doubts.map(({ entrantId }) => entrantId));
  const rows = entrants.map((entrant) => {
    const sheetId = sheetsOf.get(entrant.id)?.[0];
    const state: EntrantState = sheetId ? 'submitted' : doubtful.has(entrant.id) ? 'doubtful' : 'missing';
    return { ...entrant, state, sheetId };
  });
  const active = rows.filter(({ droppedAt }) => !droppedAt);
  const inState = (state: EntrantState) => active.filter((row) => row.state === state).length;
  const asked = new Set(doubts.map(({ sheetId }) => sheetId));
  const entrantsById = byId(entrants, doubtful);
  const sheetsById = byId(sheets, new Set([...asked, ...unlisted]));
  return {
    entrants: rows,
    counts: {
      listed: active.length,
      submitted: inState('submitted'),
      doubtful: inState('doubtful'),
      missing: inState('missing'),
      checkedIn: active.filter(({ checkedInAt }) => checkedInAt).length,
      dropped: rows.length - active.length,
      unlisted: unlisted.length,
      asked: asked.size,
    },
    doubts: doubts.flatMap(({ entrantId, sheetId, reason }) => {
      const entrant = entrantsById.get(entrantId);
      const sheet = sheetsById.get(sheetId);
      return entrant && sheet ? [{ entrantId, sheetId, reason, entrant, sheet }] : [];
    }),
    unlisted: unlisted.flatMap((id) => sheetsById.get(id) ?? []),
  };
}

const byId = <Each extends { id: string }>(all: readonly Each[], wanted: ReadonlySet<string>) =>
  new Map(all.flatMap((each) => (wanted.has(each.id) ? [[each.id, each] as const] : [])));

type Row = Roster<RosterEntrant, NamedSheet>['entrants'][number];

/** Active entrants without a sheet, in list order. */
export const missingOf = <Each extends Row>(rows: readonly Each[]): Each[] =>
  rows.filter(({ state, droppedAt }) => state === 'missing' && !droppedAt);

/** Discord mention: `<@ID>` for a numeric ID (snowflake), @ before a user name. */
export function mentionOf({ name, discordId }: { name: string; discordId: string }): string {
  if (discordId === '') return name;
  if (/^\d{17,20}$/.test(discordId)) return `<@${discordId}>`;
  return discordId.startsWith('@') ? discordId : `@${discordId}`;
}

export function summaryOf(
  { entrants, counts }: Pick<Roster<RosterEntrant, NamedSheet>, 'entrants' | 'counts'>,
  { checkInOpensAt }: { checkInOpensAt: Date | null },
  maxNames = 20,
) {
  const missing = missingOf(entrants).slice(0, maxNames);
  return { counts, missing: missing.map(({ name }) => name), hasCheckIn: checkInOpensAt !== null };
}
