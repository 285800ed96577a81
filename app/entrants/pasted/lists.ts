import { splitMark } from '~/copied/marks';
import { unguarded } from '~/text/write-csv';
import { isNobody } from './absence';
import { isNoEntry, isTitle } from './aside';
import { chatIn, softTableIn } from './chat';
import { columnMeaningOf, meaningInHead } from './entrant-heads';
import { linesOf } from './list-lines';
import { type Leave, messagesIn } from './messages';
import { pairingsIn } from './pairings';
import { postsIn } from './posts';
import { areCounted, asideOf, isNumber, type LineProblem, type List } from './reading';
import { cardsIn, type ListLine, labelledIn, recordsIn, rowsOf } from './records';
import { sectionsIn } from './sections';
import { maxTitles, withoutTitles } from './titles';

/** Reads a list that is no table. `added` are lines that staff take for people, whatever they look like. */
export function listIn(whole: string, added: ReadonlySet<number>): List {
  const aside: LineProblem[] = [];
  const leave = (lines: readonly ListLine[], reason: LineProblem['reason'], canAdd = true) => {
    for (const line of lines) aside.push(asideOf(line, reason, canAdd));
    const left = new Set(lines);
    return (all: readonly ListLine[]) => all.filter((line) => !left.has(line));
  };
  const all = withoutSections(linesOf(whole), added, leave);
  const handles = isAboutX.test(whole.slice(0, maxLooked)) ? 'twitterId' : 'discordId';
  const records = headedRecordsIn(all) ?? labelledIn(all) ?? pairingsIn(all) ?? postsIn(all, handles, added);
  if (records) return { ...records, aside: [...aside, ...records.aside] };
  const headAt = all
    .slice(0, maxTitles)
    .findIndex(
      ({ text }, at) =>
        columnMeaningOf(text) === 'name' && all.slice(0, at).every((line) => isTitle(line.text)),
    );
  const headed = all[headAt];
  const below = leave(all.slice(0, Math.max(0, headAt)), 'aboveHead')(all.slice(headAt + 1));
  const entries = withoutTitles(below, added, leave, headed !== undefined);
  const numbers = entries.filter(({ text }) => isNumber(text));
  const isCounted = numbers.length < entries.length && areCounted(numbers.map(({ text }) => text));
  const named = isCounted ? leave(numbers, 'number', false)(entries) : entries;
  const inLine = oneLine(named, leave);
  const marked = inLine ?? withoutMarks(named, added, leave);
  const shape = shapeOf(withoutCalls(withoutNobody(marked, added, leave)), added, leave, handles);
  // 「参加者」 above records of several lines is their title, and no head of a column.
  const isTitled =
    headed &&
    shape.lines.length > 0 &&
    (shape.head || shape.given || shape.lines.some(({ cells }) => cells.length > 1));
  if (isTitled) aside.push(asideOf(headed, 'aboveHead'));
  const head = isTitled || !headed ? headInTitle(all, shape) : headed.cells;
  return { ...(head && { head }), ...shape, aside };
}

/** The heads that a title has in brackets, 「参加者（名前 / Discord）」, if there are as many columns. */
function headInTitle(
  lines: readonly ListLine[],
  { head, given, lines: rows }: Pick<List, 'head' | 'given' | 'lines'>,
) {
  const width = rows[0]?.cells.length ?? 0;
  if (head || given || width < 2) return undefined;
  return lines
    .slice(0, maxTitles)
    .map(({ text }) =>
      (/[(（]([^()（）]{3,60})[)）]/.exec(text)?.[1] ?? '').split(/[/／・、,|]/).map((part) => part.trim()),
    )
    .find((parts) => parts.length === width && parts.every((part) => meaningInHead(part) !== undefined));
}

// 興味あり and 欠席者 are parts of a page of TwiPla, whose people are on X.
const isAboutX =
  /(?:^|[\s/／|・、,，(（])(?:x|twitter|ツイッター)(?:\s?id|のid|アカウント)?(?=$|[\s/／)）|:：])|^\W?(?:興味あり|欠席者)\s?[(（]\d+人|^参加者 \(\d+人|^フォロー(?:中|する)$|^following$/im;
const maxLooked = 20_000;

/** Takes headings off, and people who wait or don't come. */
function withoutSections(lines: readonly ListLine[], added: ReadonlySet<number>, leave: Leave): ListLine[] {
  const { headings, waiting, absent, other } = sectionsIn(lines);
  const isLeft = (set: ReadonlySet<ListLine>) =>
    lines.filter((line) => set.has(line) && !added.has(line.line));
  const rest = leave([...isLeft(headings), ...isLeft(other)], 'notRead')(lines);
  return leave(isLeft(absent), 'absent')(leave(isLeft(waiting), 'waiting')(rest));
}

/** Reads records below the lines of their heads, as a page's table is copied line by line. */
function headedRecordsIn(lines: readonly ListLine[]): List | undefined {
  const start = lines.slice(0, maxTitles).findIndex(({ text }) => columnMeaningOf(text) !== undefined);
  if (start < 0 || !lines.slice(0, start).every(({ text }) => isTitle(text))) return undefined;
  let size = 0;
  while (meaningInHead(lines[start + size]?.text ?? '') !== undefined) size++;
  const head = lines.slice(start, start + size).map(({ text }) => text);
  const body = lines.slice(start + size);
  if (size < 2 || body.length === 0 || body.length % size > 0) return undefined;
  if (!head.some((text) => columnMeaningOf(text) === 'name')) return undefined;
  return {
    head,
    lines: rowsOf(body, size),
    aside: lines.slice(0, start).map((line) => asideOf(line, 'aboveHead')),
  };
}

function shapeOf(
  lines: readonly ListLine[],
  added: ReadonlySet<number>,
  leave: Leave,
  handles: 'discordId' | 'twitterId',
): Pick<List, 'head' | 'given' | 'lines'> {
  const messages = messagesIn(lines, added, leave);
  if (messages) return messages;
  const cards = cardsIn(lines);
  if (cards) return cards;
  const records = recordsIn(lines);
  if (records) return { lines: records };
  return chatIn(lines, handles) ?? softTableIn(lines) ?? { lines: [...lines] };
}

const inlineSeparators = ['、', '，', ',', '；', ';', ' / ', '／', '/', ' | ', '｜', '\u3000/\u3000'];
const maxName = 80;

const countBehind = /[\s(（]{0,3}(?:以上|計|全|合計)\s?[\d０-９]{1,4}\s?[人名][)）。\s]{0,3}$/;

/** Splits a list on one line, `A、B、C`. Its entries count as lines. */
function oneLine(lines: readonly ListLine[], leave: Leave): ListLine[] | undefined {
  const [only, another] = lines;
  if (!only || another) return undefined;
  const all = only.cells[0] ?? '';
  const found = /^[^:：]{1,40}[:：]/.exec(all)?.[0] ?? '';
  const lead = isTitle(found) ? found : '';
  const tail = countBehind.exec(all)?.[0] ?? '';
  const whole = all.slice(lead.length, all.length - tail.length);
  const pieces = inlineSeparators.map((each) => whole.split(each).map((piece) => piece.trim()));
  const entries = pieces.find((each) => each.length > 2 && each.every((name) => name.length <= maxName));
  if (!entries) return undefined;
  if (lead) leave([{ ...only, text: lead }], 'aboveHead', false);
  if (tail) leave([{ ...only, text: tail }], 'notRead', false);
  const named = entries
    .map((name, at) => ({ line: at + 1, text: name, cells: [unguarded(name)], gap: false, indent: 0 }))
    .filter(({ text: name }) => name !== '');
  return leave(
    named.filter(({ text: name }) => isNoEntry(name)),
    'notRead',
  )(named);
}

/** Takes numbers and bullets off, where most lines have one. A few lines without are no entries. */
function withoutMarks(lines: readonly ListLine[], added: ReadonlySet<number>, leave: Leave): ListLine[] {
  const split = new Map(lines.map((line) => [line, markOf(line.text)]));
  const bare = lines.filter((line) => split.get(line) === undefined);
  const run = runOf(lines, (line) => split.get(line) !== undefined);
  if (bare.length * 2 >= lines.length && !run) return [...lines];
  const others = bare.filter(({ line }) => !added.has(line));
  const isList = run || (lines.length - bare.length > 2 && others.length * 4 <= lines.length);
  const first = lines.find((line) => split.get(line) !== undefined)?.line ?? 0;
  const isAbove = ({ line }: ListLine) => line < first;
  const above = isList ? leave(others.filter(isAbove), 'aboveHead')(lines) : lines;
  const unmarked = others.filter((line) => !isAbove(line));
  const entries = isList ? leave(unmarked, 'unmarked')(above) : lines;
  return entries.map((line) => ({ ...line, cells: [unguarded(split.get(line) ?? line.text)] }));
}

/** Whether all marks stand in one run of three or more lines: the list within a letter. */
function runOf(lines: readonly ListLine[], isMarked: (line: ListLine) => boolean): boolean {
  const first = lines.findIndex(isMarked);
  const last = lines.findLastIndex(isMarked);
  return last - first > 1 && lines.slice(first, last + 1).every(isMarked);
}

/** Ticked or not, before a name. */
const box = /^[✅☑✔⬜◻□☐🔲☒]\ufe0f?\s{0,3}(?=\S)/u;

function markOf(text: string): string | undefined {
  if (text.length > maxName * 4) return undefined;
  const { mark, rest } = splitMark(text.replace(box, ''));
  if (mark !== '' || box.test(text)) return rest;
  return /^\d{1,4}[ \u3000]+(?=\S)/.test(text) ? text.replace(/^\d{1,4}[ \u3000]+/, '') : undefined;
}

/** Leaves free places of a list out: 「（空き）」, `*open*`. */
function withoutNobody(lines: readonly ListLine[], added: ReadonlySet<number>, leave: Leave): ListLine[] {
  const free = lines.filter(({ line, cells: [cell = ''] }) => isNobody(cell) && !added.has(line));
  return free.length < lines.length ? leave(free, 'notRead')(lines) : [...lines];
}

const called = /^(\S.{0,60}?)(?:さん|選手|様|さま)(?:[\s\u3000、,：:→]{1,4}(\S.*))?$/;

/** Takes さん and what is said behind it off, where most names have it and some have more: 「東雲さん　遅れます」. */
function withoutCalls(lines: readonly ListLine[]): readonly ListLine[] {
  const found = lines.map(({ cells: [cell = ''] }) => (cell.length > maxName * 2 ? null : called.exec(cell)));
  const most = found.filter(Boolean).length * 10 >= lines.length * 9;
  if (lines.length < 3 || !most || !found.some((each) => each?.[2])) return lines;
  return lines.map((line, at) => ({
    ...line,
    cells: [found[at]?.[1] ?? line.cells[0] ?? ''],
    rest: found[at]?.[2],
  }));
}
