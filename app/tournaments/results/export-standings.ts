import type { Translate } from '~/locales/i18n';
import type { FinalStanding } from './final-standing';

interface ExportedStanding extends FinalStanding {
  displayName: string;
  /** Blank where it was removed. */
  tonamelId: string;
}

type Cell = string | number | null;
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

/** The rows of a CSV, its head first: in the person's language, and read again by `readStandings` in either. */
export const standingRows = (t: Translate, standings: readonly ExportedStanding[]): Cell[][] => [
  columns.map(([head]) => t(head)),
  ...standings.map((standing) => columns.map(([, value]) => value(standing))),
];

/** In the words that Limitless uses, so that what reads theirs reads ours. */
export const standingsJson = (standings: readonly ExportedStanding[]) =>
  standings.map(({ displayName, tonamelId, rank, record, dropped, disqualified }) => ({
    name: displayName,
    tonamel_id: tonamelId || null,
    placing: rank,
    record,
    drop: dropped,
    disqualified,
  }));

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
const escaped = (text: string) =>
  text
    // Not allowed in XML, however it is written.
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replace(/[&<>"']/g, (letter) => `&${entities[letter]};`);

/**
 * A file of TOM's shape with names, drops and places. It has no birth dates, as nobody here gives any, and no matches:
 * a record cannot be written, and who has neither a place nor a drop is among the players alone. IDs are our own count.
 */
export function standingsTdf(name: string, standings: readonly ExportedStanding[]): string {
  const numbered = standings.map((standing, at) => ({ ...standing, id: at + 1 }));
  const out = ({ dropped, disqualified }: FinalStanding) => dropped || disqualified;
  const players = numbered.map(
    (player) => `    <player userid="${player.id}">
      <firstname>${escaped(player.displayName)}</firstname>
      <lastname></lastname>
      <starter>true</starter>${out(player) ? '\n      <dropped><status>1</status></dropped>' : ''}
    </player>`,
  );
  const finished = numbered
    .flatMap((player) => (player.rank === null || out(player) ? [] : [{ id: player.id, rank: player.rank }]))
    .sort((one, other) => one.rank - other.rank)
    .map(({ id, rank }) => `      <player id="${id}" place="${rank}" />`);
  const unfinished = numbered.filter(out).map(({ id }) => `      <player id="${id}" />`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tournament type="2" stage="5" version="1.80" gametype="VIDEO_GAME" mode="VGC1DAY">',
    '  <data>',
    `    <name>${escaped(name)}</name>`,
    '  </data>',
    ...['  <players>', ...players, '  </players>', '  <pods></pods>', '  <standings>'],
    ...['    <pod category="2" type="finished">', ...finished, '    </pod>'],
    ...['    <pod category="2" type="dnf">', ...unfinished, '    </pod>'],
    ...['  </standings>', '</tournament>', ''],
  ].join('\n');
}
