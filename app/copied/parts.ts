/** Kind of a part of a copied text, by its looks alone. */
export type PartKind =
  | 'blank'
  | 'email'
  | 'url'
  | 'timestamp'
  | 'mention'
  | 'snowflake'
  | 'roundedId'
  | 'handle'
  | 'count'
  | 'number'
  | 'words';

const time = '\\d{1,2}[:：]\\d{2}(?:[:：]\\d{2})?(?:\\s*[ap]m)?';
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?';
const dayName = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?|[月火水木金土日]曜日?';
const weekday = `(?:(?:${dayName})\\s)?`;
const inWords = `${weekday}(?:\\d{1,2}\\s${month}|${month}\\s\\d{1,2})(?:,?\\s\\d{4})?`;
const inDigits =
  '\\d{4}[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?|\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}|\\d{1,2}月\\d{1,2}日|\\d{1,2}/\\d{1,2}';
const date = `(?:${inWords}|${inDigits}|今日|昨日|today(?: at)?|yesterday(?: at)?)`;
const kinds: readonly (readonly [PartKind, RegExp])[] = [
  ['blank', /^\s*$/],
  ['email', /^[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}$/i],
  ['url', /^(?:https?:\/\/|www\.)\S+$/i],
  [
    'timestamp',
    new RegExp(
      `^(?:${date}(?:\\s?\\(.\\))?(?:[\\sT]{0,2}(?:午前|午後)?\\s?${time}\\S{0,6})?|(?:${dayName})\\s${time}|${time})$`,
      'i',
    ),
  ],
  ['mention', /^<@[!&]?\d{15,21}>$/],
  // Excel shows long numbers as 1.23457E+17 and keeps 15 digits.
  ['roundedId', /^\d(?:\.\d+)?e\+?1\d$|^\d{14,17}000$/i],
  ['snowflake', /^\d{17,20}$/],
  ['handle', /^@[\w.]{2,37}$|^[\w.]{2,32}#(?:\d{4}|0)$/],
  [
    'count',
    /^(?:計|全|合計)?\s*\d{1,5}\s*(?:\/\s*\d{1,5}\s*)?(?:人|名|players?|entrants?)$|^\d{1,5}\s*\/\s*\d{1,5}$/i,
  ],
  ['number', /^[#(]?\d{1,5}[.):]?$/],
];

/** UTF-16 code units: patterns are not tried on more. */
const maxPartLength = 300;

/** Tells the kind of a part by its looks. `timestamp` includes a date alone; `roundedId` lost its last digits. */
export function kindOfPart(part: string): PartKind {
  if (part.length > maxPartLength) return 'words';
  const plain = part.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'words';
}
