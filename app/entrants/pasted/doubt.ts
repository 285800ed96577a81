import { splitMark } from '~/copied/marks';
import { honorific } from '~/copied/names';
import { kindOfPart } from '~/copied/parts';
import { countsIn } from './counts';
import { columnMeaningOf } from './entrant-heads';
import type { EntrantReading, EntrantRow, LineProblem, List } from './reading';

export interface Doubt {
  /** Lines taken as people that differ from the others in their mark, place or cells. */
  unlike: ReadonlySet<number>;
  /** Whether the text as a whole may have been read wrongly. */
  isUnsure: boolean;
}

type Reading = Pick<EntrantReading, 'columns' | 'rows' | 'problems' | 'notes'>;

/** Measures how far a finished reading can be trusted, by its shape and by what its names look like. */
export function doubtOf(whole: string, list: List, { columns, rows, problems, notes }: Reading): Doubt {
  const texts = whole.split('\n');
  const taken = new Set(rows.map(({ line }) => line));
  const left = new Set([...problems, ...list.aside].map(({ line }) => line));
  const places = texts.map((text, at): Place => {
    if (text.trim() === '') return 'blank';
    return taken.has(at + 1) ? 'taken' : left.has(at + 1) ? 'left' : 'part';
  });
  const signs = isLineByLine(list, rows, places) ? signsOf(texts, places) : [];
  const usual = usualOf(signs);
  const apart = usual === '' && !list.given && signs.length > 0 ? smallBlocks(places) : [];
  const unmarked = usual === '' ? [] : signs.flatMap(({ line, sign }) => (sign === usual ? [] : [line]));
  const unlike = new Set([...unmarked, ...apart, ...narrowRows(list, rows)]);
  const odd = notes.filter(({ reason, line }) => reason === 'oddName' && !unlike.has(line));
  const names = new Map(rows.map(({ line, values }) => [line, values.name]));
  const isHeaded = list.head?.some((head) => columnMeaningOf(head) === 'name') ?? false;
  // A number behind a mark of the list, or below a head, is somebody's name.
  const isMarked = usual !== '' || isHeaded;
  const strange = odd.filter(({ line }) => !(isMarked && /^[\d/-]+$/.test(names.get(line) ?? '')));
  // A line too long for a name is a sentence: the text is rather a letter.
  const sentences = problems.filter(({ reason }) => reason === 'tooLong').length;
  const doubtful = unlike.size + strange.length + sentences;
  const share = isHeaded ? 2 : 6;
  const isUnsure =
    (doubtful * share > rows.length && (doubtful > 1 || rows.length < 4)) ||
    areDressed([...names.values()]) ||
    isGuessed(list, columns) ||
    // Names rarely repeat: other cells were taken for them.
    problems.filter(({ reason }) => reason === 'twice').length > rows.length ||
    isMiscounted(countsIn(texts.filter((_, at) => places[at] === 'left')), rows.length, problems);
  return { unlike, isUnsure };
}

type Place = 'taken' | 'left' | 'part' | 'blank';

/** Whether each person has a line, and is not made of several lines. */
function isLineByLine({ head }: List, rows: readonly EntrantRow[], places: readonly Place[]): boolean {
  const filled = places.filter((place) => place !== 'blank').length;
  const parts = places.filter((place) => place === 'part').length;
  return !head && filled > 1 && rows.length > 2 && parts * 4 < filled;
}

interface Sign {
  line: number;
  /** The mark of the list; `1` for any number. */
  sign: string;
}

const signsOf = (texts: readonly string[], places: readonly Place[]): Sign[] =>
  texts.flatMap((text, at) => {
    if (places[at] !== 'taken') return [];
    const { mark, number } = splitMark(text);
    return [{ line: at + 1, sign: number === undefined ? mark.trim() : '1' }];
  });

/** The mark that most lines have; none if they have different ones. */
function usualOf(signs: readonly Sign[]): string {
  const counts = new Map<string, number>();
  for (const { sign } of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 10 >= signs.length * 6)?.[0] ?? '';
}

/** Lines of blocks that are less than half as long as the longest. */
function smallBlocks(places: readonly Place[]): number[] {
  const blocks: number[][] = [];
  let isOpen = false;
  for (const [at, place] of places.entries()) {
    if (place === 'taken' && isOpen) blocks.at(-1)?.push(at + 1);
    else if (place === 'taken') blocks.push([at + 1]);
    isOpen = place === 'taken' || (isOpen && place === 'part');
  }
  const longest = blocks.reduce((most, { length }) => Math.max(most, length), 0);
  return longest < 3 ? [] : blocks.filter(({ length }) => length * 2 < longest).flat();
}

/** Rows of one cell among wider ones. */
function narrowRows({ head, lines }: List, rows: readonly EntrantRow[]): number[] {
  const taken = new Set(rows.map(({ line }) => line));
  const own = lines.filter(({ line }) => taken.has(line));
  const narrow = head ? [] : own.filter(({ cells }) => cells.filter(Boolean).length < 2);
  return narrow.length * 2 < own.length ? narrow.map(({ line }) => line) : [];
}

const dress = [
  /^[^\p{L}\p{N}\s]/u,
  /^(?:\d{1,3}|[一二三四五六七八九十]{1,3}|no\.?\s?\d{1,3})\s?([^\p{L}\p{N}])/iu,
  honorific,
  // 「ゆずぽん A1」, 「第1試合　ゆずぽん」
  /^[^\s\d]*\d\S*()\s/,
  /\s()[^\s\d]*\d\S*$/,
  /\s([-–—－×])\s/,
  /\s()[^\p{L}\p{N}\s]{2,40}\s/u,
  /\S\s?([:：/／|｜;；、＠@→(（])\s?\S/,
];

/** Whether most names wear the same: a number, a bullet, さん, or something behind a colon or a bracket. */
const areDressed = (names: readonly string[]) =>
  dress.some((pattern) => {
    const counts = new Map<string, number>();
    for (const name of names) {
      const [whole, inner] = pattern.exec(name) ?? [];
      if (whole) counts.set(inner ?? whole, (counts.get(inner ?? whole) ?? 0) + 1);
    }
    return names.length > 2 && [...counts.values()].some((count) => count * 2 > names.length);
  });

/** Whether a table without a head has other columns that may hold the names, or a first line unlike the others. */
function isGuessed({ head, given, lines }: List, columns: EntrantReading['columns']): boolean {
  if (head || given || columns.length < 2) return false;
  const [first, ...below] = lines;
  const nameAt = columns.findIndex(({ meaning }) => meaning === 'name');
  return columns.some(({ meaning }, at) => {
    const cells = below.flatMap((line) => {
      const cell = line.cells[at] ?? '';
      // 「ゆずぽんのアイコン」 beside 「ゆずぽん」 is no other name.
      return cell === '' || (at !== nameAt && cell.includes(line.cells[nameAt] || ' ')) ? [] : [cell];
    });
    const words = cells.filter((cell) => /[^ -~]/.test(cell) && isWords(cell)).length;
    const isRival =
      meaning === 'unknown' && words * 3 > cells.length && new Set(cells).size * 2 > cells.length;
    const isHead = cells.length > 1 && !cells.some(isWords) && isWords(first?.cells[at] ?? '');
    return isRival || isHead;
  });
}

const isWords = (cell: string) => kindOfPart(cell) === 'words';

/** Whether a text counts its people, and none of its counts fits. */
function isMiscounted(counts: readonly number[], taken: number, problems: readonly LineProblem[]): boolean {
  const out = problems.filter(({ reason }) => ['absent', 'waiting', 'twice'].includes(reason)).length;
  const sum = counts.reduce((all, each) => all + each, 0);
  return counts.length > 0 && ![...counts, sum].some((count) => count === taken || count === taken + out);
}
