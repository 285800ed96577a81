import { unguarded } from '~/text/write-csv';
import { isNoEntry, isTitle } from './aside';
import { chatIn } from './chat';
import { isHandleLine, isTimeLine } from './page-words';
import { asideOf, type List } from './reading';
import type { ListLine } from './records';
import { outOf } from './talk';

const maxSize = 8;

/** Posts of a page, each with a line of its handle or time: the name stands before the handle, or begins the post. */
export function postsIn(
  lines: readonly ListLine[],
  handleField: 'discordId' | 'twitterId',
  added: ReadonlySet<number>,
): List | undefined {
  const handles = placesOf(lines, isHandleLine);
  const times = placesOf(lines, isTimeLine);
  const isWeb = handles.length > 1 && times.length > 0;
  const anchors = handles.length > 1 ? handles : times;
  const others = lines.length - anchors.length;
  const isRegular = anchors === handles || anchors.length > 2 || others <= anchors.length * 3;
  if (anchors.length < 2 || !isRegular || others < anchors.length || others > anchors.length * maxSize)
    return undefined;
  const names =
    handles.length > 1 || times.at(-1) !== lines.length - 1
      ? anchors.map((at) => at - 1)
      : startsOf(lines, anchors);
  const taken = new Set(anchors);
  if (names.some((at) => at < 0 || taken.has(at))) return undefined;
  const words = names.map((at, index) =>
    lines
      .slice(at + 1, names[index + 1] ?? lines.length)
      .map(({ text }) => text)
      .join('\n'),
  );
  const out = outOf(words);
  const isOut = names.map((at, index) => !added.has(lines[at]?.line ?? 0) && out[index]);
  const rows = names.flatMap((at, index) => {
    if (isOut[index]) return [];
    const name = lines[at] as ListLine;
    const anchor = lines[anchors[index] as number] as ListLine;
    const handle = isHandleLine(anchor.text) ? anchor.text.replace('@', '') : '';
    return [{ line: name.line, text: name.text, cells: [unguarded(name.text), unguarded(handle)] }];
  });
  const used = new Set([
    ...names.filter((_, index) => !isOut[index]),
    ...(handles.length > 1 ? handles : []),
  ]);
  const left = lines.filter((_, at) => !used.has(at));
  const own = left.filter(({ line }) => added.has(line));
  const aside = left.filter(({ line }) => !added.has(line));
  // 「すずらん (@suzuran)」 above its time.
  const chat = handles.length > 1 ? undefined : chatIn(rows, handleField);
  if (chat && own.length === 0)
    return { ...chat, aside: aside.map((line) => asideOf(line, 'notRead', true)) };
  return {
    given: ['name', handles.length > 1 ? (isWeb ? 'twitterId' : handleField) : 'unused'],
    lines: [...rows, ...own.map((line) => ({ ...line, cells: [unguarded(line.text), ''] }))].sort(
      (a, b) => a.line - b.line,
    ),
    aside: aside.map((line) => asideOf(line, 'notRead', true)),
  };
}

const placesOf = (lines: readonly ListLine[], is: (text: string) => boolean) =>
  lines.flatMap(({ text }, at) => (is(text) ? [at] : []));

/** First lines of posts that end with their time. Titles above the first have no usual length. */
function startsOf(lines: readonly ListLine[], ends: readonly number[]): number[] {
  const sizes = ends.slice(1).map((end, at) => end - (ends[at] ?? 0));
  const usual = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 1;
  const first = lines.findIndex(({ text }) => !isTitle(text) && !isNoEntry(text));
  const start = Math.max(first, (ends[0] ?? 0) - usual + 1);
  return [start, ...ends.slice(0, -1).map((end) => end + 1)];
}
