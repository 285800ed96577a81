import type { Given } from '~/broadcast/desk-act';
import { isNumbered } from '~/broadcast/round';
import { aboutFields, hasNewPlayer, isSamePlayer, type Scene, type Side } from '~/broadcast/scene';
import { plainText } from '~/text/text';
import { countdownOf } from './countdown';
import { casterNumbers, type DeskProblems, type DeskValues, type SeatChoice } from './desk-values';
import { fitChanges, type Part, part } from './fit-changes.server';
import { bracketFrom } from './lists/bracket-values';
import { upNextFrom } from './lists/up-next-lines';

// A pasted round of a large event still comes back whole.
const maxTextLength = 8000;

/** Submitted values of the form's fields; unknown fields are dropped, missing ones blank. */
export function sentValues(given: Given, blank: DeskValues): DeskValues {
  const sent = Object.keys(blank).map((name) => {
    const value = given[name];
    return [name, typeof value === 'string' ? value.slice(0, maxTextLength) : (blank[name] ?? '')];
  });
  return Object.fromEntries(sent);
}

/** The team of a typed name: the chosen one as long as the name is its, else the only one of that name. */
function teamOf(typed: string, chosen: string, teams: readonly SeatChoice[]): string | null {
  const same = teams.filter(({ displayName }) => displayName === typed);
  const current = same.find(({ id }) => id === chosen);
  return (current ?? (same.length === 1 ? same[0] : undefined))?.id ?? null;
}

function roundOf({ round, roundNumber, roundJa, roundEn }: DeskValues): unknown {
  if (!round) return null;
  if (round === 'text') return { ja: roundJa, en: roundEn };
  return isNumbered(round) ? { preset: round, number: Number(roundNumber) } : { preset: round };
}

const own = (value: string | undefined) => value || null;

function roundPart(values: DeskValues): Part {
  const entry = [['round'], roundOf(values)] as const;
  const { round = '', roundNumber = '' } = values;
  if (isNumbered(round) && !/^([1-9]|1\d|20)$/.test(roundNumber))
    return part('roundNumber', 'roundNumber', entry);
  if (round !== 'text') return part('round', 'other', entry);
  // Without a word in either language the first field asks for one.
  const isEnglishWrong = (path: readonly PropertyKey[]) => path[1] === 'en';
  return {
    entries: [entry],
    problemAt: (path) => [isEnglishWrong(path) ? 'roundEn' : 'roundJa', 'round'],
  };
}

/** The form's player of a side; `team` is the sheet that the name was chosen with. */
function seatPart(values: DeskValues, at: 0 | 1, teams: readonly SeatChoice[]): Part {
  const player = plainText(values[`player${at + 1}`] ?? '');
  const teamSheetId = player ? teamOf(player, values[`team${at + 1}`] ?? '', teams) : null;
  return part(
    `player${at + 1}`,
    'player',
    [['sides', at, 'player'], player],
    [['sides', at, 'teamSheetId'], teamSheetId],
  );
}

const seedOf = (text: string) => (text ? Number(text.normalize('NFKC')) : null);

/** The rest of a side. A field that still says what it said about another player is left out. */
function sideParts(values: DeskValues, at: 0 | 1, seen: Side, seated: Side): Part[] {
  const isSame = isSamePlayer(seated, seen);
  const about = aboutFields.flatMap((field) => {
    const text = (values[`${field}${at + 1}`] ?? '').trim();
    if (!isSame && text === String(seen[field] ?? '')) return [];
    return part(`${field}${at + 1}`, field, [['sides', at, field], field === 'seed' ? seedOf(text) : text]);
  });
  const color = own(values[`color${at + 1}`]);
  return [...about, part(`color${at + 1}`, 'other', [['sides', at, 'color'], color])];
}

/** Both scores and the length of the match; a score that nobody typed for a new pair is 0. */
function scorePart(values: DeskValues, seen: Scene, seated: Scene): Part {
  const isNewMatch = hasNewPlayer(seen.sides, seated.sides);
  const scoreOf = (at: 0 | 1) => {
    const score = Number(values[`score${at + 1}`]);
    return isNewMatch && score === seen.sides[at].score ? 0 : score;
  };
  return part(
    'score1',
    'scoreImpossible',
    [['bestOf'], Number(values.bestOf)],
    [['sides', 0, 'score'], scoreOf(0)],
    [['sides', 1, 'score'], scoreOf(1)],
  );
}

const casterInputs: Record<PropertyKey, string> = { name: 'casterName', nameEn: 'casterNameEn' };

function castersPart(values: DeskValues): Part {
  const casters = casterNumbers.map((number) => ({
    name: values[`casterName${number}`] ?? '',
    nameEn: values[`casterNameEn${number}`] ?? '',
    handle: values[`casterHandle${number}`] ?? '',
  }));
  return {
    entries: [[['casters'], casters]],
    problemAt: ([, at = 0, field = '']) => [
      `${casterInputs[field] ?? 'casterHandle'}${Number(at) + 1}`,
      'casters',
    ],
  };
}

function tickerParts({ ticker = '', tickerEn = '' }: DeskValues): Part[] {
  const lines = ticker.split(/\r?\n/).filter((text) => text.trim());
  // English lines belong to Japanese ones by their place, so empty ones between them stay.
  const english = tickerEn
    .trimEnd()
    .split(/\r?\n/)
    .map((text) => text.trim());
  return [
    part('ticker', 'ticker', [['ticker'], lines]),
    part('tickerEn', 'ticker', [['tickerEn'], english.some(Boolean) ? english : []]),
  ];
}

type Read = { parts: Part[]; problems: DeskProblems };

function readCountdown(values: DeskValues, seen: Scene, timeZone: string, now: Date): Read {
  const countdown = countdownOf(values, seen.countdownEndsAt, timeZone, now);
  return 'problem' in countdown
    ? { parts: [], problems: { countdownAt: countdown.problem } }
    : { parts: [part('countdown', 'other', [['countdownEndsAt'], countdown.endsAt])], problems: {} };
}

function readLists(values: DeskValues, seen: Scene): Read {
  const upNext = upNextFrom(values.upNext ?? '', seen.upNext);
  const { bracket, wrongScore } = bracketFrom(values);
  const bracketPart: Part = {
    entries: [[['bracket'], bracket]],
    problemAt: ([, list, at]) => [`bracketName${list === 'players' ? Number(at) + 1 : 1}`, 'player'],
  };
  const wrong = wrongScore === undefined ? {} : { [`bracketScore${wrongScore}`]: 'bracketScore' as const };
  return 'problem' in upNext
    ? { parts: [bracketPart], problems: { ...wrong, upNext: upNext.problem } }
    : { parts: [part('upNext', 'other', [['upNext'], upNext.matches]), bracketPart], problems: wrong };
}

/** Applies the form's values to the scene it was opened with, except invalid ones. @returns problems by input */
export function sceneFrom(
  values: DeskValues,
  seen: Scene,
  teams: readonly SeatChoice[],
  timeZone: string,
  now: Date,
): { scene: Scene; problems: DeskProblems } {
  // First who plays: what else the form says of a side depends on it.
  const seats = fitChanges(seen, [seatPart(values, 0, teams), seatPart(values, 1, teams)]);
  const countdown = readCountdown(values, seen, timeZone, now);
  const lists = readLists(values, seen);
  const rest = fitChanges(seats.scene, [
    part('kind', 'other', [['kind'], values.kind]),
    part('tournamentId', 'other', [['tournamentId'], own(values.tournamentId)]),
    roundPart(values),
    ...sideParts(values, 0, seen.sides[0], seats.scene.sides[0]),
    ...sideParts(values, 1, seen.sides[1], seats.scene.sides[1]),
    scorePart(values, seen, seats.scene),
    castersPart(values),
    ...tickerParts(values),
    ...countdown.parts,
    ...lists.parts,
    part('language', 'other', [['language'], values.language]),
    part('arrangement', 'other', [['arrangement'], values.arrangement]),
  ]);
  const problems = { ...seats.problems, ...rest.problems, ...countdown.problems, ...lists.problems };
  return { scene: rest.scene, problems };
}
