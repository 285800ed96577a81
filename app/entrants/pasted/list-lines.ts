import { withoutInvisible } from '~/copied/marks';
import { unguarded } from '~/text/write-csv';
import type { ListLine } from './records';

/** UTF-16 code units. */
const maxMentions = 4000;

/** Splits a list into its filled lines, without what a chat adds to each. */
export function linesOf(whole: string): ListLine[] {
  const lines: ListLine[] = [];
  let gap = false;
  for (const [index, raw] of whole.split('\n').entries()) {
    const text = raw.trim();
    const isBlank = withoutInvisible(text).trim() === '' && text === '';
    const indent = raw.length - raw.trimStart().length;
    for (const each of isBlank ? [] : mentionsIn(text))
      lines.push({ line: index + 1, text: each, cells: [unguarded(each)], gap, indent });
    gap = isBlank;
  }
  return withoutDress(lines);
}

const mentions = /^@[^,、@]{1,60}(?:[,、]\s?@[^,、@]{1,60})+$/;

/** Splits a line of several mentions, as polls list those who voted. Where some are not Latin, none is a handle. */
function mentionsIn(text: string): string[] {
  if (text.length > maxMentions || !mentions.test(text)) return [text];
  const each = text.split(/[,、]\s?/);
  return each.some((name) => /[^ -~]/.test(name)) ? each.map((name) => name.slice(1)) : each;
}

/** Whether display names are called by `@`, as in a bot's list. A handle is Latin, and stands below a name. */
function areCalled(lines: readonly ListLine[]): boolean {
  const called = lines.filter(({ text }) => /^@\S.{0,60}$/.test(text));
  const display = called.filter(({ text }) => /^@[^ -~]/.test(text));
  return called.length > 2 && display.length * 4 >= called.length;
}

/** Takes off what every entry of a list wears in a chat: an at sign before a display name, bold. */
function withoutDress(lines: readonly ListLine[]): ListLine[] {
  const isMost = (is: (text: string) => boolean) =>
    lines.filter(({ text }) => is(text)).length * 3 > lines.length * 2;
  const isCalled = isMost((text) => /^@[^ -~]/.test(text)) || areCalled(lines);
  const isBold = isMost((text) => /\*\*[^*]+\*\*/.test(text));
  if (!isCalled && !isBold) return [...lines];
  return lines.map((line) => {
    const called = isCalled ? line.text.replace(/^@(?=\S)/, '') : line.text;
    const text = isBold ? called.replaceAll('**', '') : called;
    return { ...line, text, cells: [unguarded(text)] };
  });
}
