import { isNoEntry, isStateCount, isTitle, messageHeader } from './aside';
import { meaningInHead } from './entrant-heads';
import { isCountOfPage } from './page-words';
import type { ListLine } from './records';

const framed =
  /^(?:【[^】]{1,60}】|\[[^\]]{1,60}\]|［[^］]{1,60}］|[■◆▼●○□◇].{1,60}|#{1,4}\s.{1,60}|<[^<>@]{1,60}>|[-=─━＝ー―—]{2,20}[^-=─━＝ー―—]{1,40}[-=─━＝ー―—]{2,20})$/u;
const waiting =
  /キャンセル待ち|補欠|繰り?上げ待ち|抽選待ち|招待中|wait(?:ing)?\s?list|reserves?\b|\binvited\b|pending/i;
const absence =
  '(?:不参加|未回答|欠席|辞退|キャンセル(?!待ち)|保留|未定|興味あり|観戦|見学|参加(?:しません|しない|できません|できない)|行けない|absent|declined?|withdrawn|not (?:coming|going|attending)|maybe|undecided|interested|no response|spectat(?:ors?|ing))';
const absent = new RegExp(absence, 'i');
/** Such a word alone, with a count at most. */
const absentAlone = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}${absence}(?:です|します|者|の方|一覧)?[^\\p{L}\\p{N}]{0,3}(?:\\d{1,4}\\s?(?:人|名|件)?)?[^\\p{L}\\p{N}]{0,3}$`,
  'iu',
);
const count = '\\d{1,4}(?:\\s?/\\s?\\d{1,4})?\\s?(?:人|名|件|people|players?)?';
/** 「オンライン — 4」, `Attending (5/32)`, 「一般枠 4/4」, 「招待中 1」: words, and how many stand below. */
const countedHeading = new RegExp(
  `^(?!\\d).{1,40}?(?<!\\d)(?:\\s[-–—―]\\s${count}|\\s?[:(]\\s?(${count})\\)?|\\s\\d{1,4}\\s?/\\s?\\d{1,4}|\\s?(\\d{1,4})\\s?(?:人|名|件)|\\s(\\d{1,4}))$`,
);

interface Sections {
  headings: ReadonlySet<ListLine>;
  /** Lines below a heading of a waiting list. */
  waiting: ReadonlySet<ListLine>;
  /** Lines below a heading of those who don't come. */
  absent: ReadonlySet<ListLine>;
  /** Lines that answer another question than the name. */
  other: ReadonlySet<ListLine>;
}

/** Finds the headings of a list in parts, 【キャンセル待ち】 or a table's number above its indented players. */
export function sectionsIn(lines: readonly ListLine[]): Sections {
  const counted = lines.filter((_, at) => isCountOfPage(lines[at + 1]?.text ?? ''));
  const headings = new Set([...parentsIn(lines), ...framesIn(lines), ...countedIn(lines), ...counted]);
  const isForm = counted.some(({ text }) => meaningInHead(text) === 'name');
  const below = {
    waiting: new Set<ListLine>(),
    absent: new Set<ListLine>(),
    other: new Set<ListLine>(),
    taken: new Set<ListLine>(),
  };
  let part: keyof typeof below = 'taken';
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    if (isTab(lines, at)) continue;
    const isAlone = absentAlone.test(text.normalize('NFKC'));
    if (isAlone || headings.has(line) || waiting.test(text)) {
      if (isAlone || framed.test(text)) headings.add(line);
      part = absent.test(text) ? 'absent' : waiting.test(text) ? 'waiting' : 'taken';
      // Answers to the other questions of a form.
      if (isForm && meaningInHead(text) !== 'name') part = 'other';
    } else below[part].add(line);
  }
  const some = [...below.taken].some(({ text }) => !isTitle(text) && !isNoEntry(text));
  // A list of nothing else is the list of those who wait, or are away.
  const none = new Set<ListLine>();
  return some ? { headings, ...below } : { headings, waiting: none, absent: none, other: none };
}

/** Headings with a count. One without a sign of it has to be right: 「メンバー 6」 above six lines. */
function countedIn(lines: readonly ListLine[]): ListLine[] {
  const found = lines.map(({ text }) =>
    text.length > 60 || messageHeader(text) ? null : countedHeading.exec(text.normalize('NFKC').trim()),
  );
  const places = found.flatMap((each, at) => (each ? [at] : []));
  const isRight = (at: number, next: number) => {
    const [, inBrackets, withUnit, bare] = found[at] as RegExpExecArray;
    const number = Number.parseInt(inBrackets ?? withUnit ?? bare ?? '', 10);
    return Number.isNaN(number) || withUnit !== undefined || next - at - 1 === number;
  };
  const headings = places
    .filter((at, index) => !isTab(lines, at) && isRight(at, places[index + 1] ?? lines.length))
    .map((at) => lines[at] as ListLine);
  return headings.length * 3 <= lines.length ? headings : [];
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
