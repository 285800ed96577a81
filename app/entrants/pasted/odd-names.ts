import { isAbsentAlone, isNobody } from './absence';
import { isNoEntry, isSentence, isStatus, isTitle } from './aside';
import { columnMeaningOf } from './entrant-heads';

const maxNameLength = 200;
/** Parts that names rarely have: an address, a handle, a time, a date, a count, a price, a phone number, a label. */
const foreignPart =
  /https?:|\w@\w{1,63}\.\w|(?:^|\s)[@＠]\w|\d[:：]\d{2}|\d{4}[-/年]\d|\d月\d{1,2}日|\d\s?(?:人|名|件|票|円)|\(\d+\)|（\d+）|[¥￥$€]\s?\d|\d[\d\s-]{7}|[:：;；]\s?\S|[:：]$|[→←※]|\s[-–—]\s\d|^[=#>]|[、，]|,(?:\s|$)/;
const role =
  /[[(（【](?:運営|主催|スタッフ|司会|審判|実況|解説|staff|host|organi[sz]er|admin|mod|judge|caster)|^(?:運営|主催者?|スタッフ|未定|なし|none|staff|host|organi[sz]er|admin|bot)$/i;
const talk =
  /(?:ます|です|ました|でした|ません|下さい|ください|よろしく|お願い|了解|とのこと|あり|希望)[^\p{L}\p{N}]*$|\b(?:i['’]m|i am|i['’]ll|count me|please|thanks?|thank you|sorry|can['’]?t|don['’]t|sent from|regards|if you|who['’]s|reply|joined|added)\b/iu;
const maxWords = 4;
const plainNumber = /^[\d\s.,-]+$/;
const inBrackets = /\S\s?[(（][^()（）]{2,40}[)）]$/;
const framed = /^(?:【.*】|\[.*\]|[■◆▼●□◇].*)$/u;
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

const closers: Record<string, string> = { ')': '(', '）': '（', ']': '[', '】': '【', '」': '「' };

/** Whether a bracket of it is elsewhere: a line was cut within. */
function isCut(name: string): boolean {
  const open: string[] = [];
  for (const letter of name) {
    if ('(（[【「'.includes(letter)) open.push(letter);
    else if (closers[letter] && open.pop() !== closers[letter]) return true;
  }
  return open.length > 0;
}

const looksOdd = (name: string) =>
  foreignPart.test(name) ||
  role.test(name) ||
  (name.length > 5 && talk.test(name)) ||
  name.split(/\s+/).length > maxWords ||
  isCut(name) ||
  isAbsentAlone(name) ||
  isNobody(name) ||
  columnMeaningOf(name) !== undefined ||
  isNoEntry(name) ||
  isSentence(name) ||
  isStatus(name) ||
  isTitle(name);

/** Finds names that may hold more than a name, or be none. They are taken, and staff are asked to look. */
export function oddNamesIn(names: readonly string[]): (name: string) => boolean {
  const short = names.filter((name) => name.length <= maxNameLength);
  const ends = partsOfMany(short, endPart);
  const starts = partsOfMany(short, startPart);
  const isRare = (pattern: RegExp, share: number) =>
    short.filter((name) => pattern.test(name)).length < short.length * share;
  const rare = [
    ...(isRare(plainNumber, 0.5) ? [plainNumber] : []),
    ...(isRare(inBrackets, 0.9) ? [inBrackets] : []),
    ...(isRare(framed, 0.9) ? [framed] : []),
  ];
  const usual = [...short].sort((a, b) => a.length - b.length)[Math.floor(short.length / 2)]?.length ?? 0;
  return (name) =>
    name.length > maxNameLength ||
    name.length > Math.max(20, usual * 3) ||
    looksOdd(name) ||
    rare.some((pattern) => pattern.test(name)) ||
    ends.has(endPart.exec(name)?.[1] ?? '') ||
    starts.has(startPart.exec(name)?.[1] ?? '');
}
