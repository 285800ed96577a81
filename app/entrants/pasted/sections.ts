import { splitMark } from '~/copied/marks';
import { isAbsentAlone, isAbsentHeading, isWaitingHeading } from './absence';
import { isNoEntry, isStateCount, isTitle, messageHeader } from './aside';
import { meaningInHead } from './entrant-heads';
import { isCountOfPage, isHandleLine, isPageWord } from './page-words';
import type { ListLine } from './records';

const framed =
  /^(?:【[^】]{1,60}】|\[[^\]]{1,60}\]|［[^］]{1,60}］|[■◆▼●○□◇].{1,60}|#{1,4}\s.{1,60}|<[^<>@]{1,60}>|[-=─━＝ー―—]{2,20}[^-=─━＝ー―—]{1,40}[-=─━＝ー―—]{2,20})$/u;
const count = '\\d{1,4}(?:\\s?/\\s?\\d{1,4})?\\s?(?:人|名|件|people|players?)?';
/** 「オンライン — 4」, `Attending (5/32)`, 「一般枠 4/4」, 「招待中 1」: words, and how many stand below. */
const countedHeading = new RegExp(
  `^(?!\\d).{1,40}?(?<!\\d)(?:\\s[-–—―]\\s${count}|\\s?[:(]\\s?(${count})\\)?|\\s\\d{1,4}\\s?/\\s?\\d{1,4}|\\s\\x60\\d{1,4}\\x60|\\s?(\\d{1,4})\\s?(?:人|名|件)|\\s(\\d{1,4}))$`,
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

const aboutEntrants =
  /参加(?!費|方法|条件|資格|賞)|出場者|出ます|エントリー|確定|entrants?|participants?|attendees?|attending|players?\b|accepted|\bgoing|confirmed/i;
export const isEntrantsHeading = (text: string): boolean => aboutEntrants.test(text);
const ofBlocks = /ブロック|組|卓|グループ|の部|リーグ|\b(?:block|group|pool|table|division)\b/i;
const blockLetter = /(?:^|[^A-Za-z])[A-ZＡ-Ｚ]$/;

/** UTF-16 code units. */
const maxHeading = 40;

type Part = 'waiting' | 'absent' | 'other' | 'taken';
interface Section {
  heading?: ListLine;
  part: Part;
  lines: ListLine[];
}

/** Finds the headings of a list in parts, 【キャンセル待ち】 or a table's number above its indented players. */
export function sectionsIn(lines: readonly ListLine[]): Sections {
  const asked = lines.filter(
    ({ text }, at) =>
      text.length <= maxHeading && !/[.!。！"”」]$/.test(text) && isCountOfPage(lines[at + 1]?.text ?? ''),
  );
  const parents = parentsIn(lines);
  const numbered = numberedIn(lines);
  const counted = countedIn(lines);
  const headings = new Set([
    ...parents,
    ...framesIn(lines),
    ...counted.keys(),
    ...numbered.map(({ heading }) => heading),
    ...asked,
  ]);
  const counts = new Set(numbered.map(({ number }) => number));
  const isForm = asked.some(({ text }) => meaningInHead(text) === 'name');
  const sections: Section[] = [{ part: 'taken', lines: [] }];
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    if (isTab(lines, at) || counts.has(line)) continue;
    const isAlone = isAbsentAlone(text);
    if (isAlone || headings.has(line) || isWaitingHeading(text)) {
      if (isAlone || framed.test(text)) headings.add(line);
      // Answers to the other questions of a form.
      const isOther = isForm && meaningInHead(text) !== 'name';
      const part = isAbsentHeading(text) ? 'absent' : isWaitingHeading(text) ? 'waiting' : 'taken';
      sections.push({ heading: line, part: isOther ? 'other' : part, lines: [] });
    } else {
      const last = sections.at(-1) as Section;
      // As many as the heading counts are of it; what follows is of the page.
      const isFull = last.heading && counted.get(last.heading) === last.lines.length;
      if (isFull) sections.push({ part: 'taken', lines: [line] });
      else last.lines.push(line);
    }
  }
  for (const line of counts) headings.add(line);
  if (isForm && sections[0]) sections[0].part = 'other';
  leaveOthers(sections, new Set(parents));
  const below = (part: Part) => new Set(sections.flatMap((each) => (each.part === part ? each.lines : [])));
  const some = [...below('taken')].some(({ text }) => !isTitle(text) && !isNoEntry(text));
  const none = new Set<ListLine>();
  // A list of nothing else is the list of those who wait, or are away.
  if (!some) return { headings, waiting: none, absent: none, other: none };
  return { headings, waiting: below('waiting'), absent: below('absent'), other: below('other') };
}

/** Beside a part that says that it is of the entrants, parts such as the rules are not. */
function leaveOthers(sections: Section[], parents: ReadonlySet<ListLine>) {
  const isOfEntrants = ({ heading, part, lines }: Section) =>
    heading !== undefined && part === 'taken' && lines.length > 0 && isEntrantsHeading(heading.text);
  if (!sections.some(isOfEntrants)) return;
  for (const section of sections) {
    const { heading, part } = section;
    const isBlock =
      heading &&
      ((parents.has(heading) && splitMark(heading.text).number === undefined) ||
        [ofBlocks, blockLetter].some((pattern) => pattern.test(heading.text)));
    if (part === 'taken' && !isBlock && !isOfEntrants(section)) section.part = 'other';
  }
}

/** Words with a number below them that is right: 「確定」 and `5` above five lines, or 「参加者」 and 「8 / 16」. */
function numberedIn(lines: readonly ListLine[]): { heading: ListLine; number: ListLine }[] {
  const numbers = lines.flatMap(({ text }, at) => {
    const found = /^(\d{1,4})(?:\s?[/／]\s?\d{1,4})?(?:\s?(人|名|票|votes?|people))?$/i.exec(
      text.normalize('NFKC').trim(),
    );
    return found && at > 0 ? [{ at, number: Number(found[1]), least: found[2] ? 1 : 2 }] : [];
  });
  // Numbers among posts count their likes.
  if (lines.filter(({ text }) => isHandleLine(text)).length > 1) return [];
  return numbers.flatMap(({ at, number, least }, index) => {
    const next = numbers[index + 1]?.at ?? lines.length + 1;
    const end = lines.slice(at + 1, Math.min(next - 1, at + 1 + number)).length;
    const after = lines[at + 1 + number];
    const isRight =
      number >= least && end === number && (!after || next - 2 === at + number || isPageWord(after.text));
    return isRight ? [{ heading: lines[at - 1] as ListLine, number: lines[at] as ListLine }] : [];
  });
}

/** Headings with a count, and the count where it is right: 「メンバー 6」 above six lines, then a gap or a word of the page. */
function countedIn(lines: readonly ListLine[]): Map<ListLine, number | undefined> {
  const found = lines.map(({ text }) =>
    text.length > 60 || messageHeader(text) ? null : countedHeading.exec(text.normalize('NFKC').trim()),
  );
  const places = found.flatMap((each, at) => (each && !isTab(lines, at) ? [at] : []));
  const headings = new Map<ListLine, number | undefined>();
  for (const [index, at] of places.entries()) {
    const [, inBrackets, withUnit, bare] = found[at] as RegExpExecArray;
    const number = Number.parseInt(inBrackets ?? withUnit ?? bare ?? '', 10);
    const next = places[index + 1] ?? lines.length;
    const after = lines[at + 1 + number];
    const isRight = next - at - 1 === number || (next - at - 1 > number && after && isEnd(after));
    if (Number.isNaN(number) || withUnit !== undefined || isRight)
      headings.set(lines[at] as ListLine, isRight ? number : undefined);
  }
  return headings.size * 3 <= lines.length ? headings : new Map();
}

const isEnd = ({ gap, text }: ListLine) => gap || isPageWord(text);

/** The tabs of a page, 「参加 6」 and 「キャンセル待ち 0」 below each other, are no headings. */
const isTab = (lines: readonly ListLine[], at: number) =>
  isStateCount(lines[at]?.text ?? '') &&
  [lines[at - 1], lines[at + 1]].some((next) => next && isStateCount(next.text));

/** Lines above deeper ones, where most lines are deeper. */
function parentsIn(lines: readonly ListLine[]): ListLine[] {
  const least = lines.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  const isParent = (at: number) => lines[at]?.indent === least && (lines[at + 1]?.indent ?? least) > least;
  const start = lines.findIndex((_, at) => isParent(at));
  const parents = lines.filter((_, at) => isParent(at));
  const areAbove = lines.slice(start).every(({ indent }, at) => indent > least || isParent(start + at));
  // Numbered parts of minutes may have a line each.
  const areParts =
    parents.some(({ text }) => isEntrantsHeading(text)) &&
    parents.every(({ text }) => splitMark(text).number !== undefined);
  const below = lines.length - start - parents.length;
  return areAbove && parents.length > 1 && (areParts || parents.length < below) ? parents : [];
}

/** Framed lines that stand above others without a frame. */
function framesIn(lines: readonly ListLine[]): ListLine[] {
  const frames = lines.filter(({ text }) => framed.test(text));
  return frames.length > 1 && frames.length * 3 <= lines.length ? frames : [];
}
