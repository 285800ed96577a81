import type { ExportedStanding } from './export-standings';
import type { FinalStanding } from './final-standing';

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
const escaped = (text: string) =>
  text
    // XML forbids these characters, even as entities.
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replace(/[&<>"']/g, (letter) => `&${entities[letter]};`);

interface TdfTournament {
  name: string;
  date: string;
}

interface TdfPlayer {
  name: string;
  dropped?: boolean;
}

/** Numbers the players from 1 as their IDs; there are no birth dates. */
const playerLines = (players: readonly TdfPlayer[]) =>
  players.map(
    ({ name, dropped }, at) => `\t\t<player userid="${at + 1}">
\t\t\t<firstname>${escaped(name)}</firstname>
\t\t\t<lastname></lastname>
\t\t\t<starter>true</starter>${dropped ? '\n\t\t\t<dropped><status>1</status></dropped>' : ''}
\t\t</player>`,
  );

/** Follows TOM's layout, with unknown elements empty. `stage`: 1 before the first round, 5 after the end. */
function tdfFile(
  { name, date }: TdfTournament,
  stage: 1 | 5,
  players: readonly TdfPlayer[],
  standings: string[],
): string {
  const [year, month, day] = date.split('-');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tournament type="2" stage="${stage}" version="1.80" gametype="VIDEO_GAME" mode="VGCPREMIER">`,
    '\t<data>',
    `\t\t<name>${escaped(name)}</name>`,
    ...['id', 'city', 'state', 'country'].map((blank) => `\t\t<${blank}></${blank}>`),
    ...['\t\t<roundtime>50</roundtime>', '\t\t<finalsroundtime>50</finalsroundtime>'],
    '\t\t<organizer popid="" name=""/>',
    `\t\t<startdate>${month}/${day}/${year}</startdate>`,
    ...['\t\t<lessswiss>false</lessswiss>', '\t\t<autotablenumber>true</autotablenumber>'],
    '\t\t<overflowtablestart>0</overflowtablestart>',
    ...['\t</data>', '\t<timeelapsed>0</timeelapsed>'],
    ...['\t<players>', ...playerLines(players), '\t</players>', '\t<pods></pods>'],
    ...standings,
    ...['\t<finalsoptions></finalsoptions>', '</tournament>', ''],
  ].join('\n');
}

/** TOM file with players only, to start a tournament from. */
export const playersTdf = (tournament: TdfTournament, names: readonly string[]): string =>
  tdfFile(
    tournament,
    1,
    names.map((name) => ({ name })),
    [],
  );

/**
 * TOM file with names, drops and places. It has no matches, so records are lost, and a player with neither place nor drop
 * is only in the list of players.
 */
export function standingsTdf(tournament: TdfTournament, standings: readonly ExportedStanding[]): string {
  const out = ({ dropped, disqualified }: FinalStanding) => dropped || disqualified;
  const numbered = standings.map((standing, at) => ({ ...standing, id: at + 1 }));
  const finished = numbered
    .flatMap((player) => (player.rank === null || out(player) ? [] : [{ id: player.id, rank: player.rank }]))
    .sort((one, other) => one.rank - other.rank)
    .map(({ id, rank }) => `\t\t\t<player id="${id}" place="${rank}" />`);
  const unfinished = numbered.filter(out).map(({ id }) => `\t\t\t<player id="${id}" />`);
  return tdfFile(
    tournament,
    5,
    standings.map((standing) => ({ name: standing.displayName, dropped: out(standing) })),
    [
      '\t<standings>',
      ...['\t\t<pod category="2" type="finished">', ...finished, '\t\t</pod>'],
      ...['\t\t<pod category="2" type="dnf">', ...unfinished, '\t\t</pod>'],
      '\t</standings>',
    ],
  );
}
