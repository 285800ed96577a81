import { isStateCount } from './aside';
import type { ListLine } from './records';

const framed =
  /^(?:【[^】]{1,60}】|\[[^\]]{1,60}\]|［[^］]{1,60}］|[■◆▼●○□◇].{1,60}|#{1,4}\s.{1,60}|<[^<>@]{1,60}>)$/u;
const waiting = /キャンセル待ち|補欠|繰り?上げ待ち|wait(?:ing)?\s?list|reserves?\b/i;
const absence =
  '(?:不参加|欠席|辞退|キャンセル(?!待ち)|保留|未定|参加(?:しません|しない|できません|できない)|行けない|absent|declined?|withdrawn|not (?:coming|going)|maybe|undecided)';
const absent = new RegExp(absence, 'i');
/** Such a word alone, with a count at most. */
const absentAlone = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}${absence}(?:です|します|者|の方)?[^\\p{L}\\p{N}]{0,3}(?:\\d{1,4}\\s?(?:人|名|件)?)?[^\\p{L}\\p{N}]{0,3}$`,
  'iu',
);

interface Sections {
  headings: ReadonlySet<ListLine>;
  /** Lines below a heading of a waiting list. */
  waiting: ReadonlySet<ListLine>;
  /** Lines below a heading of those who don't come. */
  absent: ReadonlySet<ListLine>;
}

/** Finds the headings of a list in parts, 【キャンセル待ち】 or a table's number above its indented players. */
export function sectionsIn(lines: readonly ListLine[]): Sections {
  const headings = new Set([...parentsIn(lines), ...framesIn(lines)]);
  const below = { waiting: new Set<ListLine>(), absent: new Set<ListLine>(), taken: new Set<ListLine>() };
  let part: keyof typeof below = 'taken';
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    if (isTab(lines, at)) continue;
    if (waiting.test(text)) part = 'waiting';
    else if (headings.has(line)) part = absent.test(text) ? 'absent' : 'taken';
    else if (absentAlone.test(text.normalize('NFKC'))) {
      part = 'absent';
      headings.add(line);
    } else below[part].add(line);
  }
  // A list of nothing else is the list of those who wait, or are away.
  return below.taken.size > 0 ? { headings, ...below } : { headings, waiting: new Set(), absent: new Set() };
}

/** The tabs of a page, 「参加 6」 and 「キャンセル待ち 0」 below each other, are no headings. */
const isTab = (lines: readonly ListLine[], at: number) =>
  isStateCount(lines[at]?.text ?? '') &&
  [lines[at - 1], lines[at + 1]].some((next) => next && isStateCount(next.text));

/** Lines above deeper ones, where most lines are deeper. */
function parentsIn(lines: readonly ListLine[]): ListLine[] {
  const least = Math.min(...lines.map(({ indent }) => indent));
  const parents = lines.filter(({ indent }) => indent === least);
  const areAbove = lines.every(
    ({ indent }, at) => indent > least || (lines[at + 1]?.indent ?? least) > least,
  );
  return areAbove && parents.length > 1 && parents.length * 2 < lines.length ? parents : [];
}

/** Framed lines that stand above others without a frame. */
function framesIn(lines: readonly ListLine[]): ListLine[] {
  const frames = lines.filter(({ text }) => framed.test(text));
  return frames.length > 1 && frames.length * 3 <= lines.length ? frames : [];
}
