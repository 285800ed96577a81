import { isNoEntry, isSentence, isStatus, isTitle } from './aside';

const maxNameLength = 200;
/** Parts that names rarely have: an address, a handle, a time or date, a count of people. */
const foreignPart =
  /https?:|\w@\w{1,63}\.\w|(?:^|\s)[@＠]\w|\d[:：]\d{2}|\d{4}[-/年]\d|\d月\d{1,2}日|\d\s?(?:人|名|件|票)|\(\d+\)|（\d+）/;
const maxWords = 4;
const plainNumber = /^[\d\s.,-]+$/;
const inBrackets = /\S\s?[(（][^()（）]{2,40}[)）]$/;
const endPart = /[\s\u3000/／|｜:：·•,、(（[【<\-–—]([^\s\u3000/／|｜:：·•,、(（[【<\-–—]{1,40})$/;
const startPart = /^([^\s\u3000/／|｜:：·•,、)）\]】>\-–—]{1,40})[\s\u3000/／|｜:：·•,、)）\]】>\-–—]/;

/** Parts that many names begin or end with: they are rather about the entries than in the names. */
function partsOfMany(names: readonly string[], pattern: RegExp): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const part = pattern.exec(name)?.[1];
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const least = Math.max(3, names.length / 4);
  return new Set([...counts].flatMap(([part, count]) => (count >= least ? [part] : [])));
}

/** Finds names that may hold more than a name, or be none. They are taken, and staff are asked to look. */
export function oddNamesIn(names: readonly string[]): (name: string) => boolean {
  const short = names.filter((name) => name.length <= maxNameLength);
  const ends = partsOfMany(short, endPart);
  const starts = partsOfMany(short, startPart);
  const bracketed = short.filter((name) => inBrackets.test(name)).length;
  const numbers = short.filter((name) => plainNumber.test(name)).length;
  return (name) =>
    name.length > maxNameLength ||
    foreignPart.test(name) ||
    name.split(/\s+/).length > maxWords ||
    isNoEntry(name) ||
    isSentence(name) ||
    isStatus(name) ||
    isTitle(name) ||
    (numbers * 2 < names.length && plainNumber.test(name)) ||
    (bracketed * 10 < names.length * 9 && inBrackets.test(name)) ||
    ends.has(endPart.exec(name)?.[1] ?? '') ||
    starts.has(startPart.exec(name)?.[1] ?? '');
}
