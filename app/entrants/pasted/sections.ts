import type { ListLine } from './records';

const framed =
  /^(?:【[^】]{1,60}】|\[[^\]]{1,60}\]|［[^］]{1,60}］|[■◆▼●○□◇].{1,60}|#{1,4}\s.{1,60}|<[^<>@]{1,60}>)$/u;
const waiting = /キャンセル待ち|補欠|繰り?上げ待ち|wait(?:ing)?\s?list|reserves?\b/i;

interface Sections {
  headings: ReadonlySet<ListLine>;
  /** Lines below a heading of a waiting list. */
  waiting: ReadonlySet<ListLine>;
}

/** Finds the headings of a list in parts, 【キャンセル待ち】 or a table's number above its indented players. */
export function sectionsIn(lines: readonly ListLine[]): Sections {
  const headings = new Set([...parentsIn(lines), ...framesIn(lines)]);
  const waits = new Set<ListLine>();
  let isWaiting = false;
  for (const line of lines) {
    if (headings.has(line) || waiting.test(line.text)) isWaiting = waiting.test(line.text);
    else if (isWaiting) waits.add(line);
  }
  // A list of nothing else is the list of those who wait.
  return { headings, waiting: waits.size + headings.size < lines.length ? waits : new Set() };
}

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
