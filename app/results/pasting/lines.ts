import { splitMark, withoutInvisible } from '~/copied/marks';
import type { CopiedLine, Table } from '~/copied/table';
import type { TableLine } from '~/text/read-csv';
import type { FindTeams } from '../named-team';

const to = '\\s?[〜~～–—-]\\s?';
const ranked = `(?:第|同率?)?\\d{1,4}(?:${to}\\d{1,4})?\\s?位(?:タイ)?`;
const ordinal = `\\d{1,4}(?:st|nd|rd|th)(?:${to}\\d{1,4}(?:st|nd|rd|th))?(?:\\s?place)?`;
const round = '準優勝|優勝|四強|(?:ベスト|ﾍﾞｽﾄ|best|top)\\s?\\d{1,4}';
const english = 'winner|champion|runner[- ]up|semi-?finalist|finalist|T\\d{1,4}(?=[\\s:：.])';
/** What a place looks like within a line. */
const place = `${round}|${ranked}|${ordinal}|\\d{1,4}${to}\\d{1,4}(?=\\s)|${english}|🥇|🥈|🥉|🏆`;
const colon = '\\s?[:：]\\s?';
const beforeLetters = '(?<=[位タイ勝強🥇🥈🥉🏆\\d])(?=[^\\x00-\\x7f])';
const first = new RegExp(
  `^[【\\[「]?(${place})[】\\]」]?(?:${colon}|\\s?[-–—・]\\s|\\s|$|(?<=[🥇🥈🥉🏆])|${beforeLetters})`,
  'iu',
);
const last = new RegExp(`^(.+?)(?:${colon}|\\s|\\s?[(（【])(${place})[)）】]?$`, 'iu');
const within = new RegExp(
  `(?<![／/|｜、,，。;；\\s])[／/|｜、,，。;；\\s]+(?=(?:${place})${colon})|(?<=[^\\s])\\s?(?=🥇|🥈|🥉)`,
  'iu',
);

const dash = '\\s?[-–−ー]\\s?';
const inWords = '\\d{1,2}勝\\d{1,2}敗(?:\\d{1,2}引?き?分け?)?';
const dashed = `\\d{1,2}${dash}\\d{1,2}(?:${dash}\\d{1,2})?`;
const lettered = '\\d{1,2}\\s?W[-–/ ]?\\d{1,2}\\s?L(?:[-–/ ]?\\d{1,2}\\s?[TD])?';
const record = `${inWords}|${dashed}|${lettered}`;
const trailing = new RegExp(`^(.*?)(?:[\\s:：、,，]|[(（]|(?<=[^\\x00-\\x7f]))(${record})[)）]?$`, 'iu');
const points = '\\d{1,3}\\s?(?:勝?点|pts?\\.?|points?)';
const pointsBehind = new RegExp(`(?<=[\\s)）])[(（]?(${points})[)）]?$`, 'iu');
const pointsBefore = new RegExp(`\\s(${points})\\s?(?=[(（](?:${record})[)）]$)`, 'iu');
const separators = /\s?[、,，／/|｜&＆・]\s?|\sと\s|\sand\s/iu;

/** UTF-16 code units: a longer line is prose. */
const maxLineLength = 2000;

interface Entry {
  source: TableLine;
  part?: number;
  place: string;
  /** What the line's number counts; a place only if all lines count like places. */
  number?: number;
  name: string;
  record: string;
  points: string;
  rest: string;
}

/**
 * Reads lines of a place, names and a record that are in no columns: `1. ハルカ 7-0`, 「優勝：A／ベスト4：C、D」, or a place
 * above its names. Names that are known decide where a name begins and ends.
 * @returns undefined if no line has a place or a known name
 */
export function linesTable(lines: readonly TableLine[], find: FindTeams): Table | undefined {
  const entries: Entry[] = [];
  let heading: TableLine | undefined;
  const unused = new Set<TableLine>();
  for (const source of lines) {
    const text = withoutInvisible(source.text).replace(/\s+/g, ' ');
    const read =
      text.length > maxLineLength
        ? [blankEntry(source, text)]
        : entriesIn(source, text, heading?.text ?? '', find);
    if (read.length === 0) {
      heading = source;
      unused.add(source);
    } else if (heading) unused.delete(heading);
    entries.push(...read.map((entry, at) => (at > 0 ? { ...entry, part: at } : entry)));
  }
  const isKnown = ({ name }: Entry) => isNamed(name, find);
  if (!entries.some((entry) => isKnown(entry) || (entry.place !== '' && entry.name !== ''))) return undefined;
  const areCounted = areRanks(entries.flatMap(({ number }) => number ?? []));
  const tells = (entry: Entry) =>
    entry.place !== '' || entry.record !== '' || entry.number !== undefined || isKnown(entry);
  const start = entries.findIndex(tells);
  const rows = entries
    .filter(tells)
    .map(({ source: { line, text }, part, place, number, name, record, points, rest }): CopiedLine => {
      const counted = areCounted && number !== undefined ? String(number) : '';
      const cells = [place || counted, name, record, points];
      return { line, text, cells, ...(part && { part }), ...(rest && { rest }) };
    });
  const titles = entries.slice(0, start).map(({ source }) => source);
  const notRead = entries.slice(start).flatMap((entry) => (tells(entry) ? [] : [entry.source]));
  notRead.push(...unused);
  const given = ['rank', 'player', 'record', 'unused'] as const;
  return { format: 'lines', given, lines: rows, titles, notRead };
}

const blankEntry = (source: TableLine, name: string): Entry => ({
  ...{ source, place: '', name, record: '', points: '', rest: '' },
});
const isNamed = (name: string, find: FindTeams) =>
  find(name, 'displayName').length + find(name, 'tonamelId').length > 0;

const isExactly = (name: string, find: FindTeams) =>
  find(name, 'displayName').some(({ displayName }) => displayName === name);

/** @returns none for a line that is only a place, which is that of the lines below */
function entriesIn(source: TableLine, text: string, heading: string, find: FindTeams): Entry[] {
  const placed = { ...source, text: `${heading} ${source.text}`.trim() };
  const isWhole = isNamed(text, find) && (isExactly(text, find) || !isNamed(placeAt(text).rest, find));
  if (isWhole) return [{ ...blankEntry(placed, text), place: headingPlace(heading) }];
  const { number, rest: unmarked } = numbered(text);
  const parts = unmarked.split(within);
  const [only] = parts;
  if (parts.length === 1 && only && placeAt(only).rest === '') return [];
  return parts.flatMap((part) => {
    const found = placeAt(part);
    const isTitle = found.place === '🏆' && !isNamed(found.rest, find);
    const above = isProse(part) ? '' : headingPlace(heading);
    const place = (isTitle ? '' : found.place) || above;
    const { name: whole, record, points } = recordAt(isTitle ? part : found.rest, find);
    const { name, rest } = place === '' ? { name: whole, rest: '' } : knownStart(whole, find);
    return namesIn(name, { place, record }, find).map(
      (each): Entry => ({
        ...{ source: found.place ? source : placed, place, name: each, record, points, rest },
        ...(number !== undefined && { number }),
      }),
    );
  });
}

const maxWords = 12;

/** Cuts off what is said behind a known name: 「ハルカさん おめでとう！」. */
function knownStart(text: string, find: FindTeams): { name: string; rest: string } {
  const words = text.split(' ');
  for (let count = Math.min(words.length - 1, maxWords); count > 0 && !isNamed(text, find); count--) {
    const name = words.slice(0, count).join(' ');
    if (isNamed(name, find)) return { name, rest: words.slice(count).join(' ') };
  }
  return { name: text, rest: '' };
}

/** Thanks and hashtags below the last names. */
const isProse = (text: string) => /[!！。]$|^[#＃]\D|(?:です|ます|ました)$/u.test(text);

const headingPlace = (heading: string) => placeAt(heading.replace(/[:：]\s*$/, '')).place;

function numbered(text: string): { number?: number | undefined; rest: string } {
  if (first.test(text)) return { rest: text };
  const { number, rest } = splitMark(text);
  if (rest !== text) return { number, rest };
  if (placeAt(text).place !== '') return { rest: text };
  const [whole, bare] = /^(\d{1,4})\s+(?=\S)/.exec(text) ?? [];
  return whole ? { number: Number(bare), rest: text.slice(whole.length) } : { rest: text };
}

function placeAt(text: string): { place: string; rest: string } {
  const [whole, place] = first.exec(text) ?? [];
  if (whole && place) {
    const rest = text.slice(whole.length).trim();
    // 「🥇優勝」 says it twice.
    const [again, word] = first.exec(rest) ?? [];
    return again && word && /\P{ASCII}/u.test(place)
      ? { place: word, rest: rest.slice(again.length).trim() }
      : { place, rest };
  }
  const [, rest, behind] = last.exec(text) ?? [];
  return behind && rest ? { place: behind, rest: rest.trim() } : { place: '', rest: text.trim() };
}

function recordAt(text: string, find: FindTeams): Pick<Entry, 'name' | 'record' | 'points'> {
  if (isExactly(text, find)) return { name: text, record: '', points: '' };
  const pattern = pointsBehind.test(text) ? pointsBehind : pointsBefore;
  const [, points = ''] = pattern.exec(text) ?? [];
  const bare = points === '' ? text : text.replace(pattern, ' ').trim();
  const [, name, found] = trailing.exec(bare) ?? [];
  return name && found
    ? { name: name.replace(/(?<![\s:：、,，])[\s:：、,，]+$/u, ''), record: found, points }
    : { name: bare, record: '', points };
}

/** Splits several names; a record beside them would be of nobody in particular. */
function namesIn(
  text: string,
  { place, record }: Pick<Entry, 'place' | 'record'>,
  find: FindTeams,
): string[] {
  if (record !== '' || isNamed(text, find)) return [text];
  const names = text.split(separators).filter(Boolean);
  if (names.length > 1 && names.some((name) => isNamed(name, find))) return names;
  const parts = place === '' ? [] : text.split(/\s?[、，／|｜]\s?/u).filter(Boolean);
  return parts.length > 0 ? parts : [text];
}

/** Numbers before names are places only if they begin at 1 and leave out none but for ties: 1, 2, 3, 3, 5. */
function areRanks(numbers: readonly number[]): boolean {
  let tied = 1;
  return numbers.every((number, at) => {
    const before = numbers[at - 1];
    if (before === undefined) return number === 1;
    if (number === before) {
      tied++;
      return true;
    }
    const isNext = number === before + 1 || number === before + tied;
    tied = 1;
    return isNext;
  });
}
