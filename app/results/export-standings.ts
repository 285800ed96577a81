import type { Translate } from '~/locales/i18n';
import type { Cell } from '~/text/write-csv';
import type { FinalStanding } from './final-standing';

export interface ExportedStanding extends FinalStanding {
  displayName: string;
  /** Empty if it was removed. */
  tonamelId: string;
}

const columns = [
  ['results.rank', ({ rank }) => rank],
  ['tournaments.detail.player', ({ displayName }) => displayName],
  ['viewTeam.tonamelId', ({ tonamelId }) => tonamelId || null],
  ['results.wins', ({ record }) => record?.wins ?? null],
  ['results.losses', ({ record }) => record?.losses ?? null],
  ['results.ties', ({ record }) => record?.ties ?? null],
  ['results.dropped', ({ dropped }) => (dropped ? 1 : 0)],
  ['results.disqualified', ({ disqualified }) => (disqualified ? 1 : 0)],
] as const satisfies readonly (readonly [head: string, value: (standing: ExportedStanding) => Cell])[];

/** Table rows, head first, in the reader's language. `readStandings` reads either language back. */
export const standingRows = (t: Translate, standings: readonly ExportedStanding[]): Cell[][] => [
  columns.map(([head]) => t(head)),
  ...standings.map((standing) => columns.map(([, value]) => value(standing))),
];

/** Table rows without the Tonamel ID, which only staff see. */
export const publicRows = (t: Translate, standings: readonly ExportedStanding[]): Cell[][] => {
  const hidden = columns.findIndex(([head]) => head === 'viewTeam.tonamelId');
  return standingRows(t, standings).map((row) => row.toSpliced(hidden, 1));
};

/** Uses the keys of Limitless's JSON, for programs that read theirs. */
export const standingsJson = (standings: readonly ExportedStanding[]) =>
  standings.map(({ displayName, tonamelId, rank, record, dropped, disqualified }) => ({
    name: displayName,
    tonamel_id: tonamelId || null,
    placing: rank,
    record,
    drop: dropped,
    disqualified,
  }));
