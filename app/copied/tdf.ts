import type { TableLine } from '~/text/read-csv';
import type { Table, TableFault } from './table';
import { readXml } from './xml';

interface Player {
  line: number;
  names: Record<'firstname' | 'lastname', string>;
  dropped: boolean;
  wins: number;
  losses: number;
  ties: number;
  /** Matches without a result that we know. */
  open: number;
}

interface Standing {
  id: string;
  place: string;
  finished: boolean;
  division: string;
  line: number;
}

const player = 'tournament/players/player';
const pod = 'tournament/pods/pod';
const round = `${pod}/rounds/round`;
const match = `${round}/matches/match`;
const standing = 'tournament/standings/pod/player';
const divisions: Record<string, string> = { '0': 'Juniors', '1': 'Seniors', '2': 'Masters' };

/** A text that may be a file of TOM; a table of names never begins so. */
const pageTag = /<(?:table|tr|td|ul|ol|li)\b/i;
/** A page's table or list is none: `plainCopy` reads it. */
export const isTdf = (text: string): boolean =>
  /^\s*<[?!a-z]/i.test(text) && !pageTag.test(text.slice(0, 20_000));

/**
 * What goes back to whoever pasted it: dates of birth are not theirs to see here, and not ours to send. Also of a text that
 * cannot be read, however its tags are written.
 */
export const withoutBirthDates = (text: string): string =>
  text.replace(/(<birthdate(?:\s[^<>]*)?(?<!\/)>)[^<]*/gi, '$1');

export interface TdfMatch {
  line: number;
  table: string;
  outcome: string;
  /** Names of the players; one alone has a bye, or nobody to play yet. */
  seats: { userId: string; name: string }[];
}

interface Round {
  number: number;
  matches: (Pick<TdfMatch, 'line' | 'table' | 'outcome'> & { ids: string[] })[];
}

interface Reading {
  /** Rounds of each pod. */
  pods: Round[][];
  players: Map<string, Player>;
  standings: Standing[];
  twice: number[];
  current?: Player;
  pod: Pick<Standing, 'finished' | 'division'>;
}

type Open = (
  reading: Reading,
  attributes: Readonly<Record<string, string | undefined>>,
  line: number,
) => unknown;

const opened: ReadonlyMap<string, Open> = new Map<string, Open>([
  [player, openPlayer],
  [
    `${player}/dropped`,
    ({ current }) => {
      if (current) current.dropped = true;
    },
  ],
  [pod, ({ pods }) => pods.push([])],
  [round, ({ pods }, { number }) => pods.at(-1)?.push({ number: Number(number), matches: [] })],
  [
    match,
    (reading, { outcome = '', tablenumber = '' }, line) => {
      const matches = reading.pods.at(-1)?.at(-1)?.matches;
      matches?.push({ line, table: tablenumber, outcome, ids: [] });
    },
  ],
  [
    'tournament/standings/pod',
    (reading, { category = '', type }) => {
      reading.pod = { finished: type === 'finished', division: divisions[category] ?? category };
    },
  ],
  [
    standing,
    ({ standings, pod }, { id = '', place = '' }, line) => {
      standings.push({ ...pod, id, place, line });
    },
  ],
]);

function openPlayer(reading: Reading, { userid = '' }: Parameters<Open>[1], line: number) {
  if (reading.players.has(userid)) reading.twice.push(line);
  reading.current = {
    line,
    names: { firstname: '', lastname: '' },
    dropped: false,
    wins: 0,
    losses: 0,
    ties: 0,
    open: 0,
  };
  reading.players.set(userid, reading.current);
}

const isSeat = (path: string) => path.startsWith(match) && /\/match\/player[12]?$/.test(path);

/**
 * A file of TOM, the program of official tournaments. All that is read are names, drops, matches and places; birth dates
 * pass by and are kept nowhere.
 */
function readTdf(text: string): Pick<Reading, 'pods' | 'players' | 'standings'> | TableFault {
  const reading: Reading = {
    ...{ pods: [], players: new Map(), standings: [], twice: [] },
    pod: { finished: true, division: '' },
  };
  const lastMatch = () => reading.pods.at(-1)?.at(-1)?.matches.at(-1);
  let root = '';
  const wrong = readXml(text, {
    open(path, attributes, line) {
      root ||= path;
      opened.get(path)?.(reading, attributes, line);
      if (isSeat(path)) lastMatch()?.ids.push(attributes.userid ?? '');
    },
    text(path, words) {
      const { current } = reading;
      if (current && path === `${player}/firstname`) current.names.firstname = words;
      if (current && path === `${player}/lastname`) current.names.lastname = words;
      const last = path === `${match}/tablenumber` ? lastMatch() : undefined;
      if (last) last.table = words;
    },
    close(path) {
      const last = path === match ? lastMatch() : undefined;
      if (last)
        count(
          last.ids.map((id) => reading.players.get(id)),
          last.outcome,
        );
    },
  });
  if (wrong !== undefined) return { reason: 'tdf', line: wrong };
  if (root !== 'tournament') return { reason: 'tdf', line: 1 };
  const [double] = reading.twice;
  return double === undefined ? reading : { reason: 'tdf', line: double };
}

const nameOf = ({ names }: Player) => [names.firstname, names.lastname].filter(Boolean).join(' ');

/** Who takes part, whatever round the tournament is in. */
export function tdfPlayers(text: string): { line: number; name: string }[] | TableFault {
  const read = readTdf(text);
  if ('reason' in read) return read;
  return [...read.players.values()].map((player) => ({ line: player.line, name: nameOf(player) }));
}

/**
 * The pairings of its latest round, of each division its own.
 * @returns the round if all divisions are in the same
 */
export function tdfMatches(text: string): { round: number | null; matches: TdfMatch[] } | TableFault {
  const read = readTdf(text);
  if ('reason' in read) return read;
  const current = read.pods.flatMap((rounds) => currentRound(rounds) ?? []);
  const numbers = new Set(current.map(({ number }) => number));
  const [number = Number.NaN] = numbers;
  const matches = current.flatMap((each) =>
    each.matches.map(({ ids, ...rest }) => ({ ...rest, seats: ids.map((id) => seatOf(id, read.players)) })),
  );
  return { round: numbers.size === 1 && Number.isInteger(number) ? number : null, matches };
}

/** The latest round with a match to play, else the last one. */
function currentRound(rounds: readonly Round[]): Round | undefined {
  const paired = rounds.filter(({ matches }) => matches.length > 0);
  return (
    paired.findLast(({ matches }) => matches.some(({ outcome }) => outcome === '0' || outcome === '')) ??
    paired.at(-1)
  );
}

function seatOf(userId: string, players: Reading['players']): TdfMatch['seats'][number] {
  const player = players.get(userId);
  return { userId, name: player ? nameOf(player) : '' };
}

/** Its standings. The record is of all rounds, as Limitless counts it. */
export function tdfTable(text: string): Table | TableFault {
  const read = readTdf(text);
  if ('reason' in read) return read;
  const { players, standings } = read;
  if (standings.length === 0) return { reason: 'noStandings' };

  const someMatches = [...players.values()].some((each) => played(each) > 0);
  const lines = standings.map(({ id, place, finished, division, line }): TableLine => {
    const known = players.get(id);
    const name = known ? nameOf(known) : '';
    const record = known && someMatches ? recordOf(known) : '';
    const dropped = !finished || known?.dropped ? 'drop' : '';
    const cells = [finished ? place : '', name, id, record, dropped, division];
    return { line, text: cells.filter(Boolean).join(' '), cells };
  });
  // Each division has a first place of its own: whoever pastes says what to make of it.
  const several = new Set(standings.map(({ division }) => division)).size > 1;
  const given: Table['given'] = [
    several ? 'unknown' : 'rank',
    'player',
    'unused',
    'record',
    'dropped',
    'unused',
  ];
  return {
    format: 'tdf',
    head: ['Place', 'Player', 'Player ID', 'Record', 'Drop', 'Division'],
    given,
    lines,
  };
}

const played = ({ wins, losses, ties, open }: Player) => wins + losses + ties + open;
const recordOf = ({ wins, losses, ties, open }: Player) =>
  `${wins}-${losses}-${ties}${open > 0 ? ` + ${open}?` : ''}`;

// 1 and 2 are who won, 3 is a tie, 5 a bye, which is a win. Any other is not guessed.
function count([first, second]: (Player | undefined)[], outcome: string) {
  const fields = {
    '1': ['wins', 'losses'],
    '2': ['losses', 'wins'],
    '3': ['ties', 'ties'],
    '5': ['wins', 'open'],
  } as const;
  const [own, other] = fields[outcome as keyof typeof fields] ?? (['open', 'open'] as const);
  if (first) first[second || outcome === '5' ? own : 'open']++;
  if (second) second[other]++;
}
